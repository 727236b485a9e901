import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";

const FIND_ORDER = statement(
  "find-order-of-invoice",
  `select o.number
     from shipment s
     join shipment_product sp on sp.shipment_id = s.id
     join order_product op on op.id = sp.order_product_id
     join orders o on o.id = op.order_id
    where s.carrier_code = $1 and s.invoice_number = $2 order by o.id limit 1`,
);

/** Finds the number of the first order with an invoice; `null` where only a replacement has it. */
export async function findOrderOfInvoice(
  db: Runner,
  carrierCode: string,
  invoice: string,
): Promise<string | null> {
  const [row] = await db.run(FIND_ORDER, [carrierCode, invoice]);
  return row?.number ?? null;
}

export type ParcelRow = RowOf<typeof LOCK>;

const LOCK = statement(
  "lock-parcel",
  `select id, version, carrier_code, invoice_number, dispatched_at, delivered_at from shipment where id = $1 for update`,
);

export async function lockParcel(tx: Tx, id: number): Promise<ParcelRow | null> {
  const [row] = await tx.run(LOCK, [id]);
  return row ?? null;
}

const LIST_CONTENTS = statement(
  "list-orders-in-parcel",
  `select op.order_id, array_agg(op.id order by op.id) as product_ids
     from (select sp.order_product_id as id from shipment_product sp where sp.shipment_id = $1
           union
           select q.order_product_id from replacement r join return_request q on q.id = r.return_request_id
            where r.shipment_id = $1) inside
     join order_product op on op.id = inside.id
    group by op.order_id order by op.order_id`,
).narrow<{ product_ids: number[] }>();

/** Lists the orders with goods in a parcel, sent first or again for an exchange. */
export function listContents(tx: Tx, id: number): Promise<{ order_id: number; product_ids: number[] }[]> {
  return tx.run(LIST_CONTENTS, [id]);
}

const CORRECT = statement(
  "correct-parcel",
  `with events as (
     delete from tracking_event where shipment_id = $1
   )
   update shipment set carrier_code = $2, invoice_number = $3, check_at = $4, failures = 0
    where id = $1
      and not exists (select from shipment other where other.carrier_code = $2 and other.invoice_number = $3 and other.id <> $1)
   returning version`,
);

/**
 * Sets carrier and number of a parcel that has not arrived; the events of the wrong number go.
 *
 * @param lookAt instant at which the carrier is asked; `null` for one that cannot be asked
 * @returns the new version; `null` when another parcel has the number
 */
export async function correctParcel(
  tx: Tx,
  p: { id: number; carrierCode: string; invoice: string; lookAt: Date | null },
): Promise<number | null> {
  const [row] = await tx.run(CORRECT, [p.id, p.carrierCode, p.invoice, p.lookAt]);
  return row?.version ?? null;
}
