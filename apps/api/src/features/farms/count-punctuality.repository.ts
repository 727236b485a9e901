import { type Runner, statement } from "../../db/database.ts";

/** A parcel is on time when all its lines came by the day first promised; days that the buyer moved count as moved. */
const COUNT = statement(
  "count-punctuality",
  `with parcel as (
     select op.distributor_id, s.id,
            bool_and((s.delivered_at at time zone 'Asia/Seoul')::date <= coalesce(
              (select c.old_arrival_to from delivery_promise_change c
                where c.order_option_id = oo.id and c.cause = 'delay' and c.undone_by is null order by c.id limit 1),
              oo.promised_arrival_to)) as is_on_time
       from shipment s
       join shipment_product sp on sp.shipment_id = s.id
       join order_product op on op.id = sp.order_product_id
       join order_option oo on oo.order_product_id = op.id
      where s.delivered_at >= $1 and oo.promised_arrival_to is not null
      group by op.distributor_id, s.id
   ), counted as (
     select distributor_id, count(*)::integer as parcels, (count(*) filter (where is_on_time))::integer as on_time
       from parcel group by distributor_id
   ), gone as (
     delete from farm_punctuality u where u.distributor_id not in (select distributor_id from counted)
   )
   insert into farm_punctuality (distributor_id, parcels, on_time)
   select distributor_id, parcels, on_time from counted
       on conflict (distributor_id) do update set parcels = excluded.parcels, on_time = excluded.on_time`,
);

/** Counts the parcels of each farm that were delivered since an instant, and those that arrived on time. */
export async function countPunctuality(db: Runner, since: Date): Promise<void> {
  await db.run(COUNT, [since]);
}
