import { orderName } from "@todayfruit/domain/orders/order-name";
import type { Tx } from "../../db/database.ts";
import { linkOf } from "../../features/gifts/link.presenter.ts";
import type { OrderNews, ToldProduct } from "../../features/messages/order-notices.repository.ts";
import { addNotice } from "../../features/messages/outbox.repository.ts";
import { findGift, type GiftRow } from "../../features/payments/gifts/gifts.repository.ts";
import { tellSender } from "../../features/payments/gifts/notices.ts";
import type { Services } from "../../http/context.ts";

/** Notifies receivers of gifts about dispatch and delivery, at the number they entered, and senders about delivery. */
export async function tellOfGifts(
  services: Services,
  tx: Tx,
  kind: OrderNews,
  products: readonly ToldProduct[],
): Promise<void> {
  if (kind !== "shipped" && kind !== "delivered") return;
  for (const [giftId, own] of Map.groupBy(products, ({ gift_to_id }) => gift_to_id)) {
    const gift = giftId === null ? null : await findGift(tx, giftId);
    if (!gift?.address) continue;
    if (kind === "shipped") await tellOnItsWay(services, tx, gift, own);
    else if (gift.status === "delivered") await tellItIsThere(services, tx, gift);
  }
}

async function tellOnItsWay(
  services: Services,
  tx: Tx,
  gift: GiftRow,
  products: readonly ToldProduct[],
): Promise<void> {
  for (const [invoice, own] of Map.groupBy(products, ({ invoice_number }) => invoice_number)) {
    await tellReceiver(services, tx, gift, `shipped ${own[0]?.id}`, {
      template: "GIFT_SHIPPED",
      variables: {
        상품: orderName(own.map(({ name }) => name)),
        택배사: own[0]?.carrier ?? "",
        송장번호: invoice ?? "",
      },
    });
  }
}

async function tellItIsThere(services: Services, tx: Tx, gift: GiftRow): Promise<void> {
  const variables = { 상품: orderName(gift.product_names) };
  await tellReceiver(services, tx, gift, "delivered", { template: "GIFT_DELIVERED", variables });
  const now = services.now();
  await tellSender(services, tx, gift, { template: "GIFT_DELIVERED_SENDER", own: {}, now });
}

type Notice =
  | { template: "GIFT_SHIPPED"; variables: { 상품: string; 택배사: string; 송장번호: string } }
  | { template: "GIFT_DELIVERED"; variables: { 상품: string } };

async function tellReceiver(
  { sealing, rules, now }: Services,
  tx: Tx,
  gift: GiftRow,
  event: string,
  notice: Notice,
): Promise<void> {
  const common = { 상호: rules.shopName, 보낸이: gift.sender_name, 링크: linkOf(rules, gift).link };
  const about = {
    to: gift.address?.phone ?? "",
    key: `gift ${gift.id} ${event}`,
    subject: `gift ${gift.id}`,
    now: now(),
  };
  await (notice.template === "GIFT_SHIPPED"
    ? addNotice(tx, sealing, {
        ...about,
        template: notice.template,
        variables: { ...common, ...notice.variables },
      })
    : addNotice(tx, sealing, {
        ...about,
        template: notice.template,
        variables: { ...common, ...notice.variables },
      }));
}
