import { statement, type Tx } from "../../db/database.ts";
import { stockMoveReason } from "./stock-move-reason.sql.ts";

type OrderedUnits = { orderId: number; optionId: number; units: number };

const PUT_BACK = statement(
  "put-units-of-line-back",
  `with held as (
     select option_id, units from stock_reservation where order_id = $1 and option_id = $2
   ), gone as (
     delete from stock_reservation h using held
      where h.order_id = $1 and h.option_id = held.option_id and held.units <= $3
   ), fewer as (
     update stock_reservation h set units = h.units - $3 from held
      where h.order_id = $1 and h.option_id = held.option_id and held.units > $3
   ), reason as (${stockMoveReason("return", "$1::bigint")})
   update option_stock s set on_hand = s.on_hand + $3 from held, reason where s.option_id = held.option_id`,
);

/** Returns units that a paid order holds to the locked stock; changes nothing for an option that was not counted. */
export async function putUnitsBack(tx: Tx, { orderId, optionId, units }: OrderedUnits): Promise<void> {
  await tx.run(PUT_BACK, [orderId, optionId, units]);
}

const TAKE = statement(
  "take-units-for-line",
  `with reason as (${stockMoveReason("sale", "$1::bigint")}), taken as (
     update option_stock s set on_hand = s.on_hand - $3 from reason
      where s.option_id = $2 and s.on_hand - s.reserved >= $3
     returning s.option_id
   )
   insert into stock_reservation (order_id, option_id, units)
   select $1, option_id, $3 from taken
       on conflict (order_id, option_id) do update set units = stock_reservation.units + excluded.units`,
);

/** Takes units for a paid order from the locked stock, as far as it is counted and has enough. */
export async function takeUnits(tx: Tx, { orderId, optionId, units }: OrderedUnits): Promise<void> {
  await tx.run(TAKE, [orderId, optionId, units]);
}
