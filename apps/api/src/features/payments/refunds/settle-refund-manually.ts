import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../../db/database.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { addAction } from "../../operator-actions/operator-actions.repository.ts";
import { settleOrderByProviderState } from "../settlement/settle-order-by-provider-state.ts";
import { concludeRefund, WITHOUT_NUMBER } from "./conclude-refund.ts";
import { findRefundRow, type RefundRow } from "./list-refunds-for-operators.repository.ts";
import { announceMoneyRefunded, endedRefundOf } from "./notices/announce-money-refunded.ts";
import { lockOpenRefund, type OpenRefund } from "./open-refunds.repository.ts";
import { endRefund } from "./refund-ledger.repository.ts";
import { presentRefund } from "./refunds.presenter.ts";

type Wish = { id: number; outcome: "paid_elsewhere" | "waived"; reason: string };
type Refusal = "REFUND_NOT_FOUND" | "REFUND_ENDED" | "REFUND_IN_PROGRESS" | "PROVIDER_UNAVAILABLE";
type Settled = Result<Reply<"PUT /operator/v1/refunds/{id}/settle">, Refusal, undefined>;

/** Time in ms after which a request to the provider is answered or never will be. */
const ANSWER_MS = 5 * 60_000;

/**
 * Ends a refund that the provider cannot make: paid by other means, or not owed. Reads the provider's record first, and
 * refuses while a request may still be answered, so that nothing is paid twice.
 */
export async function settleRefundManually(
  { path, body }: Input<"PUT /operator/v1/refunds/{id}/settle">,
  context: OperatorContext,
): Promise<Settled> {
  const wish: Wish = { id: path.id, ...body };
  const seen = await findRefundRow(context.db, wish.id);
  if (!seen) return refuse("REFUND_NOT_FOUND");
  if (seen.outcome !== null) return refuse("REFUND_ENDED");
  const known = await context.payments.find(seen.payment_key);
  if (known.kind === "unreachable" || known.kind === "refused") return refuse("PROVIDER_UNAVAILABLE");
  if (known.kind === "found" && (await concludeRefund(context, wish.id, known.payment))) {
    await settleOrderByProviderState(context, {
      orderUuid: seen.order_uuid,
      provider: known.payment,
      actor: "shop",
    });
    return refuse("REFUND_ENDED");
  }
  return context.db.transaction<Settled>(
    (tx) => settleLocked(tx, context, wish),
    (result) => result.ok,
  );
}

async function settleLocked(
  tx: Tx,
  context: OperatorContext,
  { id, outcome, reason }: Wish,
): Promise<Settled> {
  const now = context.now();
  const open = await lockOpenRefund(tx, id);
  if (!open) return refuse("REFUND_ENDED");
  if (isAsked(open, now)) return refuse("REFUND_IN_PROGRESS");
  const before = await rowOf(tx, id);
  const transactionKey = `${WITHOUT_NUMBER[outcome]}:${id}`;
  await endRefund(tx, { id, outcome, transactionKey, reason, captured: open.captured, now });
  await announceMoneyRefunded(tx, context, { ...endedRefundOf(open), outcome });
  const after = await rowOf(tx, id);
  await addAction(tx, context, {
    action: "refunds.settle",
    subject: `order ${open.order_id}`,
    before: stateOf(before),
    after: stateOf(after),
    reason,
  });
  return ok(presentRefund(after));
}

function isAsked({ asked_at }: OpenRefund, now: Date): boolean {
  return asked_at !== null && now.getTime() - asked_at.getTime() < ANSWER_MS;
}

async function rowOf(tx: Tx, id: number): Promise<RefundRow> {
  const row = await findRefundRow(tx, id);
  if (!row) throw new Error("A locked refund is there");
  return row;
}

/** Refund as stored in the trail; amounts in 원. */
function stateOf({ id, amount, outcome, tries, last_code, refunded }: RefundRow) {
  return { refundId: id, amount, outcome, tries, lastCode: last_code, refundedInAll: refunded };
}
