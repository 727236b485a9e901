import type { Reply } from "@todayfruit/contract/all-calls";
import { computeInvoicesToIssue } from "@todayfruit/domain/tax-invoices/compute-invoices-to-issue";
import { invoiceIssueDeadline } from "@todayfruit/domain/tax-invoices/invoice-issue-deadline";
import type { RequestRow } from "./tax-invoice-requests.repository.ts";

/** Presents a request with the invoices that it owes by the books and those that were issued. */
export function presentTaxInvoiceRequest(row: RequestRow): Reply<"POST /operator/v1/tax-invoices"> {
  const books = { money: row.money, taxFree: Math.min(row.money, row.tax_free) };
  return {
    id: row.id,
    orderId: row.order_id,
    orderNumber: row.number,
    business: {
      businessNumber: row.business_number,
      companyName: row.company_name,
      representative: row.representative,
      address: row.address,
      businessType: row.business_type,
      businessItem: row.business_item,
      email: row.email,
    },
    requestedAt: row.requested_at.toISOString(),
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    dueOn: invoiceIssueDeadline((row.approved_at ?? row.requested_at).toISOString()),
    owed: row.cancelled_at === null ? computeInvoicesToIssue(books, row.issued) : [],
    issued: row.issued,
  };
}
