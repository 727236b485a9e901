import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";
import { ARRIVED_AT } from "../orders/purchase-completion/arrived-at.sql.ts";

/** Amounts that are in no settlement yet. */

const LOCK_FARMS = statement(
  "lock-farms-to-settle",
  `select id, name from distributor where $1::bigint[] is null or id = any($1::bigint[]) order by id for no key update`,
);

/** Locks farms until the transaction ends, so that two closings of one farm are serialised. */
export function lockFarms(tx: Tx, ids: readonly number[] | null): Promise<RowOf<typeof LOCK_FARMS>[]> {
  return tx.run(LOCK_FARMS, [ids]);
}

const LIST_ARRIVED = statement(
  "list-unsettled-products",
  `select op.id, op.order_id, op.distributor_id, sum(oo.units)::int as units,
          sum(oo.units * oo.supply_cost)::int as goods
     from order_product op join order_option oo on oo.order_product_id = op.id
    where op.settlement_id is null and op.status in ('delivery_end', 'complete', 'return_complete', 'replace_complete')
      and op.distributor_id = any($1::bigint[]) and (${ARRIVED_AT}) < $2
    group by op.id order by op.id`,
);

export type ArrivedProduct = RowOf<typeof LIST_ARRIVED>;

/** Lists products that arrived before `until` and are in no settlement, with units and cost (원). */
export function listArrivedProducts(
  tx: Tx,
  farms: readonly number[],
  until: Date,
): Promise<ArrivedProduct[]> {
  return tx.run(LIST_ARRIVED, [farms, until]);
}

const LIST_SHIPPING_BOOKED = statement(
  "list-booked-shipping",
  `select op.order_id, op.distributor_id,
          coalesce(array_agg(op.id) filter (where op.settlement_id is not null), '{}') as settled,
          (select coalesce(sum(a.amount), 0)::int from settlement_adjustment a
            where a.order_id = op.order_id and a.distributor_id = op.distributor_id and a.kind = 'shipping') as booked
     from order_product op where op.order_id = any($1::bigint[])
    group by op.order_id, op.distributor_id`,
).narrow<{ settled: number[]; booked: number }>();

/** Lists the shipping (원) that settlements hold for orders, with their settled products, by farm. */
export function listBookedShipping(db: Runner, orderIds: readonly number[]) {
  return db.run(LIST_SHIPPING_BOOKED, [orderIds]);
}

const LIST_COMPENSATED = statement(
  "list-unsettled-compensations",
  `select oo.id as order_option_id, oo.option_id, op.id as order_product_id, op.order_id, op.distributor_id, op.name,
          oo.units * oo.supply_cost as cost, oo.compensated - oo.shop_compensated as compensated, b.deducted
     from order_option oo join order_product op on op.id = oo.order_product_id
     cross join lateral (
       select coalesce(-sum(a.amount), 0)::int as deducted, coalesce(max(a.compensated), 0) as compensated
         from settlement_adjustment a where a.order_option_id = oo.id) b
    where oo.compensated > 0 and oo.compensated - oo.shop_compensated <> b.compensated and op.distributor_id = any($1::bigint[])
      and (op.settlement_id is not null or op.id = any($2::bigint[]))
    order by oo.id`,
).narrow<{ cost: number; compensated: number; deducted: number }>();

export type CompensatedLine = RowOf<typeof LIST_COMPENSATED>;

/**
 * Lists lines of which buyers got back more at the farm's charge than settlements deducted, in 원.
 *
 * @param settling products that the open settlement holds
 */
export function listCompensatedLines(
  tx: Tx,
  farms: readonly number[],
  settling: readonly number[],
): Promise<CompensatedLine[]> {
  return tx.run(LIST_COMPENSATED, [farms, settling]);
}

const LIST_SHIPPING_BACK = statement(
  "list-unsettled-shipping-back",
  `select w.id as cancellation_id, w.order_id, op.distributor_id, op.name, sum((l.line ->> 'amount')::int)::int as amount
     from cancellation w join return_request c on c.id = w.return_request_id
     join order_product op on op.id = c.order_product_id
     cross join jsonb_array_elements(w.lines) as l (line)
    where c.charged_to = 'farm' and l.line ->> 'code' in ('BASE_SHIPPING_BACK', 'AREA_SHIPPING_BACK') and op.distributor_id = any($1::bigint[])
      and (op.settlement_id is not null or op.id = any($2::bigint[]))
      and not exists (select from settlement_adjustment a where a.cancellation_id = w.id)
    group by w.id, op.distributor_id, op.name having sum((l.line ->> 'amount')::int) > 0
    order by w.id`,
);

/** Lists granted returns that gave shipping (원) back at the farm's charge and are in no settlement. */
export function listShippingBack(
  tx: Tx,
  farms: readonly number[],
  settling: readonly number[],
): Promise<RowOf<typeof LIST_SHIPPING_BACK>[]> {
  return tx.run(LIST_SHIPPING_BACK, [farms, settling]);
}

const LIST_CORRECTIONS = statement(
  "list-unsettled-corrections",
  `select id, distributor_id, amount from settlement_adjustment
    where settlement_id is null and distributor_id = any($1::bigint[]) order by id`,
);

/** Lists corrections (원) that wait for the next settlement of their farm. */
export function listWaitingCorrections(
  tx: Tx,
  farms: readonly number[],
): Promise<RowOf<typeof LIST_CORRECTIONS>[]> {
  return tx.run(LIST_CORRECTIONS, [farms]);
}
