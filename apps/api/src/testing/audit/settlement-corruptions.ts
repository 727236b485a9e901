import { PAID } from "./corruption-sql-fragments.ts";

/** Statement that inserts a settlement of the paid order's farm that holds nothing but these amounts. */
const SETTLED = (goods: string, returns: string) =>
  `insert into settlement (distributor_id, through, units, goods, shipping, returns, corrections, total, closed_at)
   select distributor_id, '2026-11-20', 0, ${goods}, 0, ${returns}, 0, ${goods} + ${returns}, now()
     from order_product where order_id = ${PAID} limit 1`;

/** Statement that inserts a request for invoices of the paid order, whose payment is by card, by nobody. */
const REQUESTED = `alter table tax_invoice_request alter requested_by drop not null;
  insert into tax_invoice_request (order_id, business_number, company_name, representative, address,
         business_type, business_item, email, requested_at)
  values (${PAID}, '2208162517', 'c', 'r', 'a', 't', 'i', 'e@e.example', now())`;

/** Corruptions of settlements and invoices, each with the invariant that must report it. */
export const SETTLEMENT_CORRUPTIONS: readonly (readonly [invariant: string, sql: string])[] = [
  ["a settlement is the sum of its goods and adjustments", SETTLED("500", "0")],
  [
    "a settlement holds goods and adjustments of its farm alone",
    `${SETTLED("0", "0")};
     insert into settlement_adjustment (distributor_id, kind, amount, reason, created_at, settlement_id)
     select d.id, 'correction', 1, 'r', now(), s.id from settlement s join distributor d on d.id <> s.distributor_id limit 1`,
  ],
  [
    "no more is taken off for a line than its goods cost",
    `${SETTLED("0", "-999999")};
     insert into settlement_adjustment (distributor_id, kind, order_id, order_option_id, compensated, amount, reason,
            created_at, settlement_id)
     select s.distributor_id, 'return', op.order_id, oo.id, 1, -999999, 'r', now(), s.id
       from settlement s join order_product op on op.distributor_id = s.distributor_id
       join order_option oo on oo.order_product_id = op.id limit 1`,
  ],
  [
    "an order has invoices or a cash receipt, never both",
    `insert into cash_receipt_request (order_id, type, identity_select, identity_masked, is_placeholder, is_due)
     values (${PAID}, 'income_deduction', 1, '*****1234', true, false); ${REQUESTED}`,
  ],
  [
    "invoices are issued for requests that were not withdrawn, of orders paid in cash",
    `${REQUESTED};
     alter table tax_invoice alter created_by drop not null;
     insert into tax_invoice (request_id, kind, supply, vat, issued_on, approval_number, created_at)
     select id, 'exempt', 1, 0, '2026-11-20', repeat('0', 24), now() from tax_invoice_request`,
  ],
];
