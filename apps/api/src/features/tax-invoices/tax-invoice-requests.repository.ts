import type { PaymentMethodType } from "@todayfruit/domain/payments/payment-method-codes";
import type { InvoiceSums } from "@todayfruit/domain/tax-invoices/compute-invoices-to-issue";
import { type RowOf, type Runner, statement, statementVariant, type Tx } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";
import { amountsAfterRefunds } from "./amounts-after-refunds.sql.ts";

type IssuedRow = InvoiceSums & { id: number; issuedOn: string; approvalNumber: string };
export type RequestRow = RowOf<typeof FIND>;

const ISSUED = `select jsonb_agg(jsonb_build_object('id', i.id, 'kind', i.kind, 'supply', i.supply, 'vat', i.vat,
                                                   'issuedOn', i.issued_on, 'approvalNumber', i.approval_number)
                                order by i.id)
                  from tax_invoice i where i.request_id = r.id`;
const COLUMNS = `select r.*, o.number, o.id as "orderId", p.approved_at, ${amountsAfterRefunds("r.order_id")}, coalesce((${ISSUED}), '[]'::jsonb) as issued
  from tax_invoice_request r join orders o on o.id = r.order_id join payment p on p.order_id = r.order_id`;
type Narrowed = { issued: IssuedRow[] };

const FIND = statement("find-tax-invoice-request", `${COLUMNS} where r.id = $1`).narrow<Narrowed>();

export async function findTaxInvoiceRequest(db: Runner, id: number): Promise<RequestRow> {
  return requireOneRow(await db.run(FIND, [id]));
}

const LIST = statementVariant(
  "list-tax-invoice-requests",
  "all",
  `${COLUMNS} where r.id < $1 order by r.id desc limit $2`,
).narrow<Narrowed>();
const LIST_OF_ORDER = statementVariant(
  "list-tax-invoice-requests",
  "order",
  `${COLUMNS} where o.number = $3 and r.id < $1 order by r.id desc limit $2`,
).narrow<Narrowed>();
/** Books that differ from what was issued: the sum of both kinds, and the tax-free part by itself. */
const LIST_OWED = statementVariant(
  "list-tax-invoice-requests",
  "owed",
  `select * from (${COLUMNS} where r.id < $1 and r.cancelled_at is null) listed
    where (coalesce((select sum(i.supply + i.vat) from tax_invoice i where i.request_id = listed.id), 0),
           coalesce((select sum(i.supply) from tax_invoice i where i.request_id = listed.id and i.kind = 'exempt'), 0))
          is distinct from (listed.money::bigint, least(listed.money, listed.tax_free)::bigint)
    order by listed.id desc limit $2`,
).narrow<Narrowed>();

/** Lists requests before an id, the newest first: all, those of an order number, or those that owe invoices. */
export function listTaxInvoiceRequests(
  db: Runner,
  { before, take, number, isOwed }: { before: number; take: number; number: string | null; isOwed: boolean },
): Promise<RequestRow[]> {
  if (number !== null) return db.run(LIST_OF_ORDER, [before, take, number]);
  return db.run(isOwed ? LIST_OWED : LIST, [before, take]);
}

const LOCK = statement(
  "lock-tax-invoice-request",
  "select id, order_id from tax_invoice_request where id = $1 and cancelled_at is null for update",
);

/** Locks a request that was not withdrawn; the sums are read after it by `findTaxInvoiceRequest`. */
export async function lockTaxInvoiceRequest(tx: Tx, id: number): Promise<RowOf<typeof LOCK> | null> {
  const [row] = await tx.run(LOCK, [id]);
  return row ?? null;
}

const FIND_ORDER = statement(
  "find-invoiced-order",
  `select o.id, p.method, p.status, w.is_placeholder as has_placeholder_receipt
     from orders o join payment p on p.order_id = o.id left join cash_receipt_request w on w.order_id = o.id
    where o.id = $1`,
).narrow<{ method: PaymentMethodType }>();

/** Finds the payment of an order and whether its receipt is without a number; `null` of that: no receipt was asked for. */
export async function findInvoicedOrder(
  db: Runner,
  orderId: number,
): Promise<RowOf<typeof FIND_ORDER> | null> {
  const [row] = await db.run(FIND_ORDER, [orderId]);
  return row ?? null;
}

export type NewRequest = {
  orderId: number;
  businessNumber: string;
  companyName: string;
  representative: string;
  address: string;
  businessType: string;
  businessItem: string;
  email: string;
  requestedAt: Date;
  requestedBy: number;
};

const ADD = statement(
  "add-tax-invoice-request",
  `insert into tax_invoice_request (order_id, business_number, company_name, representative, address, business_type,
                                    business_item, email, requested_at, requested_by)
   select "orderId", "businessNumber", "companyName", representative, address, "businessType", "businessItem", email,
          "requestedAt", "requestedBy"
     from jsonb_to_record($1::jsonb) as r ("orderId" bigint, "businessNumber" text, "companyName" text, representative text,
                                           address text, "businessType" text, "businessItem" text, email text,
                                           "requestedAt" timestamptz, "requestedBy" bigint)
       on conflict (order_id) where cancelled_at is null do nothing
   returning id`,
);

/** Adds a request; `null` where the order has one. */
export async function addTaxInvoiceRequest(tx: Tx, request: NewRequest): Promise<number | null> {
  const [row] = await tx.run(ADD, [JSON.stringify(request)]);
  return row?.id ?? null;
}

const ADD_INVOICE = statement(
  "add-tax-invoice",
  `insert into tax_invoice (request_id, kind, supply, vat, issued_on, approval_number, created_at, created_by)
   values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (approval_number) do nothing
   returning id`,
);

export type NewInvoice = InvoiceSums & {
  requestId: number;
  issuedOn: string;
  approvalNumber: string;
  now: Date;
  operatorId: number;
};

/** Adds an issued invoice; returns false for an approval number that another one has. */
export async function addTaxInvoice(tx: Tx, invoice: NewInvoice): Promise<boolean> {
  const { requestId, kind, supply, vat, issuedOn, approvalNumber, now, operatorId } = invoice;
  const values = [requestId, kind, supply, vat, issuedOn, approvalNumber, now, operatorId] as const;
  return (await tx.run(ADD_INVOICE, values)).length > 0;
}

const CANCEL = statement(
  "cancel-tax-invoice-request",
  "update tax_invoice_request set cancelled_at = $2 where id = $1",
);

export async function cancelTaxInvoiceRow(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.run(CANCEL, [id, now]);
}
