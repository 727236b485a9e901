import { type ClaimToRefund, claimRefund } from "@todayfruit/domain/claims/claim-refund";
import { isSellersFault } from "@todayfruit/domain/claims/vocabulary";
import { prorate } from "@todayfruit/domain/money/prorate";
import { subtractWon, sumWon, type Won, won } from "@todayfruit/domain/money/won";
import { movesOf } from "@todayfruit/domain/orders/operate";
import type { OrderItemProductStatus, OrderStatus } from "@todayfruit/domain/orders/status";
import { remainingReward } from "@todayfruit/domain/points/remaining-reward";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../../db/database.ts";
import type { OperatorContext } from "../../../http/context.ts";
import { addAction } from "../../operators/actions.repository.ts";
import { moveProducts } from "../../orders/moving.repository.ts";
import { refundMoney } from "../refunds/refund-money.ts";
import { boughtOf, givenOf, lineIdOf } from "../withdrawals/bought.ts";
import { returnPointsOf } from "../withdrawals/carry-out.ts";
import { type PaymentRefusal, refusedByMethod } from "../withdrawals/plan-withdrawal.ts";
import {
  addWithdrawal,
  type BoughtProduct,
  listBoughtProducts,
  lockWithdrawable,
  type OrderRow,
  sumGiven,
} from "../withdrawals/withdrawals.repository.ts";
import { amountsOf, type Line, linesOf, returnShippingFeeOf } from "./claimed-lines.ts";
import {
  type ClaimRow,
  compensate,
  decideClaimRow,
  findClaim,
  sumEarned,
  takeStock,
} from "./claims.repository.ts";

export type Decision =
  | {
      isApproved: true;
      /** Less than was claimed, in 원, when the shop sees less; the notice says why. */
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
type Decided = { claim: ClaimRow; orderUuid: string };

/** The claim with all that hangs on it, while its order is locked. */
type Open = { claim: ClaimRow; order: OrderRow; products: BoughtProduct[]; product: BoughtProduct };

/**
 * The shop's answer to a claim, once: money and points come back, or goods are sent once more, or neither and the buyer
 * is told why. Decided under the lock of the order; the provider is asked for the money after the commit.
 */
export async function decideClaim(
  context: OperatorContext,
  claimId: number,
  decision: Decision,
): Promise<Result<ClaimRow, Refusal, undefined>> {
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
  const seen = await findClaim(tx, claimId);
  const order = seen && (await lockWithdrawable(tx, seen.order_id));
  // Read again: whoever held the order before may have decided it.
  const claim = order && (await findClaim(tx, claimId));
  if (!claim) return refuse("CLAIM_NOT_FOUND");
  if (claim.status !== "requested") return refuse("CLAIM_DECIDED");
  const products = await listBoughtProducts(tx, order.id);
  const product = products.find(({ id }) => id === claim.order_product_id);
  if (!product) throw new Error("A claim is of a product of its order");

  const open = { claim, order, products, product };
  const carried = await carryOut(tx, open, decision, now);
  if (!carried.ok) return carried;
  const status = decision.isApproved ? "approved" : "denied";
  await decideClaimRow(tx, { id: claim.id, status, notice: decision.notice, now });
  const decided = await findClaim(tx, claim.id);
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

async function carryOut(
  tx: Tx,
  open: Open,
  decision: Decision,
  now: Date,
): Promise<Result<null, Refusal, undefined>> {
  if (!decision.isApproved) {
    await move(tx, open, "delivery_end", decision.notice, now);
    return ok(null);
  }
  return open.claim.wish === "replace" ? replace(tx, open, now) : giveBack(tx, open, decision, now);
}

async function replace(tx: Tx, open: Open, now: Date): Promise<Result<null, Refusal, undefined>> {
  const lines = new Map(open.product.options.map((option) => [option.id, option.option_id]));
  const wanted = open.claim.options.map(({ order_option_id, units }) => ({
    optionId: lines.get(order_option_id) ?? 0,
    units,
  }));
  if (!(await takeStock(tx, open.order.id, wanted))) return refuse("NOT_ENOUGH_STOCK");
  await move(tx, open, "replace_complete", "상품을 다시 보내 드려요", now);
  return ok(null);
}

async function giveBack(
  tx: Tx,
  open: Open,
  { refundPrice }: { refundPrice?: number },
  now: Date,
): Promise<Result<null, Refusal, undefined>> {
  const { claim, order, products, product } = open;
  const bought = boughtOf(order, products);
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
  const wish: ClaimToRefund = {
    productId: product.id,
    lines: given.map(({ optionId, amount }) => ({ lineId: lineIdOf(product, optionId), amount })),
    isWhole,
    isSellersFault: isSellersFault(claim.reason),
    returnShippingFee: returnShippingFeeOf(product),
  };
  const back = claimRefund(
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
  await addWithdrawal(tx, {
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

/** Where the product goes, and the order with it; a complete purchase stays where it is. */
async function move(
  tx: Tx,
  { claim, order, products, product }: Open,
  to: OrderItemProductStatus,
  reason: string,
  now: Date,
): Promise<OrderStatus> {
  if (!claim.is_shown) return order.status;
  const planned = movesOf(products, [{ id: product.id, to }]);
  await moveProducts(tx, { ...planned, orderId: order.id, actor: "shop", reason, at: now });
  return planned.orderStatus;
}

/** Products of which nothing is left with the buyer. */
function returnedOf(bought: ReturnType<typeof boughtOf>, products: readonly BoughtProduct[]): number[] {
  return products
    .filter((product) => linesOf(bought, product).every(({ left }) => left === 0))
    .map(({ id }) => id);
}

/** What the goods that stay may still earn, in points. */
function rewardAfter(
  order: OrderRow,
  products: readonly BoughtProduct[],
  given: readonly (Line & { amount: Won })[],
): number {
  const kept = products.filter((product) => !product.is_withdrawn);
  const before = sumWon(
    kept.flatMap(({ options }) => options.map(({ net, compensated }) => won(Math.max(0, net - compensated)))),
  );
  const after = won(Math.max(0, subtractWon(before, sumWon(given.map(({ amount }) => amount)))));
  return remainingReward(won(order.expected_reward_point), { before, after });
}
