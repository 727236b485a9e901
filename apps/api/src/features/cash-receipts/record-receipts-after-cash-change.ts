import { won } from "@todayfruit/domain/money/won";
import { planCashReceiptSteps } from "@todayfruit/domain/payments/plan-cash-receipt-steps";
import type { Tx } from "../../db/database.ts";
import {
  addReceipt,
  addReceiptCancel,
  clearReceiptsDue,
  readCash,
} from "./receipt-updates-after-cash-change.repository.ts";

/** Records the receipts and cancels after which an order's receipts cover its cash, where its cash changed. */
export async function recordReceiptsAfterCashChange(tx: Tx, orderId: number, now: Date): Promise<void> {
  if (!(await clearReceiptsDue(tx, orderId))) return;
  const { cash, tax_free, receipts } = await readCash(tx, orderId);
  const standing = receipts.map(({ id, left }) => ({ id, left: won(left) }));
  for (const step of planCashReceiptSteps(won(cash), standing)) {
    if (step.kind === "cancel") await addReceiptCancel(tx, step.receiptId, step.amount, now);
    else {
      const taxFree = Math.min(tax_free, step.amount);
      await addReceipt(tx, { orderId, amount: step.amount, taxFree, now });
    }
  }
}
