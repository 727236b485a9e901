import { sumWon, type Won, won } from "@todayfruit/domain/money/won";
import { type PlannedMove, transitionsOf } from "@todayfruit/domain/orders/plan-operator-move";
import type { OrderItemProductStatus, OrderStatus } from "@todayfruit/domain/orders/status";
import { RETURNED_DAYS, returnPointsToLots } from "@todayfruit/domain/points/return-points-to-lots";
import { rewardAfterCancellation } from "@todayfruit/domain/points/reward-after-cancellation";
import type { Tx } from "../../db/database.ts";
import { transitionProducts } from "../orders/status-transitions.repository.ts";
import { recordRemainingRefund } from "../payments/refunds/record-remaining-refund.ts";
import { closeOrder, releaseStock } from "../payments/settlement/order-closing.repository.ts";
import { setNextCheck } from "../payments/settlement/settlement.repository.ts";
import { returnPoints } from "../points/point-lots.repository.ts";
import { addCancellation, type OrderRow } from "./cancellable-orders.repository.ts";
import type { CancellationPlan } from "./plan-cancellation.ts";
import { returnStock, writeOffStock } from "./return-or-write-off-stock.repository.ts";
import { lockTakenLots, returnPointsOfLines } from "./return-points-of-order.repository.ts";

const REASON = "구매자가 취소했어요";
const REQUESTED = "취소를 요청했어요";
const DAY_MS = 86_400_000;

/**
 * Records a plan: statuses, events, points, stock, and the money as owed. Returns the order's new status.
 *
 * @param why why the buyer cancels, in words; `null`: not said
 */
export async function executeCancellation(
  tx: Tx,
  plan: CancellationPlan,
  why: string | null,
  now: Date,
): Promise<OrderStatus> {
  switch (plan.withdrawing) {
    case "done":
      return plan.order.status;
    case "close-unpaid":
      return closeUnpaid(tx, plan, withWhy(REASON, why), now);
    case "request": {
      const planned = planOf(plan, "withdraw_request");
      const about = {
        orderId: plan.order.id,
        actor: "buyer",
        reason: withWhy(REQUESTED, why),
        at: now,
      } as const;
      await transitionProducts(tx, { ...planned, ...about });
      return planned.orderStatus;
    }
    case "at-once":
      return executeApprovedCancellation(
        tx,
        plan,
        { to: "withdraw_complete", actor: "buyer", reason: withWhy(REASON, why) },
        now,
      );
  }
}

/** Leaving of products from a paid order: cancelled, or out of stock, which returns no units to the stock. */
export type Leaving = { to: "withdraw_complete" | "stock_out"; actor: "buyer" | "shop"; reason: string };

export async function executeApprovedCancellation(
  tx: Tx,
  plan: CancellationPlan,
  { to, actor, reason }: Leaving,
  now: Date,
): Promise<OrderStatus> {
  const { order, refund } = plan;
  if (!refund) throw new Error("What was paid for comes back");
  const { orderStatus: status } = planOf(plan, to);
  await returnPointsOf(tx, order, refund.points, now);
  const orderProductIds = plan.chosen.map(({ id }) => id);
  await addCancellation(tx, {
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
  // Last, because buyers of the same option wait for this row until the transaction ends.
  await (to === "stock_out" ? writeOffStock : returnStock)(tx, order.id, orderProductIds);
  return status;
}

function rewardAfter({ order, products, chosen }: CancellationPlan): number {
  const before = products.filter((product) => !product.is_withdrawn);
  const after = before.filter((product) => !chosen.includes(product));
  return rewardAfterCancellation(won(order.expected_reward_point), {
    before: netOf(before),
    after: netOf(after),
  });
}

function netOf(products: CancellationPlan["products"]): Won {
  return sumWon(products.flatMap(({ options }) => options.map(({ net }) => won(net))));
}

/** Returns points of an order to the lots they were taken from. */
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
  await returnPointsOfLines(tx, {
    orderId: order.id,
    userId: order.user_id,
    returns: returnPointsToLots(taken, points, now.toISOString()),
    now,
    newEnd: new Date(now.getTime() + RETURNED_DAYS * DAY_MS),
  });
}

/** Cancels an unpaid order: releases stock and points and closes the virtual account. */
async function closeUnpaid(
  tx: Tx,
  { order }: CancellationPlan,
  reason: string,
  now: Date,
): Promise<OrderStatus> {
  const to = "withdraw_complete";
  await returnPoints(tx, order.id, now);
  await releaseStock(tx, order.id);
  await closeOrder(tx, { orderId: order.id, to, actor: "buyer", reason, failure: null, now });
  if (order.payment_key !== null) {
    const { payment_id: paymentId, payment_key: paymentKey, price } = order;
    await recordRemainingRefund(tx, { paymentId, paymentKey, captured: 0, price, reason: REASON, now });
    await setNextCheck(tx, paymentId, now);
  }
  return to;
}

/** @example withWhy("취소를 요청했어요", "배송이 늦어요") // "취소를 요청했어요: 배송이 늦어요" */
function withWhy(what: string, why: string | null): string {
  return why === null ? what : `${what}: ${why}`;
}

function planOf({ products, chosen }: CancellationPlan, to: OrderItemProductStatus): PlannedMove {
  return transitionsOf(
    products,
    chosen.map(({ id }) => ({ id, to })),
  );
}
