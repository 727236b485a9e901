import { formatMonthDay, kstDateOf, kstTimeOf } from "@todayfruit/domain/calendar/kst";
import { arrivalsOfProducts } from "@todayfruit/domain/delivery/write-arrival-texts";
import type { EventTemplate } from "@todayfruit/domain/messages/message-routes-and-outcomes";
import { refundAmountText } from "@todayfruit/domain/messages/refund-amount-text";
import { refundMethodText } from "@todayfruit/domain/messages/refund-method-text";
import {
  ARRIVAL_NOT_KNOWN,
  DISPATCH_NOT_KNOWN,
} from "@todayfruit/domain/messages/undated-message-summary-texts";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { orderName } from "@todayfruit/domain/orders/order-name";
import type { Tx } from "../../db/database.ts";
import { bankName } from "../../gateways/payments/bank-codes-and-names.ts";
import type { Services } from "../../http/handler-context-types.ts";
import { type NewEvent, recordEventToNotifyMember } from "../messages/record-event-to-notify-member.ts";
import { buildReviewInvitation } from "./build-review-invitation.ts";
import type { NotifiedOrder, NotifiedProduct, OrderUpdate } from "./due-order-notices.repository.ts";
import { changeKey, movedArrivalOf } from "./format-and-group-moved-arrivals.ts";

type News = { kind: OrderUpdate; orderId: number; order: NotifiedOrder; products: NotifiedProduct[] };
type Told<N extends EventTemplate> = Pick<NewEvent<N>, "template" | "variables" | "usefulUntil"> & {
  key: string;
  href?: string;
};

/** Notifies the buyer of one kind of news about products of an order. */
export async function notifyBuyerOfOrderUpdate(services: Services, tx: Tx, news: News): Promise<void> {
  const { kind, orderId, order, products } = news;
  const about = { 주문번호: order.number, 상품: namesOf(products) };
  const tell = <N extends EventTemplate>({ key, ...told }: Told<N>) =>
    recordEventToNotifyMember<N>(tx, services.rules.shopName, {
      href: `/orders/${orderId}`,
      ...told,
      userId: order.user_id,
      phone: order.phone,
      image: products[0]?.buyer_image ?? null,
      key: `order ${orderId} ${key}`,
      subject: `order ${orderId}`,
      now: services.now(),
    });
  const paid = { ...about, 이름: order.name, 금액: `${groupDigits(order.price)}원` };
  const first = products[0]?.id ?? 0;
  switch (kind) {
    case "paid":
      await tell({
        key: "paid",
        template: "ORDER_PAID",
        variables: { ...paid, 출고예정일: formatMonthDay(order.ships_on), 도착예정일: arrivalsOf(products) },
      });
      return;
    case "deposited":
      // The key contains the time, because a deposit can be reversed by the bank and made again.
      await tell({
        key: `deposited ${order.approved_at?.getTime()}`,
        template: "DEPOSIT_OK",
        variables: { ...paid, 도착예정일: arrivalsOf(products) },
      });
      return;
    case "account": {
      const account = accountOf(order);
      if (account)
        await tell({ key: "account", template: "VBANK_ISSUED", variables: { ...about, ...account } });
      return;
    }
    case "lapsed":
      await tell({ key: "lapsed", template: "VBANK_EXPIRED", variables: about });
      return;
    case "delayed":
      for (const [at, own] of Map.groupBy(products, ({ delayed_at }) => delayed_at)) {
        const variables = { ...about, 상품: namesOf(own), ...delayOf(own[0]), ...movedArrivalOf(own[0]) };
        const key = `delayed ${own[0]?.id} ${Date.parse(at ?? "") || 0}`;
        await tell({ key, template: "ORDER_DELAYED", variables });
      }
      return;
    case "shipped":
      for (const [invoice, own] of Map.groupBy(products, ({ invoice_number }) => invoice_number)) {
        const parcel = {
          택배사: own[0]?.carrier ?? "",
          송장번호: invoice ?? "",
          도착예정일: arrivalsOf(own),
        };
        const variables = { ...about, 상품: namesOf(own), ...parcel };
        await tell({ key: `shipped ${own[0]?.id}`, template: "ORDER_SHIPPED", variables });
      }
      return;
    case "arrival_changed":
      for (const [change, own] of Map.groupBy(products, changeKey)) {
        const variables = {
          ...about,
          상품: namesOf(own),
          사유: own[0]?.promise_change?.reason ?? "",
          ...movedArrivalOf(own[0]),
        };
        const key = `arrival ${own[0]?.id} ${change}`;
        await tell({ key, template: "ORDER_ARRIVAL_CHANGED", variables });
      }
      return;
    case "delivered": {
      const key = `delivered ${first}`;
      const offer = order.is_guest ? null : await buildReviewInvitation(tx, products);
      if (!offer) await tell({ key, template: "ORDER_DELIVERED", variables: about });
      else
        await tell({
          key,
          template: "ORDER_DELIVERED_REVIEW",
          ...offer,
          variables: { ...about, ...offer.variables },
        });
      return;
    }
    case "stock_out": {
      const variables = { ...about, 환불: refundAmountText(backOf(products)) };
      await tell({ key: `stock out ${first}`, template: "STOCK_OUT_REFUND", variables });
      return;
    }
    case "cancelled": {
      const back = backOf(products);
      const variables = {
        ...about,
        환불: refundAmountText(back),
        환불수단: refundMethodText(order.method, back),
      };
      await tell({ key: `cancelled ${first}`, template: "ORDER_CANCELLED", variables });
    }
  }
}

function namesOf(products: readonly NotifiedProduct[]): string {
  return orderName([...new Set(products.map(({ buyer_name }) => buyer_name))]);
}

/** Returns the bank account and the deadline of a deposit; `null` when the account is closed already. */
function accountOf({ bank_code, account_number, account_owner, due_at, price }: NotifiedOrder) {
  if (bank_code === null || account_number === null || due_at === null) return null;
  const due = due_at.toISOString();
  return {
    은행: bankName(bank_code),
    계좌번호: account_number,
    예금주: account_owner ?? "",
    금액: `${groupDigits(price)}원`,
    입금기한: `${formatMonthDay(kstDateOf(due))} ${kstTimeOf(due)}까지`,
  };
}

function delayOf(product: NotifiedProduct | undefined): { 사유: string; 출고일: string } {
  const day = product?.ships_on;
  return {
    사유: product?.delay ?? "준비가 늦어지고 있어요",
    출고일: day ? formatMonthDay(day) : DISPATCH_NOT_KNOWN,
  };
}

function arrivalsOf(products: readonly NotifiedProduct[]): string {
  const promised = products.flatMap(({ name, promise }) => (promise === null ? [] : { name, ...promise }));
  return promised.length < products.length ? ARRIVAL_NOT_KNOWN : arrivalsOfProducts(promised);
}

/** Sums the refunds of the cancels of these products, each cancel once. */
function backOf(products: readonly NotifiedProduct[]): { money: number; points: number } {
  const cancels = new Map(products.map((product) => [product.cancellation_id, product]));
  const all = [...cancels.values()];
  return {
    money: all.reduce((sum, { money }) => sum + (money ?? 0), 0),
    points: all.reduce((sum, { points }) => sum + (points ?? 0), 0),
  };
}
