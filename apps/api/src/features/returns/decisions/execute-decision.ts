import { subtractWon, sumWon, type Won, won } from "@todayfruit/domain/money/won";
import { type ProductState, transitionsOf } from "@todayfruit/domain/orders/plan-operator-move";
import type { OrderItemProductStatus, OrderStatus } from "@todayfruit/domain/orders/status";
import { rewardAfterCancellation } from "@todayfruit/domain/points/reward-after-cancellation";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { ChargedTo } from "@todayfruit/domain/returns/charged-to-codes";
import type { Tx } from "../../../db/database.ts";
import {
  addCancellation,
  type OrderRow,
  type PurchasedProduct,
} from "../../cancellations/cancellable-orders.repository.ts";
import { returnPointsOf } from "../../cancellations/execute-cancellation.ts";
import { type PaymentRefusal, refusedByMethod } from "../../cancellations/plan-cancellation.ts";
import { transitionProducts } from "../../orders/status-transitions.repository.ts";
import { takeLotsForReplacement } from "../../stock-lots/allocation/plan-or-take-lots.ts";
import type { Line } from "../compute-refundable-amounts-and-return-fee.ts";
import type { OpenReturn } from "../lock-return.ts";
import { planReturnRefund, type ReturnRefundPlan } from "../plan-return-refund.ts";
import {
  compensate,
  type ReturnRow,
  reserveReplacementStock,
  setChargedTo,
  sumEarned,
} from "../returns.repository.ts";

export type Decision =
  | {
      isApproved: true;
      /**
       * Money and points that the request is to give together, in 원, when they differ from what the buyer was shown;
       * what it has given before is part of them.
       */
      refundPrice?: number;
      notice: string | null;
      /** `true` when the buyer agreed to it, so that it is paid although it is less than they were shown. */
      isAgreed?: true;
      /** Party that pays for it from now on; as before when left out. */
      chargedTo?: ChargedTo;
    }
  | { isApproved: false; notice: string };

export type DecisionRefusal =
  | "CLAIM_AMOUNT_TOO_HIGH"
  | "CLAIM_CHARGE_FIXED"
  | "CLAIM_NOTICE_REQUIRED"
  | "CLAIM_NOTHING_LEFT"
  | "NOT_ENOUGH_STOCK"
  | PaymentRefusal;
/** Money and points of a decision, in 원. */
export type Given = { money: Won; points: Won };
/**
 * Outcome of a decision. `done`: it was executed; `offered`: it gives less than the buyer was shown and waits for their
 * answer, `total` being what was decided.
 */
export type Outcome = { kind: "done"; refund: Given } | { kind: "offered"; refund: Given; total: number };
type Executed = Result<Outcome, DecisionRefusal, undefined>;

const NOTHING: Outcome = { kind: "done", refund: { money: won(0), points: won(0) } };

/**
 * Executes a decision: moves the product, takes stock for a replacement, or records the refund as owed. A first decision
 * that gives less than the buyer was shown changes nothing yet.
 */
export async function executeDecision(
  tx: Tx,
  open: OpenReturn,
  decision: Decision,
  now: Date,
): Promise<Executed> {
  if (!decision.isApproved) {
    await move(tx, open, "delivery_end", decision.notice, now);
    return ok(NOTHING);
  }
  const { chargedTo = open.claim.charged_to } = decision;
  if (chargedTo !== open.claim.charged_to) {
    if (hasGiven(open.claim)) return refuse("CLAIM_CHARGE_FIXED");
    await setChargedTo(tx, open.claim.id, chargedTo);
  }
  return open.claim.resolution === "replace" ? replace(tx, open, now) : giveBack(tx, open, decision, now);
}

async function replace(tx: Tx, open: OpenReturn, now: Date): Promise<Executed> {
  const lines = new Map(open.product.options.map((option) => [option.id, option.option_id]));
  const wanted = open.claim.options.map(({ order_option_id, units }) => ({
    lineId: order_option_id,
    optionId: lines.get(order_option_id) ?? 0,
    units,
  }));
  if (!(await takeLotsForReplacement(tx, wanted, now)).ok) return refuse("NOT_ENOUGH_STOCK");
  if (!(await reserveReplacementStock(tx, open.order.id, wanted))) return refuse("NOT_ENOUGH_STOCK");
  await move(tx, open, "replace_complete", "상품을 다시 보내 드려요", now);
  return ok(NOTHING);
}

