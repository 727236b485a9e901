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
import type { SealedText } from "../../../db/sealed-text.ts";
import { returnPoints } from "../../checkout/points.repository.ts";
import { addRefund } from "../settlement/refunds.repository.ts";
import { closeOrder, releaseStock } from "../settlement/release.repository.ts";
import { givePointsBack, giveStockBack, lockTakenLots } from "./giving-back.repository.ts";
import type { WithdrawalPlan } from "./plan-withdrawal.ts";
import { addWithdrawal, requestWithdrawal } from "./withdrawals.repository.ts";

const REASON = "구매자가 취소했어요";
const DAY_MS = 86_400_000;

/**
 * Writes down what was planned: states, events, points, stock, and the money as owed. Answers the order's new state.
 *
 * @param account where a deposit goes back to; `null`: to the account that the member keeps with the shop
 */
export async function carryOut(
  tx: Tx,
  plan: WithdrawalPlan,
  now: Date,
  account: SealedText | null,
): Promise<OrderStatus> {
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
      return giveBack(tx, plan, now, account);
  }
}

async function giveBack(
  tx: Tx,
  plan: WithdrawalPlan,
  now: Date,
  account: SealedText | null,
): Promise<OrderStatus> {
  const { order, refund } = plan;
  if (!refund) throw new Error("What was paid for comes back");
  const status = statusAfter(plan, "withdraw_complete");
  await returnPointsOf(tx, plan, refund, now);
  await addWithdrawal(tx, {
    ...of(plan),
    money: refund.money,
    points: refund.points,
    taxFree: refund.taxFree,
    lines: refund.reasons,
    actor: "buyer",
    reason: REASON,
    status,
    isLast: status === "withdraw_complete",
    expectedRewardPoint: rewardAfter(plan),
    account,
    now,
  });
  // Last, because every buyer of the same option waits for this row until the transaction ends.
  await giveStockBack(
    tx,
    order.id,
    plan.chosen.flatMap(({ options }) => options.map(({ option_id }) => option_id)),
  );
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

async function returnPointsOf(tx: Tx, { order }: WithdrawalPlan, refund: Refund, now: Date): Promise<void> {
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
