import type { Invariant } from "../../invariant-types.ts";

/** Invariants of the invoices of orders for businesses. */
export const TAX_INVOICE_INVARIANTS: readonly Invariant[] = [
  {
    name: "an order has invoices or a cash receipt, never both",
    of: "tax_invoice_request",
    breaches: `
      select 'order ' || r.order_id as subject
        from tax_invoice_request r join cash_receipt_request w on w.order_id = r.order_id
       where r.id between $1 and $2 and r.cancelled_at is null and w.stopped_at is null`,
  },
  {
    name: "invoices are issued for requests that were not withdrawn, of orders paid in cash",
    of: "tax_invoice",
    breaches: `
      select 'tax invoice ' || i.id as subject
        from tax_invoice i join tax_invoice_request r on r.id = i.request_id join payment p on p.order_id = r.order_id
       where i.id between $1 and $2 and (r.cancelled_at is not null or p.method not in ('vbank', 'transfer'))`,
  },
];
