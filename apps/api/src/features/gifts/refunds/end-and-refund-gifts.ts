import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../../db/database.ts";
import type { Services } from "../../../http/handler-context-types.ts";
import {
  listPurchasedProducts,
  type OrderRow,
  type PurchasedProduct,
} from "../../cancellations/cancellable-orders.repository.ts";
import { executeApprovedCancellation } from "../../cancellations/execute-cancellation.ts";
import {
  type CancellationPlan,
  type PaymentRefusal,
  refundFor,
} from "../../cancellations/plan-cancellation.ts";
import { dropMessagesOf } from "../../messages/outbox.repository.ts";
import { type GiftEnd, writeEnd } from "../gifts.repository.ts";
import { subjectOf } from "../notify-gift-sender-or-receiver.ts";
import { addPendingGiftRefund } from "./pending-gift-refunds.repository.ts";

/** Amount refunded to the sender, in 원 and points. */
export type GivenBack = { money: number; points: number };

/**
 * Ends gifts of a locked order: writes their status, drops their unsent messages, and refunds their part to the sender
 * as any cancel does. When the payment method cannot be refunded now, the gift still ends and its part is recorded as
 * owed.
 *
 * @returns `null`: the refund is owed
 */
export async function endGifts(
  services: Services,
  tx: Tx,
  { order, giftIds, end }: { order: OrderRow; giftIds: readonly number[]; end: GiftEnd },
): Promise<GivenBack | null> {
  const now = services.now();
  await writeEnd(tx, giftIds, end, now);
  for (const id of giftIds) await dropMessagesOf(tx, subjectOf({ id }), now);
  const back = await refundGifts(services, tx, { order, giftIds, end });
  if (back.ok) return back.value;
  for (const id of giftIds) await addPendingGiftRefund(tx, id, now);
  return null;
}

/** Refunds the part of ended gifts to its payer. */
export async function refundGifts(
  { now }: Services,
  tx: Tx,
  { order, giftIds, end }: { order: OrderRow; giftIds: readonly number[]; end: Pick<GiftEnd, "to"> },
): Promise<Result<GivenBack, PaymentRefusal>> {
  const products = await listPurchasedProducts(tx, order.id);
  const chosen = products.filter((product) => isOpenPartOf(product, giftIds));
  if (chosen.length === 0) return ok({ money: 0, points: 0 });
  const refund = await refundFor(tx, order, { products, chosen, now: now() });
  if (!refund.ok) return refuse(refund.code);
  const plan: CancellationPlan = { withdrawing: "at-once", order, products, chosen, refund: refund.value };
  await executeApprovedCancellation(tx, plan, { to: "withdraw_complete", ...WHY[end.to] }, now());
  return ok({ money: refund.value.money, points: refund.value.points });
}

/** Reasons shown to the sender on the order. A receiver's own words are not passed to the payment provider. */
const WHY = {
  declined: { actor: "shop", reason: "받는 분이 선물을 받지 않았어요" },
  expired: { actor: "shop", reason: "받는 분이 기한까지 주소를 적지 않았어요" },
  withdrawn: { actor: "buyer", reason: "보낸 분이 선물을 취소했어요" },
} as const;

/** Returns whether a product belongs to one of these gifts, is paid and not dispatched. */
function isOpenPartOf(product: PurchasedProduct, giftIds: readonly number[]): boolean {
  return product.gift_id !== null && giftIds.includes(product.gift_id) && product.status === "paid";
}
