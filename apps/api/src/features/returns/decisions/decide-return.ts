import { prorate } from "@todayfruit/domain/money/prorate";
import { subtractWon, sumWon, type Won, won } from "@todayfruit/domain/money/won";
import { transitionsOf } from "@todayfruit/domain/orders/operator-transitions";
import type { OrderItemProductStatus, OrderStatus } from "@todayfruit/domain/orders/status";
import { remainingReward } from "@todayfruit/domain/points/remaining-reward";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { isSellersFault } from "@todayfruit/domain/returns/return-reasons";
import { type ReturnToRefund, returnRefund } from "@todayfruit/domain/returns/return-refund";
import type { Tx } from "../../../db/database.ts";
import type { OperatorContext } from "../../../http/context.ts";
import {
  addCancellation,
  listPurchasedProducts,
  lockCancellable,
  type OrderRow,
  type PurchasedProduct,
  sumGiven,
} from "../../cancellations/cancellations.repository.ts";
import { returnPointsOf } from "../../cancellations/execute-cancellation.ts";
import { type PaymentRefusal, refusedByMethod } from "../../cancellations/plan-cancellation.ts";
import { givenOf, lineIdOf, purchasedLinesOf } from "../../cancellations/purchased-lines.ts";
import { addAction } from "../../operator-actions/operator-actions.repository.ts";
import { transitionProducts } from "../../orders/status-transitions.repository.ts";
import { refundMoney } from "../../payments/refunds/refund-money.ts";
import { amountsOf, type Line, linesOf, returnShippingFeeOf } from "../returnable-lines.ts";
import {
  compensate,
  decideReturnRow,
  findReturn,
  type ReturnRow,
  reserveReplacementStock,
  sumEarned,
} from "../returns.repository.ts";

export type Decision =
  | {
      isApproved: true;
      /** Refund in 원 when it is less than was claimed; the notice gives the reason. */
      refundPrice?: number;
      notice: string | null;
    }
  | { isApproved: false; notice: string };

type Refusal =
  | "CLAIM_NOT_FOUND"
  | "CLAIM_DECIDED"
  | "CLAIM_AMOUNT_TOO_HIGH"
  | "NOT_ENOUGH_STOCK"
  | PaymentRefusal;
type Decided = { claim: ReturnRow; orderUuid: string };

/** A claim with its order and products, while the order is locked. */
type Open = { claim: ReturnRow; order: OrderRow; products: PurchasedProduct[]; product: PurchasedProduct };

/**
 * Decides a claim, once: refunds money and points, sends a replacement, or denies with a notice to the buyer. Runs
 * under the order's lock; the provider is asked for the refund after the commit.
 */
export async function decideReturn(
  context: OperatorContext,
  claimId: number,
  decision: Decision,
): Promise<Result<ReturnRow, Refusal, undefined>> {
  const done = await context.db.transaction<Result<Decided, Refusal, undefined>>(
    (tx) => decideLocked(tx, context, claimId, decision),
    (result) => result.ok,
  );
  if (!done.ok) return done;
  await refundMoney(context, done.value.orderUuid);
  return ok(done.value.claim);
}

async function decideLocked(
  tx: Tx,
  context: OperatorContext,
  claimId: number,
  decision: Decision,
): Promise<Result<Decided, Refusal, undefined>> {
  const now = context.now();
  const seen = await findReturn(tx, claimId);
  const order = seen && (await lockCancellable(tx, seen.order_id));
  // Read again under the lock: a concurrent request may have decided it.
  const claim = order && (await findReturn(tx, claimId));
  if (!claim) return refuse("CLAIM_NOT_FOUND");
  if (claim.status !== "requested") return refuse("CLAIM_DECIDED");
  const products = await listPurchasedProducts(tx, order.id);
  const product = products.find(({ id }) => id === claim.order_product_id);
  if (!product) throw new Error("A claim is of a product of its order");

  const open = { claim, order, products, product };
  const carried = await executeCancellation(tx, open, decision, now);
  if (!carried.ok) return carried;
  const status = decision.isApproved ? "approved" : "denied";
  await decideReturnRow(tx, { id: claim.id, status, notice: decision.notice, now });
  const decided = await findReturn(tx, claim.id);
  if (!decided) throw new Error("What was decided is there");
  await addAction(tx, context, {
    action: decision.isApproved ? "claims.approve" : "claims.deny",
    subject: `claim ${claim.id}`,
    before: { status: claim.status },
    after: { status, refundPrice: decided.refund_price, refundPoint: decided.refund_point },
    reason: decision.notice,
  });
  return ok({ claim: decided, orderUuid: order.uuid });
}

