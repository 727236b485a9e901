import type { Input } from "@todayfruit/contract/all-calls";
import { won } from "@todayfruit/domain/money/won";
import { cashReceiptOf, maskIdentity } from "@todayfruit/domain/payments/cash-receipt-rules";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../../db/database.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { addAction } from "../../operator-actions/operator-actions.repository.ts";
import { aboutReceipt, type CashReceiptRequest } from "../add-receipt-request.repository.ts";
import { addReceiptCancel, readCash } from "../receipt-updates-after-cash-change.repository.ts";
import { recordReceiptsAfterCashChange } from "../record-receipts-after-cash-change.ts";
import { presentOperatorReceipt } from "./operator-cash-receipt.presenter.ts";
import {
  countOpenReceipts,
  findOperatorReceipt,
  isInvoiced,
  type ListedReceiptRow,
  lockReceipts,
  setReceiptNumber,
  setReceiptsStopped,
} from "./operator-cash-receipts.repository.ts";

type Reissue = "POST /operator/v1/cash-receipts/{id}/reissue";
type Identity = Input<Reissue>["body"]["identity"];

/**
 * Asks for the receipt of an order again: one that the provider refused or an operator cancelled, or an issued one with
 * another number, whose old receipt is cancelled. The job of receipts speaks with the provider.
 */
export function reissueCashReceipt(
  { path, body }: Input<Reissue>,
  context: OperatorContext,
): Promise<Answer<Reissue>> {
  return context.db.transaction<Answer<Reissue>>(
    async (tx) => {
      const known = await findOperatorReceipt(tx, path.id);
      if (!known) return refuse("CASH_RECEIPT_NOT_FOUND");
      await lockReceipts(tx, known.order_id);
      const before = (await findOperatorReceipt(tx, path.id)) ?? known;
      if ((await countOpenReceipts(tx, known.order_id)) > 0) return refuse("CASH_RECEIPT_IN_PROGRESS");
      if (await isInvoiced(tx, known.order_id)) return refuse("TAX_INVOICE_REQUESTED");
      const request = requestOf(context, before, body.identity);
      if (!request.ok) return request;
      const done = await askAgain(tx, before, request.value, context.now());
      if (!done) return refuse("CASH_RECEIPT_NOT_OWED");
      const after = (await findOperatorReceipt(tx, path.id)) ?? before;
      await addAction(tx, context, {
        action: "cash-receipts.reissue",
        subject: `cash receipt ${path.id}`,
        before: { type: before.type, identityNo: before.identity_masked, status: before.status },
        after: { type: after.type, identityNo: after.identity_masked, status: "waiting" },
        reason: body.reason,
      });
      return ok(presentOperatorReceipt(after));
    },
    (result) => result.ok,
  );
}

/** Returns the number to issue for; `null` for the one that is there. */
function requestOf(
  { sealing }: OperatorContext,
  row: ListedReceiptRow,
  said: Identity,
): Result<CashReceiptRequest | null, "CASH_RECEIPT_IDENTITY_REQUIRED" | "CASH_RECEIPT_IDENTITY_INVALID"> {
  if (said === undefined) {
    const isKnown = row.is_placeholder || row.has_number;
    return isKnown && row.status !== "issued" ? ok(null) : refuse("CASH_RECEIPT_IDENTITY_REQUIRED");
  }
  const read = cashReceiptOf("transfer", won(row.amount), {
    cashReceiptType: said.type === "income_deduction" ? 1 : 2,
    identitySelect: said.kind === "phone" ? 1 : 2,
    identityNo: said.identityNo,
  });
  if (!read.ok) return read;
  if (read.value === null) return refuse("CASH_RECEIPT_IDENTITY_INVALID");
  const { type, identitySelect, identity } = read.value;
  const sealed = sealing.seal(identity, aboutReceipt(row.user_id));
  return ok({ type, identitySelect, masked: maskIdentity(identity), isPlaceholder: false, sealed });
}

/** Cancels the issued receipts and plans the receipt again; returns `false` where no money needs one. */
async function askAgain(
  tx: Tx,
  { order_id: orderId }: ListedReceiptRow,
  request: CashReceiptRequest | null,
  now: Date,
): Promise<boolean> {
  if (request) await setReceiptNumber(tx, orderId, request);
  await setReceiptsStopped(tx, orderId, null);
  const { cash, receipts } = await readCash(tx, orderId);
  const standing = receipts.filter(({ left }) => left > 0);
  if (cash === 0 || (request === null && standing.reduce((sum, { left }) => sum + left, 0) >= cash))
    return false;
  if (request) for (const { id, left } of standing) await addReceiptCancel(tx, id, left, now);
  await recordReceiptsAfterCashChange(tx, orderId, now);
  return true;
}
