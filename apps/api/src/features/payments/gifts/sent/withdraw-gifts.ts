import type { giftSentCalls } from "@todayfruit/contract/calls/gifts/sent";
import { canAllWithdraw } from "@todayfruit/domain/gifts/group-status";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Runner, Tx } from "../../../../db/database.ts";
import type { BuyerContext } from "../../../../http/context.ts";
import { isSenderOf } from "../../../gifts/gift-access.ts";
import { refundMoney } from "../../refunds/refund-money.ts";
import { carryOut } from "../../withdrawals/carry-out.ts";
import { type PaymentRefusal, refundFor } from "../../withdrawals/plan-withdrawal.ts";
import {
  type BoughtProduct,
  findWithdrawable,
  listBoughtProducts,
  lockWithdrawable,
  type OrderRow,
} from "../../withdrawals/withdrawals.repository.ts";
import { endGifts, type GivenBack } from "../end-gift.ts";
import { findGift, type GiftRow, listGifts } from "../gifts.repository.ts";
import { findGroup, type GroupRow, markWithdrawn } from "./sent-gifts.repository.ts";

type Refusal =
  | Exclude<
      (typeof giftSentCalls)["GET /v1/gift/group/{id}/refund-preview"]["refusals"][number],
      PaymentRefusal
    >
  | PaymentRefusal;

/** What is to be taken back: one gift of a group, or all of it. */
export type Wanted = { groupId: number; giftId: number | null };
type Seen = { refundPrice?: number; refundPoint?: number };

/** What is taken back of a locked or looked-at order, and what comes back for it. */
type Plan = {
  order: OrderRow;
  products: BoughtProduct[];
  giftIds: number[];
  /** Nothing was paid yet: the whole order is closed. */
  isUnpaid: boolean;
  back: GivenBack;
};

/** What taking gifts back would bring: the very plan that is carried out when it is confirmed. */
export async function previewGiftRefund(
  context: BuyerContext,
  wanted: Wanted,
): Promise<Result<{ refundPrice: number; refundPoint: number }, Refusal, undefined>> {
  const group = await findOwnGroup(context, context.db, wanted.groupId);
  const order = group && (await findWithdrawable(context.db, group.order_id));
  if (!order) return refuse("GIFT_NOT_FOUND");
  const plan = await planBack(context, context.db, order, wanted);
  if (!plan.ok) return refuse(plan.code);
  return ok({ refundPrice: plan.value.back.money, refundPoint: plan.value.back.points });
}

async function findOwnGroup({ buyer }: BuyerContext, db: Runner, id: number): Promise<GroupRow | null> {
  const group = await findGroup(db, id);
  return group && isSenderOf(buyer, group) ? group : null;
}

/** The group of somebody's own gift; `null`: there is none of theirs. */
export async function groupIdOf({ db, buyer }: BuyerContext, giftId: number): Promise<number | null> {
  const gift = await findGift(db, giftId);
  return gift && isSenderOf(buyer, gift) ? gift.gift_group_id : null;
}

/**
 * Takes gifts back while no receiver has said that they want theirs: planned once more under the lock of the order, and
 * after the commit the provider is asked for the money. What was taken back before is not taken back again.
 *
 * @param present what is answered, made in the same transaction
 */
export async function withdrawGifts<R>(
  context: BuyerContext,
  wanted: Wanted & { seen: Seen },
  present: (tx: Tx, back: GivenBack) => Promise<R>,
): Promise<Result<R, Refusal | "REFUND_CHANGED", undefined>> {
  const done = await context.db.transaction<
    Result<{ orderUuid: string; reply: R }, Refusal | "REFUND_CHANGED", undefined>
  >(
    async (tx) => {
      const group = await findOwnGroup(context, tx, wanted.groupId);
      const order = group && (await lockWithdrawable(tx, group.order_id));
      if (!order) return refuse("GIFT_NOT_FOUND");
      const plan = await planBack(context, tx, order, wanted);
      if (!plan.ok) return refuse(plan.code);
      const { back } = plan.value;
      const { refundPrice = back.money, refundPoint = back.points } = wanted.seen;
      if (refundPrice !== back.money || refundPoint !== back.points) return refuse("REFUND_CHANGED");
      await takeBack(context, tx, plan.value);
      if (wanted.giftId === null) await markWithdrawn(tx, wanted.groupId, context.now());
      return ok({ orderUuid: order.uuid, reply: await present(tx, back) });
    },
    (result) => result.ok,
  );
  if (!done.ok) return done;
  await refundMoney(context, done.value.orderUuid);
  return ok(done.value.reply);
}

async function planBack(
  { now }: BuyerContext,
  db: Runner,
  order: OrderRow,
  { groupId, giftId }: Wanted,
): Promise<Result<Plan, Refusal>> {
  const gifts = await listGifts(db, groupId);
  const allowed = mayTakeBack(order, gifts, giftId);
  if (!allowed.ok) return allowed;
  const giftIds = allowed.value.map(({ id }) => id);
  const products = await listBoughtProducts(db, order.id);
  const chosen = products.filter(({ gift_to_id }) => gift_to_id !== null && giftIds.includes(gift_to_id));
  const plan = { order, products, giftIds };
  if (order.status === "bank_transfer_waiting") {
    return ok({ ...plan, isUnpaid: true, back: { money: 0, points: order.used_point } });
  }
  const back = await refundFor(db, order, { products, chosen, now: now() });
  if (!back.ok) return back;
  return ok({ ...plan, isUnpaid: false, back: { money: back.value.money, points: back.value.points } });
}

function mayTakeBack(
  order: OrderRow,
  gifts: readonly GiftRow[],
  giftId: number | null,
): Result<GiftRow[], Refusal> {
  if (["request", "unknown", "pre_ordering"].includes(order.status)) return refuse("PAYMENT_PENDING");
  const wanted = gifts.filter(({ id }) => giftId === null || id === giftId);
  const open = wanted.filter(({ status }) => status === "unused");
  if (open.length === 0) {
    const isTaken = wanted.some(({ status }) => !BACK.includes(status));
    return refuse(isTaken ? "GIFT_WITHDRAW_TOO_LATE" : "GIFT_OVER");
  }
  const statuses = gifts.map(({ status }) => status);
  if (giftId === null && !canAllWithdraw(statuses)) return refuse("GIFT_WITHDRAW_TOO_LATE");
  // Before its deposit an order can only be closed as a whole.
  const isUnpaid = order.status === "bank_transfer_waiting";
  return isUnpaid && giftId !== null && gifts.length > 1 ? refuse("PAYMENT_PENDING") : ok(open);
}

const BACK: readonly GiftRow["status"][] = ["declined", "expired", "withdrawn"];

async function takeBack(
  context: BuyerContext,
  tx: Tx,
  { order, products, giftIds, isUnpaid }: Plan,
): Promise<void> {
  if (isUnpaid) {
    const plan = { withdrawing: "close-unpaid", order, products, chosen: products, refund: null } as const;
    await carryOut(tx, plan, context.now());
    return;
  }
  const end = { to: "withdrawn", actor: "sender", reason: null } as const;
  const back = await endGifts(context, tx, { order, giftIds, end });
  if (back === null) throw new Error("What was planned to come back does");
}
