import type { Input } from "@todayfruit/contract/all-calls";
import { refundAmountText } from "@todayfruit/domain/messages/refund-amount-text";
import { refundMethodText } from "@todayfruit/domain/messages/refund-method-text";
import { won } from "@todayfruit/domain/money/won";
import { type GoodwillOrder, goodwillRefund, mostGoodwill } from "@todayfruit/domain/refunds/goodwill-refund";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../../db/database.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/context.ts";
import { addAction } from "../../operator-actions/operator-actions.repository.ts";
import { announceAboutOrder } from "../../orders/notices/announce-about-order.ts";
import { refundMoney } from "../../payments/refunds/refund-money.ts";
import {
  addCancellation,
  listPurchasedProducts,
  lockCancellable,
  type OrderRow,
} from "../cancellations.repository.ts";
import { refusedByMethod } from "../plan-cancellation.ts";
import { findGoodwill } from "./goodwill.repository.ts";

type Call = "POST /operator/v1/orders/{id}/goodwill-refunds";

/**
 * Gives money of a paid order back above what is owed. Products, points and the settlement of the farm stay as they are. The
 * refund is recorded as owed in the transaction; the provider is asked for it after the commit.
 */
export async function giveGoodwillRefund(
  { path, query, body }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  const isDryRun = query?.dryRun === true;
  let uuid: string | null = null;
  const done = await context.db.transaction<Answer<Call>>(
    async (tx) => {
      const order = await lockCancellable(tx, path.id);
      if (!order) return refuse("ORDER_NOT_FOUND");
      uuid = order.uuid;
      return give(tx, context, order, body);
    },
    (result) => result.ok && !isDryRun,
  );
  if (done.ok && !isDryRun) await refundMoney(context, uuid);
  return done;
}

async function give(
  tx: Tx,
  context: OperatorContext,
  order: OrderRow,
  { amount, returned, reason }: Input<Call>["body"],
): Promise<Answer<Call>> {
  const known = await findGoodwill(tx, order.id, context.operator.id);
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
    now: context.now(),
  });
  await addAction(tx, context, {
    action: "orders.goodwill-refund",
    subject: `order ${order.id}`,
    before: { returned },
    after: { returned: returned + amount, amount },
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
