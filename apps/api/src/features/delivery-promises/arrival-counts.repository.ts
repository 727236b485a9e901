import type { AreaType } from "@todayfruit/domain/shipping/area-of-zonecode";
import { type Runner, statement, type Tx } from "../../db/database.ts";
import { ORDER_LINE_AREA } from "./order-line-area.sql.ts";

export type ArrivedGroup = {
  carrier_code: string;
  distributor_id: number;
  area: AreaType;
  /** KST days. */
  dispatched_on: string;
  delivered_on: string;
  parcels: number;
};

const LIST = statement(
  "list-arrived-parcels",
  `select s.carrier_code, op.distributor_id,
          ${ORDER_LINE_AREA} as area,
          (s.dispatched_at at time zone 'Asia/Seoul')::date as dispatched_on,
          (s.delivered_at at time zone 'Asia/Seoul')::date as delivered_on,
          count(distinct s.id)::int as parcels
     from shipment s
     join shipment_product sp on sp.shipment_id = s.id
     join order_product op on op.id = sp.order_product_id
     join orders o on o.id = op.order_id
    where s.delivered_at >= $1 and s.delivered_at >= s.dispatched_at
    group by 1, 2, 3, 4, 5`,
).narrow<{ area: AreaType; dispatched_on: string; delivered_on: string }>();

/** Lists the parcels that were delivered since an instant, those of gifts too, by carrier, farm, area and days. */
export function listArrivedParcels(db: Runner, since: Date): Promise<ArrivedGroup[]> {
  return db.run(LIST, [since]);
}

export type ArrivalCount = Omit<ArrivedGroup, "dispatched_on" | "delivered_on"> & { days: number };

const REPLACE = statement(
  "replace-arrival-counts",
  `with new as (
     select * from jsonb_to_recordset($1::jsonb)
       as n (carrier_code text, distributor_id bigint, area text, days int, parcels int)
   ), gone as (
     delete from arrival_count a
      where not exists (select from new where (new.carrier_code, new.distributor_id, new.area, new.days)
                                            = (a.carrier_code, a.distributor_id, a.area, a.days))
   )
   insert into arrival_count (carrier_code, distributor_id, area, days, parcels)
   select carrier_code, distributor_id, area, days, parcels from new
       on conflict (carrier_code, distributor_id, area, days) do update set parcels = excluded.parcels
    where arrival_count.parcels <> excluded.parcels`,
);

/** Replaces all counts by these. */
export async function replaceArrivalCounts(tx: Tx, counts: readonly ArrivalCount[]): Promise<void> {
  await tx.run(REPLACE, [JSON.stringify(counts)]);
}
