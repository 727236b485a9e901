import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import {
  lockReceipts,
  setReceiptsStopped,
} from "../cash-receipts/operator/operator-cash-receipts.repository.ts";
import { recordReceiptsAfterCashChange } from "../cash-receipts/record-receipts-after-cash-change.ts";
import { addAction } from "../operator-actions/operator-actions.repository.ts";
import { presentTaxInvoiceRequest } from "./tax-invoice-request.presenter.ts";
import {
  cancelTaxInvoiceRow,
  findTaxInvoiceRequest,
  lockTaxInvoiceRequest,
} from "./tax-invoice-requests.repository.ts";

type Call = "PUT /operator/v1/tax-invoices/{id}/cancel";

/** Withdraws a request before any invoice was issued; the cash receipt that it replaced is issued again. */
export function cancelTaxInvoiceRequest(
  { path, body }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  return context.db.transaction<Answer<Call>>(
    async (tx) => {
      const locked = await lockTaxInvoiceRequest(tx, path.id);
      if (!locked) return refuse("TAX_INVOICE_NOT_FOUND");
      const { issued } = await findTaxInvoiceRequest(tx, path.id);
      if (issued.length > 0) return refuse("TAX_INVOICE_ISSUED");
      const now = context.now();
      await cancelTaxInvoiceRow(tx, path.id, now);
      await lockReceipts(tx, locked.order_id);
      await setReceiptsStopped(tx, locked.order_id, null);
      await recordReceiptsAfterCashChange(tx, locked.order_id, now);
      await addAction(tx, context, {
        action: "tax-invoices.cancel",
        subject: `order ${locked.order_id}`,
        before: { requestId: path.id },
        after: null,
        reason: body.reason,
      });
      return ok(presentTaxInvoiceRequest(await findTaxInvoiceRequest(tx, path.id)));
    },
    (result) => result.ok,
  );
}
