import type { TrackingCode } from "@todayfruit/domain/shipping/interpret-tracking-and-schedule-checks";
import { type RowOf, type Runner, statement } from "../../../db/database.ts";
import { DUE_PRODUCTS } from "../packing/due-products.sql.ts";

export type FarmOfDayRow = RowOf<typeof LIST_FARMS>;
/** A day in KST and the instants between which its parcels leave, the later one excluded. */
export type Day = { day: string; from: Date; until: Date };

/**
 * Counts for the farms of a page alone; the others are asked only whether something is due. A parcel is paid while one of
 * its products is not accepted. $6, $7: farm after which the page begins, or null, and its length.
 */
const LIST_FARMS = statement(
  "list-farms-of-dispatch-day",
  `with sent as (
     select op.distributor_id, count(distinct s.id)::int as parcels
       from shipment s
       join shipment_product sp on sp.shipment_id = s.id
       join order_product op on op.id = sp.order_product_id
      where s.dispatched_at >= $4 and s.dispatched_at < $5 and ($2::bigint[] is null or op.distributor_id = any($2))
      group by op.distributor_id
   ), farm as materialized (
     select d.id, d.name, d.order_cutoff_time, sent.parcels,
            not exists (select from ${DUE_PRODUCTS} and op.distributor_id = d.id) as is_done
       from distributor d
       left join sent on sent.distributor_id = d.id
      where $2::bigint[] is null or d.id = any($2)
   ), page as (
     select * from farm
      where (not is_done or parcels is not null)
        and ($6::bigint is null or (is_done, order_cutoff_time, name, id) >
                                   (select f.is_done, f.order_cutoff_time, f.name, f.id from farm f where f.id = $6))
      order by is_done, order_cutoff_time, name, id limit $7
   )
   select d.id, d.name, d.region, d.delivery_company_code as carrier_code, d.delivery_company_name as carrier_name,
          d.order_cutoff_time, open.paid, open.accepted, coalesce(page.parcels, 0) as sent
     from page
     join distributor d on d.id = page.id
     cross join lateral (
       select count(*) filter (where is_paid)::int as paid, count(*) filter (where not is_paid)::int as accepted
         from (select bool_or(op.status = 'paid') as is_paid from ${DUE_PRODUCTS} and op.distributor_id = page.id
                group by op.order_id, op.gift_id) parcel) open
    order by page.is_done, page.order_cutoff_time, page.name, page.id`,
).narrow<{ paid: number; accepted: number; sent: number }>();

/** Lists farms with parcels due or sent on a day: what is open first, then by the hour until which they send. */
export function listFarmsOfDay(
  db: Runner,
  { day, from, until }: Day,
  page: { distributorIds: readonly number[] | null; after: number | null; take: number },
): Promise<FarmOfDayRow[]> {
  return db.run(LIST_FARMS, [day, page.distributorIds, true, from, until, page.after, page.take]);
}

const LIST_PAID_ORDERS = statement(
  "list-paid-orders-of-dispatch-day",
  `select o.id, o.number
     from (select distinct op.order_id
             from ${DUE_PRODUCTS} and op.status = 'paid' and op.distributor_id = $4 and op.order_id > $5::bigint
            order by op.order_id limit $6) due
     join orders o on o.id = due.order_id
    order by o.id`,
);

/** Lists the orders after an id that are due on a day and have a product of a farm that is not accepted. */
export function listPaidOrdersOfDay(
  db: Runner,
  by: { day: string; distributorId: number; after: number; take: number },
): Promise<RowOf<typeof LIST_PAID_ORDERS>[]> {
  return db.run(LIST_PAID_ORDERS, [by.day, null, true, by.distributorId, by.after, by.take]);
}

export type SentParcelRow = RowOf<typeof LIST_SENT>;

const LIST_SENT = statement(
  "list-sent-parcels",
  `select s.id, s.version, s.carrier_code, c.name as carrier_name, s.invoice_number, s.dispatched_at, s.delivered_at,
          first.order_id, first.number, first.gift_id, first.receiver_name, first.is_replacement,
          (select jsonb_build_object('code', e.code, 'at', e.at, 'description', e.description)
             from tracking_event e where e.shipment_id = s.id order by e.at desc, e.id desc limit 1) as last_event
     from shipment s
     join carrier c on c.code = s.carrier_code
     cross join lateral (
       select o.id as order_id, o.number, t.id as gift_id, inside.is_replacement,
              coalesce(t.address ->> 'receiverName', o.address ->> 'receiverName', '') as receiver_name
         from (select sp.order_product_id as id, false as is_replacement from shipment_product sp where sp.shipment_id = s.id
               union all
               select q.order_product_id, true
                 from replacement r join return_request q on q.id = r.return_request_id where r.shipment_id = s.id) inside
         join order_product op on op.id = inside.id
         join orders o on o.id = op.order_id
         left join gift t on t.id = op.gift_id
        where $3::bigint[] is null or op.distributor_id = any($3)
        order by inside.is_replacement, op.id limit 1) first
    where s.dispatched_at >= $1 and s.dispatched_at < $2 and s.id < $4::bigint
    order by s.id desc limit $5`,
).narrow<{
  order_id: number;
  number: string;
  gift_id: number | null;
  receiver_name: string;
  is_replacement: boolean;
  last_event: { code: TrackingCode; at: string; description: string } | null;
}>();

/** Lists parcels that left on a day before an id, each with the first of its orders. */
export function listSentParcels(
  db: Runner,
  { from, until }: Day,
  by: { distributorIds: readonly number[] | null; before: number; take: number },
): Promise<SentParcelRow[]> {
  return db.run(LIST_SENT, [from, until, by.distributorIds, by.before, by.take]);
}
