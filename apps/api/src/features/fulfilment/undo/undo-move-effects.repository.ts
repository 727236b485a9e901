import { statement, type Tx } from "../../../db/database.ts";

const UNPACK = statement(
  "take-products-out-of-parcels",
  `with gone as (
     delete from shipment_product where order_product_id = any($1::bigint[]) returning shipment_id
   )
   select distinct shipment_id from gone order by shipment_id`,
);

const EMPTY = `select s.id from shipment s
    where s.id = any($1::bigint[])
      and not exists (select from shipment_product sp where sp.shipment_id = s.id)
      and not exists (select from replacement r where r.shipment_id = s.id)`;

const DROP_EVENTS = statement(
  "delete-events-of-empty-parcels",
  `delete from tracking_event where shipment_id in (${EMPTY})`,
);
const DROP_PARCELS = statement("delete-empty-parcels", `delete from shipment where id in (${EMPTY})`);

/** Takes products out of their parcels; a parcel that is empty then is deleted, and its invoice number is free again. */
export async function releaseParcels(tx: Tx, productIds: readonly number[]): Promise<void> {
  const parcels = (await tx.run(UNPACK, [productIds])).map(({ shipment_id }) => shipment_id);
  await tx.run(DROP_EVENTS, [parcels]);
  await tx.run(DROP_PARCELS, [parcels]);
}

const RETURN_LOTS = statement(
  "return-units-taken-by-change",
  `with back as (
     update stock_lot_allocation a set status = 'returned'
       from order_option oo
      where a.change_id = $1 and a.status = 'taken' and oo.id = a.order_option_id and oo.order_product_id = any($2::bigint[])
     returning a.stock_lot_id, a.units
   )
   update stock_lot l set remaining = l.remaining + came.units
     from (select stock_lot_id, sum(units)::integer as units from back group by stock_lot_id) came
    where l.id = came.stock_lot_id`,
);

/** Puts the units that a change took for products back into their lots, which are locked. */
export async function returnUnitsTakenBy(
  tx: Tx,
  changeId: number,
  productIds: readonly number[],
): Promise<void> {
  await tx.run(RETURN_LOTS, [changeId, productIds]);
}

const MOVES_BEFORE = `select m.order_product_id, m.delay_before, m.promises_before
     from order_move m where m.change_id = $1 and m.order_product_id = any($2::bigint[])`;

const FORGET_DELAYS = statement(
  "restore-shipping-delays",
  `with before as (${MOVES_BEFORE}), dropped as (
     delete from shipping_delay d using before b where d.order_product_id = b.order_product_id and b.delay_before is null
   )
   update shipping_delay d
      set reason = b.delay_before ->> 'reason', ships_on = (b.delay_before ->> 'shipsOn')::date,
          written_at = (b.delay_before ->> 'writtenAt')::timestamptz
     from before b where d.order_product_id = b.order_product_id and b.delay_before is not null`,
);

const RESTORE_PROMISES = statement(
  "restore-promises",
  `with before as (
     select line.* from (${MOVES_BEFORE}) m
      cross join jsonb_to_recordset(m.promises_before)
        as line (id bigint, "dispatchOn" date, "arrivalFrom" date, "arrivalTo" date, "lastChange" bigint)
   ), undone as (
     update delivery_promise_change c set undone_by = $3
       from before b where c.order_option_id = b.id and c.id > b."lastChange" and c.undone_by is null
   )
   update order_option oo
      set promised_dispatch_on = b."dispatchOn", promised_arrival_from = b."arrivalFrom", promised_arrival_to = b."arrivalTo"
     from before b where oo.id = b.id`,
);

/** Restores the delays and promised days that products had before a change held them. */
export async function restoreDelays(
  tx: Tx,
  { changeId, undoId, productIds }: { changeId: number; undoId: number; productIds: readonly number[] },
): Promise<void> {
  await tx.run(FORGET_DELAYS, [changeId, productIds]);
  await tx.run(RESTORE_PROMISES, [changeId, productIds, undoId]);
}
