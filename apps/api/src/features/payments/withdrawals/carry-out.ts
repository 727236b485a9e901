import { sumWon, type Won, won } from "@todayfruit/domain/money/won";
import {
  canOrderMove,
  type OrderItemProductStatus,
  type OrderStatus,
  orderStatusOf,
} from "@todayfruit/domain/orders/status";
import { remainingReward } from "@todayfruit/domain/points/remaining-reward";
import { RETURNED_DAYS, returnLots } from "@todayfruit/domain/points/return-lots";
import type { Refund } from "@todayfruit/domain/refunds/refund";
import type { Tx } from "../../../db/database.ts";
import { returnPoints } from "../../checkout/points.repository.ts";
import { addRefund } from "../settlement/refunds.repository.ts";
import { closeOrder, releaseStock } from "../settlement/release.repository.ts";
import { dropHolds, givePointsBack, giveStockBack, lockTakenLots } from "./giving-back.repository.ts";
import type { WithdrawalPlan } from "./plan-withdrawal.ts";
import { addWithdrawal, requestWithdrawal } from "./withdrawals.repository.ts";

const REASON = "구매자가 취소했어요";
const DAY_MS = 86_400_000;

/** Writes down what was planned: states, events, points, stock, and the money as owed. Answers the order's new state. */
export async function carryOut(tx: Tx, plan: WithdrawalPlan, now: Date): Promise<OrderStatus> {
  switch (plan.withdrawing) {
    case "done":
      return plan.order.status;
    case "close-unpaid":
      return closeUnpaid(tx, plan, now);
    case "request": {
      const status = statusAfter(plan, "withdraw_request");
      await requestWithdrawal(tx, { ...of(plan), status, reason: "취소를 요청했어요", now });
      return status;
    }
    case "at-once":
      return giveBack(tx, plan, { to: "withdraw_complete", actor: "buyer", reason: REASON }, now);
  }
}

/** How products leave an order that was paid: cancelled, or found to be out of stock, which puts nothing on hand. */
export type Leaving = { to: "withdraw_complete" | "stock_out"; actor: "buyer" | "shop"; reason: string };

export async function giveBack(
  tx: Tx,
  plan: WithdrawalPlan,
  { to, actor, reason }: Leaving,
  now: Date,
): Promise<OrderStatus> {
  const { order, refund } = plan;
  if (!refund) throw new Error("What was paid for comes back");
  const status = statusAfter(plan, to);
  await returnPointsOf(tx, plan, refund, now);
  await addWithdrawal(tx, {
    ...of(plan),
    money: refund.money,
    points: refund.points,
    taxFree: refund.taxFree,
    lines: refund.reasons,
    actor,
    reason,
    status,
    to,
    isLast: status === "withdraw_complete" || status === "stock_out",
    expectedRewardPoint: rewardAfter(plan),
    now,
  });
  // Last, because every buyer of the same option waits for this row until the transaction ends.
  const optionIds = plan.chosen.flatMap(({ options }) => options.map(({ option_id }) => option_id));
  await (to === "stock_out" ? dropHolds : giveStockBack)(tx, order.id, optionIds);
  return status;
}

function rewardAfter({ order, products, chosen }: WithdrawalPlan): number {
  const before = products.filter((product) => !product.is_withdrawn);
  const after = before.filter((product) => !chosen.includes(product));
  return remainingReward(won(order.expected_reward_point), { before: netOf(before), after: netOf(after) });
}

function netOf(products: WithdrawalPlan["products"]): Won {
  return sumWon(products.flatMap(({ options }) => options.map(({ net }) => won(net))));
}

/** The points of a refund, back in the lots of the order they came from. */
export async function returnPointsOf(
  tx: Tx,
  { order }: Pick<WithdrawalPlan, "order">,
  refund: Refund,
  now: Date,
): Promise<void> {
  if (refund.points === 0) return;
  const taken = (await lockTakenLots(tx, order.id)).map((lot) => ({
    lotId: lot.lot_id,
    taken: won(lot.taken),
    expiresAt: lot.expires_at.toISOString(),
  }));
  await givePointsBack(tx, {
    orderId: order.id,
    userId: order.user_id,
    returns: returnLots(taken, refund.points, now.toISOString()),
    now,
    newEnd: new Date(now.getTime() + RETURNED_DAYS * DAY_MS),
  });
}

/** Nothing was paid: the order is closed as when its time is over, and its account takes no deposit any more. */
async function closeUnpaid(tx: Tx, { order }: WithdrawalPlan, now: Date): Promise<OrderStatus> {
  const to = "withdraw_complete";
  await returnPoints(tx, order.id, now);
  await releaseStock(tx, order.id);
  await closeOrder(tx, { orderId: order.id, to, actor: "buyer", reason: REASON, failure: null, now });
  if (order.payment_key !== null) {
    await addRefund(tx, {
      paymentId: order.payment_id,
      paymentKey: order.payment_key,
      amount: order.price,
      captured: 0,
      reason: REASON,
      now,
    });
  }
  return to;
}

function of({ order, chosen }: WithdrawalPlan) {
  return { orderId: order.id, orderProductIds: chosen.map(({ id }) => id) };
}

function statusAfter({ order, products, chosen }: WithdrawalPlan, to: OrderItemProductStatus): OrderStatus {
  const moved = new Set(chosen.map(({ id }) => id));
  const status = orderStatusOf(products.map((product) => (moved.has(product.id) ? to : product.status)));
  if (status !== order.status && !canOrderMove(order.status, status)) {
    throw new Error(`An order does not go from ${order.status} to ${status}`);
  }
  return status;
}
