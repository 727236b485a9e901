import type { Input } from "@todayfruit/contract/all-calls";
import { MANDATORY_FROM } from "@todayfruit/domain/payments/cash-receipt-rules";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { addAction } from "../../operator-actions/operator-actions.repository.ts";
import { readCash } from "../receipt-updates-after-cash-change.repository.ts";
import { recordReceiptsAfterCashChange } from "../record-receipts-after-cash-change.ts";
import { presentOperatorReceipt } from "./operator-cash-receipt.presenter.ts";
import {
  countOpenReceipts,
  findOperatorReceipt,
  lockReceipts,
  setReceiptsStopped,
} from "./operator-cash-receipts.repository.ts";

type Cancel = "POST /operator/v1/cash-receipts/{id}/cancel";

/**
 * Cancels the receipts of an order until they are issued again by `reissue`. Where the law asks for one, none is cancelled:
 * it is issued with another number instead.
 */
export function cancelCashReceipt(
  { path, body }: Input<Cancel>,
  context: OperatorContext,
): Promise<Answer<Cancel>> {
  const { db, now } = context;
  return db.transaction<Answer<Cancel>>(
    async (tx) => {
      const known = await findOperatorReceipt(tx, path.id);
      if (!known) return refuse("CASH_RECEIPT_NOT_FOUND");
      await lockReceipts(tx, known.order_id);
      if ((await countOpenReceipts(tx, known.order_id)) > 0) return refuse("CASH_RECEIPT_IN_PROGRESS");
      const { cash } = await readCash(tx, known.order_id);
      const before = await findOperatorReceipt(tx, path.id);
      if (before?.status !== "issued") return refuse("CASH_RECEIPT_NOT_OWED");
      if (cash >= MANDATORY_FROM) return refuse("CASH_RECEIPT_MANDATORY");
      await setReceiptsStopped(tx, known.order_id, now());
      await recordReceiptsAfterCashChange(tx, known.order_id, now());
      await addAction(tx, context, {
        action: "cash-receipts.cancel",
        subject: `cash receipt ${path.id}`,
        before: { status: before.status, amount: before.amount - before.canceled },
        after: { status: "canceled", amount: 0 },
        reason: body.reason,
      });
      return ok(presentOperatorReceipt(before));
    },
    (result) => result.ok,
  );
}
