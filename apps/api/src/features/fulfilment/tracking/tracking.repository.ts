import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";
import type { CarrierEvent } from "../../../gateways/tracking/tracking-gateway-types.ts";

export type ParcelRow = RowOf<typeof CLAIM>;

const CLAIM = statement(
  "claim-parcels",
  `update shipment s set check_at = $3
     from carrier c
    where c.code = s.carrier_code
      and c.tracker_id is not null
      and s.id in (select id from shipment
                    where check_at <= $1 and carrier_code in (select code from carrier where tracker_id is not null)
                    order by check_at limit $2 for update skip locked)
   returning s.id, c.tracker_id, s.invoice_number, s.dispatched_at, s.failures`,
);

/** Claims due parcels, each for one process; one of a dead process is due again at `until`. */
export function dequeueParcels(db: Runner, now: Date, take: number, until: Date): Promise<ParcelRow[]> {
  return db.run(CLAIM, [now, take, until]);
}

const LIST_ORDERS = statement(
  "list-orders-of-parcel",
  `select op.order_id, array_agg(op.id) as product_ids
     from shipment_product sp join order_product op on op.id = sp.order_product_id
    where sp.shipment_id = $1
    group by op.order_id order by op.order_id`,
);

/** Lists the orders with products in a parcel, in lock order. */
export async function listOrdersOf(
  tx: Tx,
  shipmentId: number,
): Promise<{ orderId: number; productIds: number[] }[]> {
  const rows = await tx.run(LIST_ORDERS, [shipmentId]);
  return rows.map((row) => ({ orderId: row.order_id, productIds: row.product_ids }));
}

const RECORD = statement(
  "record-parcel",
  `with parcel as (
     update shipment set delivered_at = $6, check_at = $7, failures = 0 where id = $1 returning id
   )
   insert into tracking_event (shipment_id, code, at, description, location)
   select parcel.id, code, at, description, location
     from parcel cross join unnest($2::text[], $3::timestamptz[], $4::text[], $5::text[]) as e (code, at, description, location)
       on conflict (shipment_id, at, code, description) do nothing`,
);

/** Records the carrier's new events; earlier ones are not changed. Nothing is recorded of a parcel whose dispatch was undone. */
export async function recordParcel(
  tx: Tx,
  p: { id: number; events: readonly CarrierEvent[]; deliveredAt: Date | null; lookAt: Date | null },
): Promise<void> {
  const { id, events, deliveredAt, lookAt } = p;
  await tx.run(RECORD, [
    id,
    events.map(({ code }) => code),
    events.map(({ at }) => at),
    events.map(({ description }) => description),
    events.map(({ location }) => location),
    deliveredAt,
    lookAt,
  ]);
}

const COUNT_FAILURE = statement(
  "count-parcel-failure",
  "update shipment set failures = failures + 1, check_at = $2 where id = $1 and delivered_at is null",
);

/** Counts a failed request and sets when to retry; `null` for never. */
export async function countFailure(db: Runner, id: number, lookAt: Date | null): Promise<void> {
  await db.run(COUNT_FAILURE, [id, lookAt]);
}
