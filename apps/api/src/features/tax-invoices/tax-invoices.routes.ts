import { operatorTaxInvoiceCalls } from "@todayfruit/contract/tax-invoices/tax-invoices.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { cancelTaxInvoiceRequest } from "./cancel-tax-invoice-request.ts";
import { listTaxInvoices } from "./list-tax-invoices.ts";
import { recordIssuedTaxInvoice } from "./record-issued-tax-invoice.ts";
import { recordTaxInvoiceRequest } from "./record-tax-invoice-request.ts";
import { showOrderStatement } from "./show-order-statement.ts";

export const operatorTaxInvoiceRoutes = bindCalls(operatorTaxInvoiceCalls, {
  "GET /operator/v1/tax-invoices": listTaxInvoices,
  "POST /operator/v1/tax-invoices": recordTaxInvoiceRequest,
  "PUT /operator/v1/tax-invoices/{id}/issue": recordIssuedTaxInvoice,
  "PUT /operator/v1/tax-invoices/{id}/cancel": cancelTaxInvoiceRequest,
  "GET /operator/v1/orders/{id}/statement": showOrderStatement,
});