async function executeCancellation(
  tx: Tx,
  open: Open,
  decision: Decision,
  now: Date,
): Promise<Result<null, Refusal, undefined>> {
  if (!decision.isApproved) {
    await move(tx, open, "delivery_end", decision.notice, now);
    return ok(null);
  }
  return open.claim.resolution === "replace"
    ? replace(tx, open, now)
    : executeApprovedCancellation(tx, open, decision, now);
}

async function replace(tx: Tx, open: Open, now: Date): Promise<Result<null, Refusal, undefined>> {
  const lines = new Map(open.product.options.map((option) => [option.id, option.option_id]));
  const wanted = open.claim.options.map(({ order_option_id, units }) => ({
    optionId: lines.get(order_option_id) ?? 0,
    units,
  }));
  if (!(await reserveReplacementStock(tx, open.order.id, wanted))) return refuse("NOT_ENOUGH_STOCK");
  await move(tx, open, "replace_complete", "상품을 다시 보내 드려요", now);
  return ok(null);
}

async function executeApprovedCancellation(
  tx: Tx,
  open: Open,
  { refundPrice }: { refundPrice?: number },
  now: Date,
): Promise<Result<null, Refusal, undefined>> {
  const { claim, order, products, product } = open;
  const bought = purchasedLinesOf(order, products);
  const lines = linesOf(bought, product);
  const claimed = amountsOf(lines, claim.options);
  const most = sumWon(claimed.map(({ amount }) => amount));
  if (refundPrice !== undefined && refundPrice > most) return refuse("CLAIM_AMOUNT_TOO_HIGH");
  const amounts = prorate(
    won(refundPrice ?? most),
    claimed.map(({ amount }) => amount),
  );
  const given = claimed.map((line, index) => ({ ...line, amount: amounts[index] ?? won(0) }));
  const isWhole = lines.every((line) => line.left === (given.find(({ id }) => id === line.id)?.amount ?? 0));
  const wish: ReturnToRefund = {
    productId: product.id,
    lines: given.map(({ optionId, amount }) => ({ lineId: lineIdOf(product, optionId), amount })),
    isWhole,
    isSellersFault: isSellersFault(claim.reason),
    returnShippingFee: returnShippingFeeOf(product),
  };
  const back = returnRefund(
    bought,
    givenOf(products, await sumGiven(tx, order.id)),
    returnedOf(bought, products),
    wish,
  );

  const refused = back.money > 0 ? refusedByMethod(order, now) : null;
  if (refused !== null) return refuse(refused);
  await compensate(tx, given);
  const status = await move(
    tx,
    open,
    isWhole ? "return_complete" : "delivery_end",
    "교환·반품을 처리했어요",
    now,
  );
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
    isLast: status === "withdraw_complete",
    expectedRewardPoint: Math.max(await sumEarned(tx, order.id), rewardAfter(order, products, given)),
    claimId: claim.id,
    now,
  });
  return ok(null);
}

/** Moves the product, and the order with it; a completed purchase keeps its status. */
async function move(
  tx: Tx,
  { claim, order, products, product }: Open,
  to: OrderItemProductStatus,
  reason: string,
  now: Date,
): Promise<OrderStatus> {
  if (!claim.is_shown) return order.status;
  const planned = transitionsOf(products, [{ id: product.id, to }]);
  await transitionProducts(tx, { ...planned, orderId: order.id, actor: "shop", reason, at: now });
  return planned.orderStatus;
}

/** Lists products that were refunded entirely. */
function returnedOf(
  bought: ReturnType<typeof purchasedLinesOf>,
  products: readonly PurchasedProduct[],
): number[] {
  return products
    .filter((product) => linesOf(bought, product).every(({ left }) => left === 0))
    .map(({ id }) => id);
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
  return remainingReward(won(order.expected_reward_point), { before, after });
}
