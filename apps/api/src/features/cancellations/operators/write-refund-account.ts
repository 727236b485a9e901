import type { Input } from "@todayfruit/contract/all-calls";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { addAction } from "../../operator-actions/operator-actions.repository.ts";
import { lockCancellable } from "../cancellable-orders.repository.ts";
import { saveRefundAccount } from "../refund-accounts/save-refund-accounts.repository.ts";
import { readRefundAccount, sealRefundAccount } from "../refund-accounts/validate-and-seal-refund-account.ts";

const SHOWN_DIGITS = 4;

/**
 * Records the refund account that an operator asked of the buyer. The trail shows the last digits of its number only.
 */
export async function writeRefundAccount(
  { path, body }: Input<"PUT /operator/v1/orders/{id}/refund-account">,
  context: OperatorContext,
): Promise<Result<{ id: number }, "ORDER_NOT_FOUND" | "ACCOUNT_NUMBER_INVALID", undefined>> {
  const account = readRefundAccount(body.withdrawAccount);
  if (!account.ok) return refuse(account.code);
  const { bankName, accountNumber } = account.value;
  return context.db.transaction(async (tx) => {
    const order = await lockCancellable(tx, path.id);
    if (!order) return refuse("ORDER_NOT_FOUND");
    const sealed = sealRefundAccount(context.sealing, order.user_id, account.value);
    await saveRefundAccount(tx, order.id, sealed, context.now());
    await addAction(tx, context, {
      action: "orders.refund-account",
      subject: `order ${order.id}`,
      before: null,
      after: { bankName, accountNumber: `*${accountNumber.slice(-SHOWN_DIGITS)}` },
      reason: body.reason,
    });
    return ok({ id: order.id });
  });
}
