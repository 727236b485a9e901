import type { giftSentCalls } from "@todayfruit/contract/gifts/sent-gifts.calls";
import { canAllWithdraw } from "@todayfruit/domain/gifts/derive-gift-group-status-and-counts";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Runner, Tx } from "../../../db/database.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import {
  findCancellable,
  listPurchasedProducts,
  lockCancellable,
  type OrderRow,
  type PurchasedProduct,
} from "../../cancellations/cancellable-orders.repository.ts";
import { executeCancellation } from "../../cancellations/execute-cancellation.ts";
import { type PaymentRefusal, refundFor } from "../../cancellations/plan-cancellation.ts";
import { refundMoney } from "../../payments/refunds/refund-money.ts";
import { isSenderOf } from "../gift-sender.policy.ts";
import { findGift, type GiftRow, listGifts } from "../gifts.repository.ts";
import { endGifts, type GivenBack } from "../refunds/end-and-refund-gifts.ts";
import { findGroup, type GroupRow, markCancelled } from "./sent-gifts.repository.ts";

type Refusal =
  | Exclude<
      (typeof giftSentCalls)["GET /v1/gift/group/{id}/refund-preview"]["refusals"][number],
      PaymentRefusal
    >
  | PaymentRefusal;

/** Gifts to withdraw: one of a group, or all when `giftId` is `null`. */
export type Wanted = { groupId: number; giftId: number | null };
type Seen = { refundPrice?: number; refundPoint?: number };

/** Gifts to withdraw from an order, and their refund. */
type Plan = {
  order: OrderRow;
  products: PurchasedProduct[];
  giftIds: number[];
  /** Nothing was paid yet, so the whole order is closed. */
  isUnpaid: boolean;
  back: GivenBack;
};

/** Previews the refund of withdrawing gifts, from the same plan that a confirmed withdrawal carries out. */
export async function previewGiftRefund(
  context: BuyerContext,
  wanted: Wanted,
): Promise<Result<{ refundPrice: number; refundPoint: number }, Refusal, undefined>> {
  const group = await findOwnGroup(context, context.db, wanted.groupId);
  const order = group && (await findCancellable(context.db, group.order_id));
  if (!order) return refuse("GIFT_NOT_FOUND");
  const plan = await planBack(context, context.db, order, wanted);
  if (!plan.ok) return refuse(plan.code);
  return ok({ refundPrice: plan.value.back.money, refundPoint: plan.value.back.points });
}

async function findOwnGroup({ buyer }: BuyerContext, db: Runner, id: number): Promise<GroupRow | null> {
  const group = await findGroup(db, id);
  return group && isSenderOf(buyer, group) ? group : null;
}

/** Returns the group of a gift for its sender; `null` for any other account. */
export async function groupIdOf({ db, buyer }: BuyerContext, giftId: number): Promise<number | null> {
  const gift = await findGift(db, giftId);
  return gift && isSenderOf(buyer, gift) ? gift.gift_group_id : null;
}

/**
 * Withdraws gifts that no receiver has accepted. Plans again under the order's lock; the provider is asked for the
 * refund after the commit. Gifts withdrawn before are not refunded again.
 *
 * @param present builds the reply in the same transaction
 */
export async function cancelGifts<R>(
  context: BuyerContext,
  wanted: Wanted & { seen: Seen },
  present: (tx: Tx, back: GivenBack) => Promise<R>,
): Promise<Result<R, Refusal | "REFUND_CHANGED", undefined>> {
  const done = await context.db.transaction<
    Result<{ orderUuid: string; reply: R }, Refusal | "REFUND_CHANGED", undefined>
  >(
    async (tx) => {
      const group = await findOwnGroup(context, tx, wanted.groupId);
      const order = group && (await lockCancellable(tx, group.order_id));
      if (!order) return refuse("GIFT_NOT_FOUND");
      const plan = await planBack(context, tx, order, wanted);
      if (!plan.ok) return refuse(plan.code);
      const { back } = plan.value;
      const { refundPrice = back.money, refundPoint = back.points } = wanted.seen;
      if (refundPrice !== back.money || refundPoint !== back.points) return refuse("REFUND_CHANGED");
      await cancelAndRefund(context, tx, plan.value);
      if (wanted.giftId === null) await markCancelled(tx, wanted.groupId, context.now());
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
  const products = await listPurchasedProducts(db, order.id);
  const chosen = products.filter(({ gift_id }) => gift_id !== null && giftIds.includes(gift_id));
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
  // An order without its deposit can only be closed as a whole.
  const isUnpaid = order.status === "bank_transfer_waiting";
  return isUnpaid && giftId !== null && gifts.length > 1 ? refuse("PAYMENT_PENDING") : ok(open);
}

const BACK: readonly GiftRow["status"][] = ["declined", "expired", "withdrawn"];

async function cancelAndRefund(
  context: BuyerContext,
  tx: Tx,
  { order, products, giftIds, isUnpaid }: Plan,
): Promise<void> {
  if (isUnpaid) {
    const plan = { withdrawing: "close-unpaid", order, products, chosen: products, refund: null } as const;
    await executeCancellation(tx, plan, null, context.now());
    return;
  }
  const end = { to: "withdrawn", actor: "sender", reason: null } as const;
  const back = await endGifts(context, tx, { order, giftIds, end });
  if (back === null) throw new Error("What was planned to come back does");
}
