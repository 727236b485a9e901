import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../../db/database.ts";
import type { Services } from "../../../http/context.ts";
import { dropMessagesOf } from "../../messages/outbox.repository.ts";
import { giveBack } from "../withdrawals/carry-out.ts";
import { type PaymentRefusal, refundFor, type WithdrawalPlan } from "../withdrawals/plan-withdrawal.ts";
import {
  type BoughtProduct,
  listBoughtProducts,
  type OrderRow,
} from "../withdrawals/withdrawals.repository.ts";
import { type GiftEnd, writeEnd } from "./gifts.repository.ts";
import { subjectOf } from "./notices.ts";
import { addRefundDue } from "./refunds-due.repository.ts";

/** What came back to the sender, in 원 and points. */
export type GivenBack = { money: number; points: number };

/**
 * Ends gifts of a locked order that nobody will get: their state first, then what was paid for them goes back to the
 * sender, by the same way as any cancel. Where the means of payment takes nothing back now, the gift ends all the same and
 * its part is owed until it can go.
 *
 * @returns `null`: it is owed
 */
export async function endGifts(
  services: Services,
  tx: Tx,
  { order, giftIds, end }: { order: OrderRow; giftIds: readonly number[]; end: GiftEnd },
): Promise<GivenBack | null> {
  const now = services.now();
  await writeEnd(tx, giftIds, end, now);
  for (const id of giftIds) await dropMessagesOf(tx, subjectOf({ id }), now);
  const back = await giveGiftsBack(services, tx, { order, giftIds, end });
  if (back.ok) return back.value;
  for (const id of giftIds) await addRefundDue(tx, id, now);
  return null;
}

/** The part of gifts that have ended goes back to who paid for it. */
export async function giveGiftsBack(
  { now }: Services,
  tx: Tx,
  { order, giftIds, end }: { order: OrderRow; giftIds: readonly number[]; end: Pick<GiftEnd, "to"> },
): Promise<Result<GivenBack, PaymentRefusal>> {
  const products = await listBoughtProducts(tx, order.id);
  const chosen = products.filter((product) => isOpenPartOf(product, giftIds));
  if (chosen.length === 0) return ok({ money: 0, points: 0 });
  const refund = await refundFor(tx, order, { products, chosen, now: now() });
  if (!refund.ok) return refuse(refund.code);
  const plan: WithdrawalPlan = { withdrawing: "at-once", order, products, chosen, refund: refund.value };
  await giveBack(tx, plan, { to: "withdraw_complete", ...WHY[end.to] }, now());
  return ok({ money: refund.value.money, points: refund.value.points });
}

/** As the sender reads it on the order; what a receiver wrote is not for the payment provider. */
const WHY = {
  declined: { actor: "shop", reason: "받는 분이 선물을 받지 않았어요" },
  expired: { actor: "shop", reason: "받는 분이 기한까지 주소를 적지 않았어요" },
  withdrawn: { actor: "buyer", reason: "보낸 분이 선물을 취소했어요" },
} as const;

/** What of these gifts is paid for and not on its way. */
function isOpenPartOf(product: BoughtProduct, giftIds: readonly number[]): boolean {
  return product.gift_to_id !== null && giftIds.includes(product.gift_to_id) && product.status === "paid";
}
