import type { Input } from "@todayfruit/contract/all-calls";
import { isBusinessNumber } from "@todayfruit/domain/korean/business-number";
import { isCash } from "@todayfruit/domain/payments/payment-method-codes";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import {
  countOpenReceipts,
  lockReceipts,
  setReceiptsStopped,
} from "../cash-receipts/operator/operator-cash-receipts.repository.ts";
import { recordReceiptsAfterCashChange } from "../cash-receipts/record-receipts-after-cash-change.ts";
import { addAction } from "../operator-actions/operator-actions.repository.ts";
import { presentTaxInvoiceRequest } from "./tax-invoice-request.presenter.ts";
import {
  addTaxInvoiceRequest,
  findInvoicedOrder,
  findTaxInvoiceRequest,
} from "./tax-invoice-requests.repository.ts";

type Call = "POST /operator/v1/tax-invoices";

/**
 * Records that a business wants the invoices of its order. Money paid by card, phone or points has its own voucher
 * (부가가치세법 제33조 제2항), and so has cash with a receipt under the buyer's number; a receipt without a number is
 * cancelled instead, since an invoice replaces it (소득세법 제162조의3 제4항).
 */
export function recordTaxInvoiceRequest(
  { body }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  const { orderId, business } = body;
  const businessNumber = business.businessNumber.replaceAll("-", "");
  return context.db.transaction<Answer<Call>>(
    async (tx) => {
      if (!isBusinessNumber(businessNumber)) return refuse("BUSINESS_NUMBER_INVALID");
      const now = context.now();
      await lockReceipts(tx, orderId);
      const order = await findInvoicedOrder(tx, orderId);
      if (!order) return refuse("ORDER_NOT_FOUND");
      if (!isCash(order.method)) return refuse("TAX_INVOICE_METHOD");
      if (order.status !== "paid") return refuse("TAX_INVOICE_UNPAID");
      if (order.has_placeholder_receipt === false) return refuse("TAX_INVOICE_RECEIPT_EXISTS");
      if ((await countOpenReceipts(tx, orderId)) > 0) return refuse("CASH_RECEIPT_IN_PROGRESS");
      const id = await addTaxInvoiceRequest(tx, {
        ...business,
        orderId,
        businessNumber,
        requestedAt: now,
        requestedBy: context.operator.id,
      });
      if (id === null) return refuse("TAX_INVOICE_REQUESTED");
      if (order.has_placeholder_receipt) {
        await setReceiptsStopped(tx, orderId, now);
        await recordReceiptsAfterCashChange(tx, orderId, now);
      }
      await addAction(tx, context, {
        action: "tax-invoices.request",
        subject: `order ${orderId}`,
        before: null,
        after: { requestId: id, businessNumber },
        reason: null,
      });
      return ok(presentTaxInvoiceRequest(await findTaxInvoiceRequest(tx, id)));
    },
    (result) => result.ok,
  );
}
