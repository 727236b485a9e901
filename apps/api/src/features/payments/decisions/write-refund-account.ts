import type { Input } from "@todayfruit/contract/all-calls";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { OperatorContext } from "../../../http/context.ts";
import { addAction } from "../../operators/actions.repository.ts";
import { readRefundAccount, sealRefundAccount } from "../withdrawals/refund-account.ts";
import { keepRefundAccount } from "../withdrawals/refund-accounts.repository.ts";
import { lockWithdrawable } from "../withdrawals/withdrawals.repository.ts";

const SHOWN_DIGITS = 4;

/** Somebody who works here asked a buyer where their money goes back to. The trail shows the end of the number only. */
export async function writeRefundAccount(
  { path, body }: Input<"PUT /operator/v1/orders/{id}/refund-account">,
  context: OperatorContext,
): Promise<Result<{ id: number }, "ORDER_NOT_FOUND" | "ACCOUNT_NUMBER_INVALID", undefined>> {
  const account = readRefundAccount(body.withdrawAccount);
  if (!account.ok) return refuse(account.code);
  const { bankName, accountNumber } = account.value;
  return context.db.transaction(async (tx) => {
    const order = await lockWithdrawable(tx, path.id);
    if (!order) return refuse("ORDER_NOT_FOUND");
    const sealed = sealRefundAccount(context.sealing, order.user_id, account.value);
    await keepRefundAccount(tx, order.id, sealed, context.now());
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
