import type { OrderItemProductStatus, OrderStatus } from "@todayfruit/domain/orders/status";
import { type RowOf, type Runner, statement } from "../../../db/database.ts";

export type ExportedOrder = RowOf<typeof ORDERS>;

const ORDERS = statement(
  "list-exported-orders",
  `with page as (
     select o.id, o.created_at from orders o
      where (o.created_at, o.id) > ($1::timestamptz, $2::bigint) and o.created_at < $3::timestamptz
        and o.status not in ('request', 'incomplete')
      order by o.created_at, o.id limit $4)
   select o.id, o.user_id, o.created_at, o.number, o.status, o.price, o.used_point, pay.method, op.name as product_name,
          op.status as product_status, op.distributor_name, x.name as option_name, x.units, x.unit_price,
          coalesce(g.receiver_name, o.address ->> 'receiverName', '') as receiver_name,
          coalesce(g.address ->> 'phone', o.address ->> 'phone', '') as phone,
          coalesce(g.address ->> 'zonecode', o.address ->> 'zonecode', '') as zonecode,
          coalesce(g.address ->> 'roadAddress', o.address ->> 'roadAddress', '') as road_address,
          s.invoice_number, c.name as carrier_name
     from page
     join orders o on o.id = page.id
     join payment pay on pay.order_id = o.id
     join order_product op on op.order_id = o.id
     join order_option x on x.order_product_id = op.id
     left join gift g on g.id = op.gift_id
     left join shipment_product sp on sp.order_product_id = op.id
     left join shipment s on s.id = sp.shipment_id
     left join carrier c on c.code = s.carrier_code
    order by page.created_at, page.id, op.id, x.id`,
).narrow<{
  status: OrderStatus;
  product_status: OrderItemProductStatus;
  invoice_number: string | null;
  carrier_name: string | null;
}>();

/** Lists the lines of orders after a place in their order by time, for a number of orders. */
export function listExportedOrders(
  db: Runner,
  place: { at: Date; id: number },
  until: Date,
  take: number,
): Promise<ExportedOrder[]> {
  return db.run(ORDERS, [place.at, place.id, until, take]);
}

export type ExportedMember = RowOf<typeof MEMBERS>;

const MEMBERS = statement(
  "list-exported-members",
  `select id, user_type, name, email, phone, grade, point_balance, order_count, advertising_alarm, created_at
     from app_user where id > $1 and user_type <> 'guest' and left_at is null order by id limit $2`,
);

/** Lists members after an id. */
export function listExportedMembers(db: Runner, after: number, take: number): Promise<ExportedMember[]> {
  return db.run(MEMBERS, [after, take]);
}

export type ExportedDispatch = RowOf<typeof DISPATCHES>;

const DISPATCHES = statement(
  "list-exported-dispatches",
  `select o.id, o.number, string_agg(op.name, ', ' order by op.id) as products,
          (array_agg(p.delivery_company_name order by op.id))[1] as carrier
     from orders o join order_product op on op.order_id = o.id and op.status = 'delivery_waiting'
     join product p on p.id = op.product_id
    where o.id > $1 and o.status = 'delivery_waiting'
    group by o.id order by o.id limit $2`,
).narrow<{ products: string; carrier: string }>();

/** Lists accepted orders after an id that wait for their parcel, with the usual carrier of their goods. */
export function listExportedDispatches(db: Runner, after: number, take: number): Promise<ExportedDispatch[]> {
  return db.run(DISPATCHES, [after, take]);
}
