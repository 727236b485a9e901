import type { Input } from "@todayfruit/contract/all-calls";
import type {
  CancellationReply,
  RefundPreview,
} from "@todayfruit/contract/cancellations/cancellations.calls";
import type { RefusalDetail } from "@todayfruit/contract/error-body";
import { cancellationReasonText } from "@todayfruit/domain/cancellations/cancellation-reasons";
import { refundAmountText } from "@todayfruit/domain/messages/refund-amount-text";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Static } from "typebox";
import type { Tx } from "../../db/database.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext, Services } from "../../http/handler-context-types.ts";
import { announceAboutOrder } from "../orders/notices/announce-about-order.ts";
import { isBuyerOf } from "../orders/order.policy.ts";
import { refundMoney } from "../payments/refunds/refund-money.ts";
import { buildCancellationRefusal, type PlannedRefusal } from "./build-cancellation-refusal.ts";
import { listPurchasedProducts, lockCancellable, type OrderRow } from "./cancellable-orders.repository.ts";
import { executeCancellation } from "./execute-cancellation.ts";
import { type CancellationPlan, planCancellation } from "./plan-cancellation.ts";
import { saveRefundAccount } from "./refund-accounts/save-refund-accounts.repository.ts";
import { type RefundAccount, sealRefundAccount } from "./refund-accounts/validate-and-seal-refund-account.ts";

export type Wish = {
  orderId: number;
  /** `orderItemProducts[].id`; `null`: the whole order. */
  orderProductId: number | null;
  /** Refund shown to the buyer, in 원; refused when it has changed. */
  seen: Partial<Pick<Static<typeof RefundPreview>, "refundPrice" | "refundPoint">>;
  /** Reason of the cancel in the buyer's words; `null` when none was given. */
  reason: string | null;
  /** Account for refunding a deposit, when the buyer has none stored. */
  account?: RefundAccount | undefined;
  /** Returns whether the caller may cancel the order; otherwise it is not found. */
  isOwn: (order: OrderRow) => boolean;
  /** Computes and rolls back. */
  isDryRun?: boolean;
  /** Records the cancel in the same transaction, where the caller is no buyer. */
  record?: (tx: Tx, plan: CancellationPlan, reply: Reply) => Promise<void>;
};

type Refusal = PlannedRefusal | "REFUND_CHANGED";
type Reply = Static<typeof CancellationReply>;

/** Cancels a whole order for the account that placed it. */
export function cancelOrder(
  { path, query }: Input<"PUT /v3/app-users/orders/{id}/withdraw">,
  context: BuyerContext,
): Promise<Answer<"PUT /v3/app-users/orders/{id}/withdraw">> {
  return withdrawOwn(context, { orderId: path.id, orderProductId: null, ...wishOf(query) });
}

/** Cancels one product of an order for the account that placed it. */
export function cancelOrderProduct(
  { path, query }: Input<"PUT /v3/app-users/order-items/{id}/products/{pid}/withdraw">,
  context: BuyerContext,
): Promise<Answer<"PUT /v3/app-users/order-items/{id}/products/{pid}/withdraw">> {
  return withdrawOwn(context, { orderId: path.id, orderProductId: path.pid, ...wishOf(query) });
}

/** Reads what the buyer saw, and why they cancel. */
export function wishOf({
  reason,
  reasonText,
  ...seen
}: NonNullable<Input<"PUT /v3/app-users/orders/{id}/withdraw">["query"]> = {}): Pick<
  Wish,
  "seen" | "reason"
> {
  return { seen, reason: cancellationReasonText(reason, reasonText ?? null) };
}

function withdrawOwn(context: BuyerContext, wish: Omit<Wish, "isOwn">) {
  return withdraw(context, { ...wish, isOwn: (order) => isBuyerOf(context.buyer, order) });
}

/**
 * Cancels an order or one product. Plans again under the order's lock and records the refund; the provider is asked for
 * it after the commit. Cancelling again does nothing.
 *
 * @param prove further condition in the same transaction, such as using up a guest's code; its refusal rolls everything
 * back
 */
export async function withdraw<C extends string = never>(
  context: Services,
  wish: Wish,
  prove: (tx: Tx) => Promise<Result<null, C, undefined>> = async () => ok(null),
): Promise<Result<Reply, Refusal | C, RefusalDetail | undefined>> {
  const done = await context.db.transaction<
    Result<{ orderUuid: string; reply: Reply }, Refusal | C, RefusalDetail | undefined>
  >(
    async (tx) => {
      const proven = await prove(tx);
      return proven.ok ? withdrawLocked(context, tx, wish) : refuse(proven.code);
    },
    (result) => result.ok && wish.isDryRun !== true,
  );
  if (!done.ok) return done;
  if (wish.isDryRun !== true) await refundMoney(context, done.value.orderUuid);
  return ok(done.value.reply);
}

async function withdrawLocked(
  context: Services,
  tx: Tx,
  wish: Wish,
): Promise<Result<{ orderUuid: string; reply: Reply }, Refusal, RefusalDetail | undefined>> {
  const order = await lockCancellable(tx, wish.orderId);
  if (!order || !wish.isOwn(order)) return refuse("ORDER_NOT_FOUND");
  const { account } = wish;
  const known = { ...order, has_account: order.has_account || account !== undefined };
  const planned = await planCancellation(tx, known, wish.orderProductId, context.now());
  if (!planned.ok) return buildCancellationRefusal(planned.code, order.cancel_denied_reason);
  const plan = planned.value;
  if (isOther(plan, wish.seen)) return refuse("REFUND_CHANGED");

  if (account) {
    const sealed = sealRefundAccount(context.sealing, order.user_id, account);
    await saveRefundAccount(tx, order.id, sealed, context.now());
  }
  const orderItemStatus = await executeCancellation(tx, plan, wish.reason, context.now());
  if (plan.withdrawing === "request") {
    await announceAboutOrder(tx, context, {
      orderId: order.id,
      productIds: plan.chosen.map(({ id }) => id),
      template: "CANCEL_REQUESTED",
      variables: { 환불: refundAmountText(plan.refund ?? { money: 0, points: 0 }) },
      // The time tells a request apart from one that was taken back.
      key: `cancel requested ${context.now().getTime()}`,
    });
  }
  const isPaidBack = plan.withdrawing === "at-once";
  const reply: Reply = {
    id: order.id,
    orderItemStatus,
    orderItemProducts: (await listPurchasedProducts(tx, order.id)).map(({ id, status }) => ({
      id,
      orderItemProductStatus: status,
    })),
    refundPrice: isPaidBack ? (plan.refund?.money ?? 0) : 0,
    refundPoint: isPaidBack ? (plan.refund?.points ?? 0) : pointsOfUnpaid(plan),
  };
  await wish.record?.(tx, plan, reply);
  return ok({ orderUuid: order.uuid, reply });
}

/** Returns whether the refund differs from the one shown; not when everything was cancelled meanwhile. */
function isOther(plan: CancellationPlan, { refundPrice, refundPoint }: Wish["seen"]): boolean {
  if (plan.refund === null) return false;
  const { money, points } = plan.refund;
  return (refundPrice ?? money) !== money || (refundPoint ?? points) !== points;
}

/** Returns the points held for an unpaid order. */
function pointsOfUnpaid({ withdrawing, order }: CancellationPlan): number {
  return withdrawing === "close-unpaid" ? order.used_point : 0;
}
