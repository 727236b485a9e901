import type { TrackingCode } from "@todayfruit/domain/shipping/interpret-tracking-and-schedule-checks";
import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";

export type CarrierRow = RowOf<typeof FIND_CARRIER>;

const FIND_CARRIER = statement(
  "find-carrier",
  "select code, name, tracker_id from carrier where code = $1 or name = $1",
);

/** Finds a carrier by its code or its name. */
export async function findCarrier(db: Runner, codeOrName: string): Promise<CarrierRow | null> {
  const [row] = await db.run(FIND_CARRIER, [codeOrName]);
  return row ?? null;
}

const LIST_CARRIERS = statement("list-carriers", "select code, name, tracker_id from carrier order by sort");

export function findCarriers(db: Runner): Promise<CarrierRow[]> {
  return db.run(LIST_CARRIERS, []);
}

const COUNT_DOORS = statement(
  "count-doors-of-parcel",
  `select count(distinct coalesce(op.gift_id, 0))::int as count from order_product op
    where op.id = any($3::bigint[])
       or op.id in (select sp.order_product_id from shipment s join shipment_product sp on sp.shipment_id = s.id
                     where s.carrier_code = $1 and s.invoice_number = $2)`,
);

/** Counts the addresses of a parcel with these products: each receiver of a gift has one. */
export async function countDestinations(
  tx: Tx,
  carrierCode: string,
  invoiceNumber: string,
  productIds: readonly number[],
): Promise<number> {
  return requireOneRow(await tx.run(COUNT_DOORS, [carrierCode, invoiceNumber, productIds])).count;
}

const ADD_SHIPMENT = statement(
  "add-shipment",
  `with parcel as (
     insert into shipment (user_id, carrier_code, invoice_number, dispatched_at, check_at) values ($1, $2, $3, $4, $5)
         on conflict (carrier_code, invoice_number) do update
            set check_at = coalesce(shipment.check_at, excluded.check_at), delivered_at = null
          where shipment.user_id = excluded.user_id
            and not exists (select from shipment_product sp join order_product op on op.id = sp.order_product_id
                             where sp.shipment_id = shipment.id
                               and op.gift_id is distinct from
                                   (select added.gift_id from order_product added where added.id = ($6::bigint[])[1]))
     returning id
   ), content as (
     insert into shipment_product (order_product_id, shipment_id)
     select p.id, parcel.id from unnest($6::bigint[]) as p (id), parcel
   )
   select id from parcel`,
);

/**
 * Adds a parcel with these products, or adds them to the buyer's parcel with this number; returns `null` when the
 * parcel is another buyer's or another receiver's.
 */
export async function addShipment(
  tx: Tx,
  s: {
    userId: number;
    carrierCode: string;
    invoiceNumber: string;
    productIds: readonly number[];
    now: Date;
    lookAt: Date | null;
  },
): Promise<number | null> {
  const values = [s.userId, s.carrierCode, s.invoiceNumber, s.now, s.lookAt, s.productIds] as const;
  const [row] = await tx.run(ADD_SHIPMENT, [...values]);
  return row?.id ?? null;
}

export type ShipmentRow = {
  id: number;
  carrier_code: string;
  carrier_name: string;
  tracking_url: string | null;
  invoice_number: string;
  dispatched_at: Date;
  delivered_at: Date | null;
  product_ids: number[];
  /** `true` for goods sent again for an exchange. */
  is_replacement: boolean;
  version: number;
  events: { code: TrackingCode; at: string; description: string; location: string | null }[];
};

const LIST_SHIPMENTS = statement(
  "list-shipments",
  `with content as (
     select sp.shipment_id, sp.order_product_id, false as is_replacement
       from order_product op join shipment_product sp on sp.order_product_id = op.id
      where op.order_id = $1
     union all
     select r.shipment_id, q.order_product_id, true
       from return_request q join replacement r on r.return_request_id = q.id
      where q.order_id = $1 and r.shipment_id is not null
   )
   select s.id, s.carrier_code, c.name as carrier_name, c.tracking_url, s.invoice_number, s.dispatched_at, s.delivered_at,
          s.version, array_agg(content.order_product_id order by content.order_product_id) as product_ids,
          bool_or(content.is_replacement) as is_replacement,
          (select coalesce(jsonb_agg(to_jsonb(e) order by e.at desc, e.id desc), '[]')
             from tracking_event e where e.shipment_id = s.id) as events
     from content
     join shipment s on s.id = content.shipment_id
     join carrier c on c.code = s.carrier_code
    group by s.id, c.code
    order by s.id`,
).narrow<Pick<ShipmentRow, "events" | "product_ids" | "is_replacement">>();

/** Lists the parcels of an order, the first dispatched first. */
export function listShipments(db: Runner, orderId: number): Promise<ShipmentRow[]> {
  return db.run(LIST_SHIPMENTS, [orderId]);
}
