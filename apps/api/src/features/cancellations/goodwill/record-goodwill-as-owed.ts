import { refundAmountText } from "@todayfruit/domain/messages/refund-amount-text";
import { refundMethodText } from "@todayfruit/domain/messages/refund-method-text";
import { won } from "@todayfruit/domain/money/won";
import { type GoodwillOrder, goodwillRefund, mostGoodwill } from "@todayfruit/domain/refunds/goodwill-refund";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../../db/database.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { addAction } from "../../operator-actions/operator-actions.repository.ts";
import { announceAboutOrder } from "../../orders/notices/announce-about-order.ts";
import { addCancellation, listPurchasedProducts, type OrderRow } from "../cancellable-orders.repository.ts";
import { refusedByMethod } from "../plan-cancellation.ts";
import { findGoodwill } from "./find-goodwill-and-limit.repository.ts";

/** Order of a refund, locked, and the claim that it is for; `null`: for the order itself. */
type Occasion = { order: OrderRow; claimId: number | null };
type Wish = { amount: number; returned: number; reason: string };
/** In 원, after the refund: what went back or is promised, and the most that may still be given. */
type Given = { orderId: number; amount: number; returned: number; most: number };
type GoodwillRefusal =
  | "GOODWILL_ABOVE_PAID"
  | "GOODWILL_ABOVE_LIMIT"
  | "GOODWILL_OF_ESCROW"
  | "REFUND_CHANGED"
  | NonNullable<ReturnType<typeof refusedByMethod>>;

/**
 * Records money of a paid order as owed above what is owed already, in the transaction that locked the order: within
 * what is left of the payment and within the operator's limit for the occasion. The buyer is told why.
 */
export async function recordGoodwillAsOwed(
  tx: Tx,
  context: OperatorContext,
  { order, claimId }: Occasion,
  { amount, returned, reason }: Wish,
): Promise<Result<Given, GoodwillRefusal, undefined>> {
  const known = await findGoodwill(tx, { orderId: order.id, operatorId: context.operator.id, claimId });
  if (known?.payment_status !== "paid") return refuse("GOODWILL_ABOVE_PAID");
  if (known.cancelled !== returned) return refuse("REFUND_CHANGED");
  if (known.use_escrow) return refuse("GOODWILL_OF_ESCROW");
  const money: GoodwillOrder = {
    price: won(order.price),
    taxFree: won(order.tax_free),
    captured: won(order.captured),
    returned: won(known.cancelled),
    taxFreeReturned: won(known.tax_free_returned),
    goodwill: won(known.goodwill),
  };
  const limit = won(known.goodwill_limit);
  const decided = goodwillRefund(money, limit, won(amount));
  if (!decided.ok) return decided;
  const refused = refusedByMethod(order, context.now());
  if (refused !== null) return refuse(refused);
  const id = await addCancellation(tx, {
    orderId: order.id,
    orderProductIds: [],
    money: amount,
    points: 0,
    taxFree: decided.value.taxFree,
    lines: [{ code: "GOODWILL", amount }],
    actor: "shop",
    reason,
    status: order.status,
    to: "withdraw_complete",
    isLast: false,
    expectedRewardPoint: order.expected_reward_point,
    isGoodwill: true,
    goodwillClaimId: claimId,
    now: context.now(),
  });
  await addAction(tx, context, {
    action: claimId === null ? "orders.goodwill-refund" : "claims.goodwill-refund",
    subject: claimId === null ? `order ${order.id}` : `claim ${claimId}`,
    before: { returned },
    after: { returned: returned + amount, amount, limit },
    reason,
  });
  await announce(tx, context, order, { id, amount, reason });
  const after = { ...money, returned: won(returned + amount), goodwill: won(known.goodwill + amount) };
  return ok({ orderId: order.id, amount, returned: after.returned, most: mostGoodwill(after, limit) });
}

/** Announces the refund to the buyer, with the reason that the operator wrote. */
async function announce(
  tx: Tx,
  context: OperatorContext,
  order: OrderRow,
  { id, amount, reason }: { id: number; amount: number; reason: string },
): Promise<void> {
  const given = { money: amount, points: 0 };
  const products = await listPurchasedProducts(tx, order.id);
  await announceAboutOrder(tx, context, {
    orderId: order.id,
    productIds: products.map((product) => product.id),
    template: "GOODWILL_REFUND",
    variables: {
      환불: refundAmountText(given),
      환불수단: refundMethodText(order.method, given),
      사유: reason,
    },
    key: `goodwill ${id}`,
  });
}
