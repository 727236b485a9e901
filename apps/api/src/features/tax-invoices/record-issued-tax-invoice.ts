import type { Input } from "@todayfruit/contract/all-calls";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { countOpenReceipts } from "../cash-receipts/operator/operator-cash-receipts.repository.ts";
import { addAction } from "../operator-actions/operator-actions.repository.ts";
import { presentTaxInvoiceRequest } from "./tax-invoice-request.presenter.ts";
import {
  addTaxInvoice,
  findTaxInvoiceRequest,
  lockTaxInvoiceRequest,
} from "./tax-invoice-requests.repository.ts";

type Call = "PUT /operator/v1/tax-invoices/{id}/issue";

/**
 * Records an invoice that an operator issued at the tax office, for what the books owe at this moment: all of it, or the
 * difference after a refund. Waits for the cash receipt that it replaces to be cancelled.
 */
export function recordIssuedTaxInvoice(
  { path, body: { kind, approvalNumber, issuedOn } }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  return context.db.transaction<Answer<Call>>(
    async (tx) => {
      const locked = await lockTaxInvoiceRequest(tx, path.id);
      if (!locked) return refuse("TAX_INVOICE_NOT_FOUND");
      const now = context.now();
      if (issuedOn > kstDateOf(now.toISOString())) return refuse("TAX_INVOICE_DAY");
      if ((await countOpenReceipts(tx, locked.order_id)) > 0) return refuse("CASH_RECEIPT_IN_PROGRESS");
      const { owed } = presentTaxInvoiceRequest(await findTaxInvoiceRequest(tx, path.id));
      const sums = owed.find((each) => each.kind === kind);
      if (!sums) return refuse("TAX_INVOICE_NOT_OWED");
      const invoice = {
        ...sums,
        requestId: path.id,
        issuedOn,
        approvalNumber,
        now,
        operatorId: context.operator.id,
      };
      if (!(await addTaxInvoice(tx, invoice))) return refuse("TAX_INVOICE_NUMBER_TAKEN");
      await addAction(tx, context, {
        action: "tax-invoices.issue",
        subject: `order ${locked.order_id}`,
        before: null,
        after: { requestId: path.id, ...sums, issuedOn, approvalNumber },
        reason: null,
      });
      return ok(presentTaxInvoiceRequest(await findTaxInvoiceRequest(tx, path.id)));
    },
    (result) => result.ok,
  );
}
