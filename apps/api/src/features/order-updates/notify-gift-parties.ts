import { orderName } from "@todayfruit/domain/orders/order-name";
import type { Tx } from "../../db/database.ts";
import type { Services } from "../../http/handler-context-types.ts";
import { deriveGiftLink } from "../gift-links/derive-gift-link.ts";
import { findGift, type GiftRow } from "../gifts/gifts.repository.ts";
import { notifySender } from "../gifts/notify-gift-sender-or-receiver.ts";
import { addNotice } from "../messages/outbox.repository.ts";
import type { NotifiedProduct, OrderUpdate } from "./due-order-notices.repository.ts";
import { changeKey, movedArrivalOf } from "./format-and-group-moved-arrivals.ts";

/**
 * Notifies receivers of gifts about a moved arrival, dispatch and delivery, at the number they entered, and senders about
 * delivery, and about the swap of a gift that has arrived.
 */
export async function notifyGiftParties(
  services: Services,
  tx: Tx,
  kind: OrderUpdate,
  products: readonly NotifiedProduct[],
): Promise<void> {
  if (!TOLD.includes(kind)) return;
  for (const [giftId, own] of Map.groupBy(products, ({ gift_id }) => gift_id)) {
    const gift = giftId === null ? null : await findGift(tx, giftId);
    if (!gift?.address) continue;
    if (kind === "shipped") await notifyOfShipment(services, tx, gift, own);
    else if (kind !== "delivered") await notifyOfMovedArrival(services, tx, gift, own);
    else if (gift.status === "delivered") await notifyOfGiftDelivery(services, tx, gift);
  }
}

const TOLD: readonly OrderUpdate[] = ["shipped", "delivered", "delayed", "arrival_changed"];

async function notifyOfMovedArrival(
  services: Services,
  tx: Tx,
  gift: GiftRow,
  products: readonly NotifiedProduct[],
): Promise<void> {
  for (const [change, own] of Map.groupBy(products, changeKey)) {
    const [first] = own;
    await notifyReceiver(services, tx, gift, `moved ${first?.id} ${first?.delayed_at ?? ""} ${change}`, {
      template: "GIFT_ARRIVAL_CHANGED",
      variables: {
        상품: orderName(own.map(({ name }) => name)),
        사유: first?.delay ?? first?.promise_change?.reason ?? "",
        ...movedArrivalOf(first),
      },
    });
  }
}

async function notifyOfShipment(
  services: Services,
  tx: Tx,
  gift: GiftRow,
  products: readonly NotifiedProduct[],
): Promise<void> {
  for (const [invoice, own] of Map.groupBy(products, ({ invoice_number }) => invoice_number)) {
    await notifyReceiver(services, tx, gift, `shipped ${own[0]?.id}`, {
      template: "GIFT_SHIPPED",
      variables: {
        상품: orderName(own.map(({ name }) => name)),
        택배사: own[0]?.carrier ?? "",
        송장번호: invoice ?? "",
      },
    });
  }
}

async function notifyOfGiftDelivery(services: Services, tx: Tx, gift: GiftRow): Promise<void> {
  const variables = { 상품: orderName(gift.product_names) };
  await notifyReceiver(services, tx, gift, "delivered", { template: "GIFT_DELIVERED", variables });
  const now = services.now();
  const swap = gift.swap?.taken_back_at === null ? gift.swap : null;
  if (swap) {
    const own = { 보낸상품: swap.from_name };
    await notifySender(services, tx, gift, { template: "GIFT_SWAPPED_SENDER", own, now });
  } else {
    await notifySender(services, tx, gift, { template: "GIFT_DELIVERED_SENDER", own: {}, now });
  }
}

type Notice =
  | {
      template: "GIFT_ARRIVAL_CHANGED";
      variables: { 상품: string; 사유: string; 이전도착일: string; 도착예정일: string };
    }
  | { template: "GIFT_SHIPPED"; variables: { 상품: string; 택배사: string; 송장번호: string } }
  | { template: "GIFT_DELIVERED"; variables: { 상품: string } };

async function notifyReceiver(
  { sealing, rules, now }: Services,
  tx: Tx,
  gift: GiftRow,
  event: string,
  notice: Notice,
): Promise<void> {
  const common = { 상호: rules.shopName, 보낸이: gift.sender_name, 링크: deriveGiftLink(rules, gift).link };
  const about = {
    to: gift.address?.phone ?? "",
    key: `gift ${gift.id} ${event}`,
    subject: `gift ${gift.id}`,
    now: now(),
  };
  if (notice.template === "GIFT_SHIPPED") {
    const { template, variables } = notice;
    await addNotice(tx, sealing, { ...about, template, variables: { ...common, ...variables } });
  } else if (notice.template === "GIFT_DELIVERED") {
    const { template, variables } = notice;
    await addNotice(tx, sealing, { ...about, template, variables: { ...common, ...variables } });
  } else {
    const { template, variables } = notice;
    await addNotice(tx, sealing, { ...about, template, variables: { ...common, ...variables } });
  }
}
