import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";

const LIST_LINES = statement(
  "list-purchase-order-lines",
  `select option_id, units, received from purchase_order_line where purchase_order_id = $1 order by position`,
);

/** Lists the lines of a purchase order whose row is locked. */
export function listPurchaseLines(tx: Tx, purchaseOrderId: number): Promise<RowOf<typeof LIST_LINES>[]> {
  return tx.run(LIST_LINES, [purchaseOrderId]);
}

const ADD = statement(
  "add-stock-receipt",
  `with came as (
     select * from jsonb_to_recordset($5::jsonb) as e ("optionId" bigint, units integer)
   ), added as (
     insert into stock_receipt (purchase_order_id, note, received_by, received_at) values ($1, $2, $3, $4) returning id
   ), line as (
     insert into stock_receipt_line (stock_receipt_id, option_id, units)
     select added.id, came."optionId", came.units from added, came
   ), ordered as (
     update purchase_order_line l set received = l.received + came.units
       from came where l.purchase_order_id = $1 and l.option_id = came."optionId"
   ), touched as (
     update purchase_order set status = $6, receipts = receipts + 1 where id = $1
   )
   select id from added`,
);

export type NewReceipt = {
  purchaseOrderId: number;
  note: string;
  receivedBy: number;
  now: Date;
  lines: readonly { optionId: number; units: number }[];
  /** Status of the purchase order after it. */
  status: string;
};

/** Adds a receipt with its lines to a purchase order, whose lines count it; returns its id. */
export async function addStockReceipt(tx: Tx, receipt: NewReceipt): Promise<number> {
  const { purchaseOrderId, note, receivedBy, now, lines, status } = receipt;
  const added = await tx.run(ADD, [purchaseOrderId, note, receivedBy, now, JSON.stringify(lines), status]);
  return requireOneRow(added).id;
}

const LIST = statement(
  "list-stock-receipts",
  `select r.id, r.purchase_order_id, d.name as distributor_name, by.name as received_by, r.received_at, r.note,
          (select jsonb_agg(jsonb_build_object('optionId', l.option_id, 'productName', p.name, 'optionName', o.name,
                                               'units', l.units) order by l.option_id)
             from stock_receipt_line l join product_option o on o.id = l.option_id join product p on p.id = o.product_id
            where l.stock_receipt_id = r.id) as lines
     from stock_receipt r
     join purchase_order po on po.id = r.purchase_order_id
     join distributor d on d.id = po.distributor_id
     join operator by on by.id = r.received_by
    where r.id < $1 and ($2::bigint is null or r.purchase_order_id = $2)
    order by r.id desc limit $3`,
).narrow<{ lines: { optionId: number; productName: string; optionName: string; units: number }[] }>();

export type StockReceiptRow = RowOf<typeof LIST>;

/** Lists receipts before an id with their lines, the newest first. */
export function listReceiptRows(
  db: Runner,
  query: { before: number; purchaseOrderId: number | null; take: number },
): Promise<StockReceiptRow[]> {
  return db.run(LIST, [query.before, query.purchaseOrderId, query.take]);
}
