import { sumWon, type Won, won } from "@todayfruit/domain/money/won";
import { movesOf, type PlannedMove } from "@todayfruit/domain/orders/operate";
import type { OrderItemProductStatus, OrderStatus } from "@todayfruit/domain/orders/status";
import { remainingReward } from "@todayfruit/domain/points/remaining-reward";
import { RETURNED_DAYS, returnLots } from "@todayfruit/domain/points/return-lots";
import type { Tx } from "../../../db/database.ts";
import { returnPoints } from "../../checkout/points.repository.ts";
import { moveProducts } from "../../orders/moving.repository.ts";
import { promiseWholeRefund } from "../refunds/promise-refund.ts";
import { closeOrder, releaseStock } from "../settlement/release.repository.ts";
import { setNextCheck } from "../settlement/settlement.repository.ts";
import { dropHolds, givePointsBack, giveStockBack, lockTakenLots } from "./giving-back.repository.ts";
import type { WithdrawalPlan } from "./plan-withdrawal.ts";
import { addWithdrawal, type OrderRow } from "./withdrawals.repository.ts";

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
      const planned = planOf(plan, "withdraw_request");
      const about = { orderId: plan.order.id, actor: "buyer", reason: "취소를 요청했어요", at: now } as const;
      await moveProducts(tx, { ...planned, ...about });
      return planned.orderStatus;
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
  const { orderStatus: status } = planOf(plan, to);
  await returnPointsOf(tx, order, refund.points, now);
  const orderProductIds = plan.chosen.map(({ id }) => id);
  await addWithdrawal(tx, {
    orderId: order.id,
    orderProductIds,
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
  await (to === "stock_out" ? dropHolds : giveStockBack)(tx, order.id, orderProductIds);
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

/** Points that an order took go back into the lots they came from. */
export async function returnPointsOf(
  tx: Tx,
  order: Pick<OrderRow, "id" | "user_id">,
  points: Won,
  now: Date,
): Promise<void> {
  if (points === 0) return;
  const taken = (await lockTakenLots(tx, order.id)).map((lot) => ({
    lotId: lot.lot_id,
    taken: won(lot.taken),
    expiresAt: lot.expires_at.toISOString(),
  }));
  await givePointsBack(tx, {
    orderId: order.id,
    userId: order.user_id,
    returns: returnLots(taken, points, now.toISOString()),
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
    const { payment_id: paymentId, payment_key: paymentKey, price } = order;
    await promiseWholeRefund(tx, { paymentId, paymentKey, captured: 0, price, reason: REASON, now });
    await setNextCheck(tx, paymentId, now);
  }
  return to;
}

function planOf({ products, chosen }: WithdrawalPlan, to: OrderItemProductStatus): PlannedMove {
  return movesOf(
    products,
    chosen.map(({ id }) => ({ id, to })),
  );
}
