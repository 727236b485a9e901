import type { OrderItemProductStatus } from "@todayfruit/domain/orders/status";
import { type RowOf, type Runner, statement } from "../../../db/database.ts";
import type { ParcelAddress } from "../../orders/address/order-address-types.ts";
import { DUE_PRODUCTS } from "./due-products.sql.ts";

export type DueQuery = {
  day: string;
  /** `null` for all farms. */
  distributorIds: readonly number[] | null;
  includesPaid: boolean;
};

export type ParcelRow = {
  distributor_id: number;
  order_id: number;
  /** 0 for no gift. */
  gift_id: number;
  number: string;
  user_id: number;
  distributor_name: string;
  distributor_region: string;
  cs_phone: string;
  carrier_code: string;
  carrier_name: string;
  dispatch_on: string | null;
  address: ParcelAddress;
  sender_name: string | null;
  gift_message: string | null;
  products: {
    id: number;
    name: string;
    status: OrderItemProductStatus;
    options: { id: number; name: string; units: number; lots: PackedLot[] }[];
  }[];
};

/** Units of a lot that goes into a parcel. */
export type PackedLot = { code: string; expiresOn: string; units: number };

/** Lots of the allocations `a` with their units, first those that expire first. */
const lotsWhere = (condition: string) => `(
       select coalesce(jsonb_agg(jsonb_build_object('code', lot.code, 'expiresOn', lot.expires_on, 'units', lot.units)
                                 order by lot.expires_on, lot.harvested_on, lot.id), '[]')
         from (select l.id, l.code, l.harvested_on, l.expires_on, sum(a.units)::int as units
                 from stock_lot_allocation a join stock_lot l on l.id = a.stock_lot_id
                where a.status = 'taken' and a.kind = 'order' and ${condition} group by l.id) lot)`;

const LIST_PARCELS = statement(
  "list-parcels-to-pack",
  `with due as (
     select op.distributor_id, op.order_id, coalesce(op.gift_id, 0) as gift_id, array_agg(op.id) as product_ids
       from ${DUE_PRODUCTS}
        and (op.distributor_id, op.order_id, coalesce(op.gift_id, 0)) > ($4::bigint, $5::bigint, $6::bigint)
        and ($8::bigint is null or op.order_id = $8)
      group by 1, 2, 3 order by 1, 2, 3 limit $7
   )
   select due.distributor_id, due.order_id, due.gift_id, o.number, o.user_id, d.name as distributor_name,
          d.region as distributor_region, d.cs_phone, d.delivery_company_code as carrier_code,
          d.delivery_company_name as carrier_name, coalesce(t.address, o.address) as address, g.sender_name,
          g.message as gift_message,
          (select min(x.promised_dispatch_on)::text from order_option x
            where x.order_product_id = any(due.product_ids)) as dispatch_on,
          (select jsonb_agg(jsonb_build_object('id', op.id, 'name', op.name, 'status', op.status, 'options',
                    (select jsonb_agg(jsonb_build_object('id', x.option_id, 'name', x.name, 'units', x.units,
                                                        'lots', ${lotsWhere("a.order_option_id = x.id")}) order by x.id)
                       from order_option x where x.order_product_id = op.id)) order by op.id)
             from order_product op where op.id = any(due.product_ids)) as products
     from due
     join orders o on o.id = due.order_id
     join distributor d on d.id = due.distributor_id
     left join gift t on t.id = nullif(due.gift_id, 0)
     left join gift_group g on g.id = t.gift_group_id
    order by due.distributor_id, due.order_id, due.gift_id`,
).narrow<
  Pick<ParcelRow, "address" | "products" | "gift_id" | "dispatch_on" | "sender_name" | "gift_message">
>();

/** Lists parcels after a place, by farm, order and receiver. @param by `orderId` for those of one order alone */
export function listParcels(
  db: Runner,
  by: DueQuery & { after: readonly [number, number, number]; take: number; orderId: number | null },
): Promise<ParcelRow[]> {
  const [distributorId, orderId, giftId] = by.after;
  return db.run(LIST_PARCELS, [
    by.day,
    by.distributorIds,
    by.includesPaid,
    distributorId,
    orderId,
    giftId,
    by.take,
    by.orderId,
  ]);
}

export type PickedRow = RowOf<typeof LIST_PICKS>;

const LIST_PICKS = statement(
  "list-options-to-pick",
  `with picked as (
     select op.distributor_id, op.product_id, x.option_id, min(op.name) as product_name, min(x.name) as option_name,
            sum(x.units)::int as units, array_agg(x.id) as line_ids, count(distinct (op.order_id, op.gift_id))::int as parcels
       from (select op.* from ${DUE_PRODUCTS}) op
       join order_option x on x.order_product_id = op.id
      where (op.distributor_id, x.option_id) > ($4::bigint, $5::bigint)
      group by 1, 2, 3 order by 1, 3 limit $6
   )
   select picked.distributor_id, picked.product_id, picked.option_id, picked.product_name, picked.option_name, picked.units,
          picked.parcels, ${lotsWhere("a.order_option_id = any(picked.line_ids)")} as lots, d.name as distributor_name, p.storage, s.on_hand - s.reserved as units_left
     from picked
     join distributor d on d.id = picked.distributor_id
     join product p on p.id = picked.product_id
     left join option_stock s on s.option_id = picked.option_id
    order by picked.distributor_id, picked.option_id`,
).narrow<{
  product_name: string;
  option_name: string;
  units: number;
  parcels: number;
  units_left: number | null;
  lots: PackedLot[];
}>();

/** Lists options to pick after a place, by farm and option, with the sum of their units. */
export function listPicks(
  db: Runner,
  by: DueQuery & { after: readonly [number, number]; take: number },
): Promise<PickedRow[]> {
  const [distributorId, optionId] = by.after;
  return db.run(LIST_PICKS, [by.day, by.distributorIds, by.includesPaid, distributorId, optionId, by.take]);
}