async function giveBack(
  tx: Tx,
  open: OpenReturn,
  { refundPrice, notice, isAgreed }: Decision & { isApproved: true },
  now: Date,
): Promise<Executed> {
  const { claim, order, products } = open;
  const before = claim.refund_price + claim.refund_point;
  const isAsShown = refundPrice === undefined || refundPrice === shownTotal(claim);
  const { reason, options } = claim;
  const about = { ...open, reason, options, isShippingCharged: open.isCorrection && hasGiven(claim) };
  const planned = await planReturnRefund(tx, about, isAsShown ? null : refundPrice - before);
  if (!planned.ok) return planned;
  const { refund: back, given, isWhole } = planned.value;
  if (open.isCorrection && back.money + back.points === 0) return refuse("CLAIM_NOTHING_LEFT");
  if (notice === null && isOther(claim, back)) return refuse("CLAIM_NOTICE_REQUIRED");
  const refused = back.money > 0 ? refusedByMethod(order, now) : null;
  if (refused !== null) return refuse(refused);
  const refund = { money: back.money, points: back.points };
  const isLess = back.money + back.points < (shownTotal(claim) ?? 0);
  if (isLess && !open.isCorrection && !isAgreed) {
    return ok({ kind: "offered", refund, total: refundPrice ?? back.money + back.points });
  }
  await compensate(tx, claim.id, given);
  const to = isWhole ? "return_complete" : "delivery_end";
  const status = await move(tx, open, to, "교환·반품을 처리했어요", now);
  await returnPointsOf(tx, order, back.points, now);
  await addCancellation(tx, {
    orderId: order.id,
    orderProductIds: [],
    money: back.money,
    points: back.points,
    taxFree: back.taxFree,
    lines: back.reasons,
    actor: "shop",
    reason: "교환·반품",
    status,
    to: "withdraw_complete",
    isLast: status === "withdraw_complete" && order.status !== status,
    expectedRewardPoint: Math.max(await sumEarned(tx, order.id), rewardAfter(order, products, given)),
    claimId: claim.id,
    now,
  });
  return ok({ kind: "done", refund });
}

/** Returns money and points together that the buyer was shown, in 원; `null` for a request of before they were kept. */
function shownTotal({ expected_price, expected_point }: ReturnRow): number | null {
  return expected_price === null || expected_point === null ? null : expected_price + expected_point;
}

function hasGiven({ options }: ReturnRow): boolean {
  return options.some(({ given }) => given > 0);
}

/** Reports whether a refund differs from what the buyer was shown; where nothing was kept, whether it is nothing. */
function isOther(claim: ReturnRow, { money, points }: ReturnRefundPlan["refund"]): boolean {
  if (claim.expected_price === null) return money + points === 0;
  return money !== claim.expected_price || points !== claim.expected_point;
}

/**
 * Moves the product, and the order with it; a completed purchase keeps its status. A corrected product, which has left
 * its request already, passes through the request again.
 */
async function move(
  tx: Tx,
  { claim, order, products, product }: OpenReturn,
  to: OrderItemProductStatus,
  reason: string,
  now: Date,
): Promise<OrderStatus> {
  if (!claim.is_shown || product.status === "complete" || product.status === to) return order.status;
  const request = claim.resolution === "replace" ? "replace_request" : "return_request";
  const steps: OrderItemProductStatus[] = product.status === request ? [to] : [request, to];
  let status = order.status;
  let states: ProductState[] = products;
  for (const step of steps) {
    const planned = transitionsOf(states, [{ id: product.id, to: step }]);
    await transitionProducts(tx, { ...planned, orderId: order.id, actor: "shop", reason, at: now });
    states = states.map((each) => (each.id === product.id ? { ...each, status: step } : each));
    status = planned.orderStatus;
  }
  return status;
}

/** Returns the points that the remaining goods may still earn. */
function rewardAfter(
  order: OrderRow,
  products: readonly PurchasedProduct[],
  given: readonly (Line & { amount: Won })[],
): number {
  const kept = products.filter((product) => !product.is_withdrawn);
  const before = sumWon(
    kept.flatMap(({ options }) => options.map(({ net, compensated }) => won(Math.max(0, net - compensated)))),
  );
  const after = won(Math.max(0, subtractWon(before, sumWon(given.map(({ amount }) => amount)))));
  return rewardAfterCancellation(won(order.expected_reward_point), { before, after });
}
