import type { Input } from "@todayfruit/contract/all-calls";
import type { RefundPreview, Withdrawn } from "@todayfruit/contract/calls/buy/withdrawals";
import type { RefusalDetail } from "@todayfruit/contract/error-body";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Static } from "typebox";
import type { Tx } from "../../../db/database.ts";
import type { Answer } from "../../../http/bind.ts";
import type { BuyerContext } from "../../../http/context.ts";
import { isBuyerOf } from "../../orders/order-access.ts";
import { refundMoney } from "../refunds/refund-money.ts";
import { carryOut } from "./carry-out.ts";
import { type PlannedRefusal, refuseWith } from "./plan-refusal.ts";
import { planWithdrawal, type WithdrawalPlan } from "./plan-withdrawal.ts";
import { type RefundAccount, sealRefundAccount } from "./refund-account.ts";
import { keepRefundAccount } from "./refund-accounts.repository.ts";
import { listBoughtProducts, lockWithdrawable, type OrderRow } from "./withdrawals.repository.ts";

export type Wish = {
  orderId: number;
  /** `orderItemProducts[].id`; `null`: the whole order. */
  orderProductId: number | null;
  /** What the buyer was told would come back, in 원; another amount by now is refused. */
  seen: Partial<Pick<Static<typeof RefundPreview>, "refundPrice" | "refundPoint">>;
  /** Where a deposit goes back to, when the shop knows no account of the buyer. */
  account?: RefundAccount | undefined;
  /** Whether the order is theirs who asks; to everybody else it does not exist. */
  isOwn: (order: OrderRow) => boolean;
};

type Refusal = PlannedRefusal | "REFUND_CHANGED";
type Reply = Static<typeof Withdrawn>;

/** Cancels a whole order of the account that placed it. */
export function withdrawOrder(
  { path, query }: Input<"PUT /v3/app-users/orders/{id}/withdraw">,
  context: BuyerContext,
): Promise<Answer<"PUT /v3/app-users/orders/{id}/withdraw">> {
  return withdrawOwn(context, { orderId: path.id, orderProductId: null, seen: query ?? {} });
}

/** Cancels one product of an order of the account that placed it. */
export function withdrawProduct(
  { path, query }: Input<"PUT /v3/app-users/order-items/{id}/products/{pid}/withdraw">,
  context: BuyerContext,
): Promise<Answer<"PUT /v3/app-users/order-items/{id}/products/{pid}/withdraw">> {
  return withdrawOwn(context, { orderId: path.id, orderProductId: path.pid, seen: query ?? {} });
}

function withdrawOwn(context: BuyerContext, wish: Omit<Wish, "isOwn">) {
  return withdraw(context, { ...wish, isOwn: (order) => isBuyerOf(context.buyer, order) });
}

/**
 * Cancels an order or one product of it: planned once more under the lock of the order, written down with what comes
 * back, and after the commit the provider is asked for the money. Cancelling what is cancelled does nothing.
 *
 * @param prove what must hold in the same transaction, such as taking the guest's code; nothing is done when it refuses
 */
export async function withdraw<C extends string = never>(
  context: BuyerContext,
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
    (result) => result.ok,
  );
  if (!done.ok) return done;
  await refundMoney(context, done.value.orderUuid);
  return ok(done.value.reply);
}

async function withdrawLocked(
  context: BuyerContext,
  tx: Tx,
  wish: Wish,
): Promise<Result<{ orderUuid: string; reply: Reply }, Refusal, RefusalDetail | undefined>> {
  const order = await lockWithdrawable(tx, wish.orderId);
  if (!order || !wish.isOwn(order)) return refuse("ORDER_NOT_FOUND");
  const { account } = wish;
  const known = { ...order, has_account: order.has_account || account !== undefined };
  const planned = await planWithdrawal(tx, known, wish.orderProductId, context.now());
  if (!planned.ok) return refuseWith(planned.code, order.withdraw_notice);
  const plan = planned.value;
  if (isOther(plan, wish.seen)) return refuse("REFUND_CHANGED");

  if (account) {
    const sealed = sealRefundAccount(context.sealing, order.user_id, account);
    await keepRefundAccount(tx, order.id, sealed, context.now());
  }
  const orderItemStatus = await carryOut(tx, plan, context.now());
  const isPaidBack = plan.withdrawing === "at-once";
  return ok({
    orderUuid: order.uuid,
    reply: {
      id: order.id,
      orderItemStatus,
      orderItemProducts: (await listBoughtProducts(tx, order.id)).map(({ id, status }) => ({
        id,
        orderItemProductStatus: status,
      })),
      refundPrice: isPaidBack ? (plan.refund?.money ?? 0) : 0,
      refundPoint: isPaidBack ? (plan.refund?.points ?? 0) : pointsOfUnpaid(plan),
    },
  });
}

/** Whoever cancels what was cancelled meanwhile has nothing to be told again. */
function isOther(plan: WithdrawalPlan, { refundPrice, refundPoint }: Wish["seen"]): boolean {
  if (plan.refund === null) return false;
  const { money, points } = plan.refund;
  return (refundPrice ?? money) !== money || (refundPoint ?? points) !== points;
}

/** Points that were held for an order which nobody paid for. */
function pointsOfUnpaid({ withdrawing, order }: WithdrawalPlan): number {
  return withdrawing === "close-unpaid" ? order.used_point : 0;
}
