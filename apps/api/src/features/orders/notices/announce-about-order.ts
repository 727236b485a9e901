import type { EventTemplate } from "@todayfruit/domain/messages/message-routes-and-outcomes";
import { orderName } from "@todayfruit/domain/orders/order-name";
import type { Runner } from "../../../db/database.ts";
import type { Services } from "../../../http/handler-context-types.ts";
import {
  type OwnVariables,
  recordEventToNotifyMember,
} from "../../messages/record-event-to-notify-member.ts";
import { findOrderRecipient } from "./order-notice-recipient.repository.ts";

/** Templates that name an order and products of it. */
type OrderTemplate = {
  [N in EventTemplate]: "주문번호" | "상품" extends keyof OwnVariables<N> ? N : never;
}[EventTemplate];

type OrderNotice<N extends OrderTemplate> = {
  orderId: number;
  /** `orderItemProducts[].id` that the notice is about. */
  productIds: readonly number[];
  template: N;
  /** Variables besides the number of the order and the names of the products. */
  variables: Omit<OwnVariables<N>, "주문번호" | "상품">;
  /** Deduplication key after `order 12 `, e.g. `return 3 denied`. */
  key: string;
  /** Linked page; defaults to the order. */
  href?: string;
};

/**
 * Announces something about products of an order to its buyer, member or guest, within the transaction that caused it:
 * at the phone of the order for a guest, with the picture of the first product and a link.
 *
 * @returns whether it is new
 */
export async function announceAboutOrder<N extends OrderTemplate>(
  tx: Runner,
  { rules, now }: Pick<Services, "rules" | "now">,
  { orderId, productIds, template, variables, key, href = `/orders/${orderId}` }: OrderNotice<N>,
): Promise<boolean> {
  const recipient = await findOrderRecipient(tx, orderId, productIds);
  if (!recipient) throw new Error("An order has a buyer");
  const about = { 주문번호: recipient.number, 상품: orderName(recipient.product_names) };
  return recordEventToNotifyMember<N>(tx, rules.shopName, {
    template,
    userId: recipient.user_id,
    phone: recipient.phone,
    image: recipient.image,
    variables: { ...variables, ...about } as unknown as OwnVariables<N>,
    href,
    key: `order ${orderId} ${key}`,
    subject: `order ${orderId}`,
    now: now(),
  });
}
