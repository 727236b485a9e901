import type { TrackingCode } from "@todayfruit/domain/shipping/tracking";
import { type RowOf, type Runner, statement } from "../../../db/database.ts";
import { DUE_PRODUCTS } from "../packing/due-products.sql.ts";

export type FarmOfDayRow = RowOf<typeof LIST_FARMS>;
/** A day in KST and the instants between which its parcels leave, the later one excluded. */
export type Day = { day: string; from: Date; until: Date };

/** A parcel is paid while one of its products is not accepted. */
const LIST_FARMS = statement(
  "list-farms-of-dispatch-day",
  `with due as (
     select op.distributor_id, op.order_id, min(o.number) as number, bool_or(op.status = 'paid') as is_paid
       from ${DUE_PRODUCTS}
      group by op.distributor_id, op.order_id, op.gift_id
   ), open as (
     select distributor_id, count(*) filter (where is_paid)::int as paid, count(*) filter (where not is_paid)::int as accepted
       from due group by distributor_id
   ), paid_orders as (
     select distributor_id, order_id, number, row_number() over (partition by distributor_id order by order_id) as place
       from (select distinct distributor_id, order_id, number from due where is_paid) each_once
   ), named as (
     select distributor_id, jsonb_agg(jsonb_build_object('id', order_id, 'orderNumber', number) order by order_id) as orders
       from paid_orders where place <= $6 group by distributor_id
   ), sent as (
     select op.distributor_id, count(distinct s.id)::int as parcels
       from shipment s
       join shipment_product sp on sp.shipment_id = s.id
       join order_product op on op.id = sp.order_product_id
      where s.dispatched_at >= $4 and s.dispatched_at < $5 and ($2::bigint[] is null or op.distributor_id = any($2))
      group by op.distributor_id
   )
   select d.id, d.name, d.region, d.delivery_company_code as carrier_code, d.delivery_company_name as carrier_name,
          d.order_cutoff_time, coalesce(open.paid, 0) as paid, coalesce(open.accepted, 0) as accepted,
          coalesce(sent.parcels, 0) as sent,
          coalesce(named.orders, '[]') as paid_orders
     from distributor d
     left join open on open.distributor_id = d.id
     left join named on named.distributor_id = d.id
     left join sent on sent.distributor_id = d.id
    where open.distributor_id is not null or sent.distributor_id is not null
    order by coalesce(open.paid, 0) + coalesce(open.accepted, 0) = 0, d.order_cutoff_time, d.name, d.id`,
).narrow<{
  paid: number;
  accepted: number;
  sent: number;
  paid_orders: { id: number; orderNumber: string }[];
}>();

/** Lists the farms with parcels due or sent on a day: what is open first, then by the hour until which they send. */
export function listFarmsOfDay(
  db: Runner,
  { day, from, until }: Day,
  distributorIds: readonly number[] | null,
  mostOrders: number,
): Promise<FarmOfDayRow[]> {
  return db.run(LIST_FARMS, [day, distributorIds, true, from, until, mostOrders]);
}

export type SentParcelRow = RowOf<typeof LIST_SENT>;

const LIST_SENT = statement(
  "list-sent-parcels",
  `select s.id, s.version, s.carrier_code, c.name as carrier_name, s.invoice_number, s.dispatched_at, s.delivered_at,
          first.order_id, first.number, first.receiver_name, first.is_replacement,
          (select jsonb_build_object('code', e.code, 'at', e.at, 'description', e.description)
             from tracking_event e where e.shipment_id = s.id order by e.at desc, e.id desc limit 1) as last_event
     from shipment s
     join carrier c on c.code = s.carrier_code
     cross join lateral (
       select o.id as order_id, o.number, inside.is_replacement,
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
