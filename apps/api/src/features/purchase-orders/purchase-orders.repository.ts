import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";

const FIND_TARGET = statement(
  "find-purchase-target",
  `select exists (select from distributor where id = $1) as has_farm,
          array(select o.id from product_option o
                  join product p on p.id = o.product_id join option_stock s on s.option_id = o.id
                 where o.id = any($2::bigint[]) and p.distributor_id = $1) as option_ids`,
).narrow<{ has_farm: boolean; option_ids: number[] }>();

/** Finds whether a farm exists and which options are its own with counted stock. */
export async function findPurchaseTarget(tx: Tx, distributorId: number, optionIds: readonly number[]) {
  return requireOneRow(await tx.run(FIND_TARGET, [distributorId, optionIds]));
}

const ADD = statement(
  "add-purchase-order",
  `with added as (
     insert into purchase_order (distributor_id, expected_on, note, created_by, created_at)
     values ($1, $2, $3, $4, $5) returning id
   ), line as (
     insert into purchase_order_line (purchase_order_id, position, option_id, units)
     select added.id, e.position, e."optionId", e.units
       from added, jsonb_to_recordset($6::jsonb) as e (position integer, "optionId" bigint, units integer)
   )
   select id from added`,
);

export type NewPurchaseOrder = {
  distributorId: number;
  expectedOn: string;
  note: string;
  createdBy: number;
  now: Date;
  lines: readonly { optionId: number; units: number }[];
};

/** Adds a purchase order with its lines; returns its id. */
export async function addPurchaseOrder(tx: Tx, order: NewPurchaseOrder): Promise<number> {
  const lines = order.lines.map((line, position) => ({ ...line, position }));
  const { distributorId, expectedOn, note, createdBy, now } = order;
  const added = await tx.run(ADD, [distributorId, expectedOn, note, createdBy, now, JSON.stringify(lines)]);
  return requireOneRow(added).id;
}

const LIST = statement(
  "list-purchase-orders",
  `select o.id, o.version, o.status, o.distributor_id, d.name as distributor_name, o.expected_on, o.note,
          by.name as created_by, o.created_at,
          (select jsonb_agg(jsonb_build_object('optionId', l.option_id, 'productName', p.name, 'optionName', po.name,
                                               'units', l.units, 'received', l.received) order by l.position)
             from purchase_order_line l join product_option po on po.id = l.option_id join product p on p.id = po.product_id
            where l.purchase_order_id = o.id) as lines
     from purchase_order o join distributor d on d.id = o.distributor_id join operator by on by.id = o.created_by
    where o.id < $1 and ($2::bigint[] is null or o.distributor_id = any($2)) and ($3::text is null or o.status = $3)
    order by o.id desc limit $4`,
).narrow<{
  lines: { optionId: number; productName: string; optionName: string; units: number; received: number }[];
}>();

export type PurchaseOrderRow = RowOf<typeof LIST>;

/** Lists purchase orders before an id with their lines, the newest first. @param farms `null` for all */
export function listPurchaseOrderRows(
  db: Runner,
  query: { before: number; farms: readonly number[] | null; status: string | null; take: number },
): Promise<PurchaseOrderRow[]> {
  return db.run(LIST, [query.before, query.farms, query.status, query.take]);
}

const LOCK = statement(
  "lock-purchase-orders",
  `select id, version, status, expected_on, note from purchase_order where id = any($1::bigint[]) order by id for update`,
);

export type LockedPurchaseOrder = RowOf<typeof LOCK>;

/** Locks purchase orders in the order of their ids. */
export function lockPurchaseOrders(tx: Tx, ids: readonly number[]): Promise<LockedPurchaseOrder[]> {
  return tx.run(LOCK, [ids]);
}

const SET = statement(
  "set-purchase-orders",
  `update purchase_order o set expected_on = e."expectedOn", note = e.note
     from jsonb_to_recordset($1::jsonb) as e (id bigint, "expectedOn" date, note text)
    where o.id = e.id`,
);

/** Stores the day and the note of purchase orders. */
export async function setPurchaseOrders(
  tx: Tx,
  rows: readonly { id: number; expectedOn: string; note: string }[],
): Promise<void> {
  await tx.run(SET, [JSON.stringify(rows)]);
}

const SET_STATUS = statement(
  "set-purchase-order-status",
  "update purchase_order set status = $2 where id = $1",
);

/** Sets the status of a purchase order. */
export async function setPurchaseOrderStatus(tx: Tx, id: number, status: string): Promise<void> {
  await tx.run(SET_STATUS, [id, status]);
}
