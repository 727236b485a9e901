import { statement, type Tx } from "../../db/database.ts";
import { stockMoveReason } from "../stock/stock-move-reason.sql.ts";

/** Units held for these products; in a gift the rest of an option's units stays with the other receivers. */
const GOING = `going as (
     select h.option_id, h.units as held, sum(oo.units)::int as units
       from order_product op
       join order_option oo on oo.order_product_id = op.id
       join stock_reservation h on h.order_id = op.order_id and h.option_id = oo.option_id
      where op.order_id = $1 and op.id = any($2::bigint[])
      group by h.option_id, h.units
   )`;
const LESS_HELD = `gone as (
     delete from stock_reservation h using going
      where h.order_id = $1 and h.option_id = going.option_id and going.units >= going.held
   ), fewer as (
     update stock_reservation h set units = h.units - going.units from going
      where h.order_id = $1 and h.option_id = going.option_id and going.units < going.held
   )`;

const GIVE_STOCK_BACK = statement(
  "give-stock-back",
  `with ${GOING}, locked as (
     select s.option_id, going.units from going join option_stock s on s.option_id = going.option_id
      order by s.option_id for update of s
   ), ${LESS_HELD}, reason as (${stockMoveReason("return", "$1")})
   update option_stock s set on_hand = s.on_hand + locked.units
     from locked, reason where s.option_id = locked.option_id`,
);

/** Returns the units of these products to the stock and removes their hold. */
export async function returnStock(tx: Tx, orderId: number, productIds: readonly number[]): Promise<void> {
  await tx.run(GIVE_STOCK_BACK, [orderId, productIds]);
}

const DROP_HOLDS = statement(
  "drop-stock-reservations",
  `with ${GOING}, locked as (
     select s.option_id, s.on_hand, going.units from going join option_stock s on s.option_id = going.option_id
      order by s.option_id for update of s
   ), ${LESS_HELD}
   insert into stock_movement (option_id, kind, units, on_hand, order_id)
   select locked.option_id, move.kind, move.sign * locked.units, locked.on_hand + move.still_there * locked.units, $1
     from locked cross join (values (1, 'return', 1, 1), (2, 'lost', -1, 0)) as move (turn, kind, sign, still_there)
    order by locked.option_id, move.turn`,
);

/** Writes off the units of out-of-stock products: their sale is undone and the units are recorded as lost. */
export async function writeOffStock(tx: Tx, orderId: number, productIds: readonly number[]): Promise<void> {
  await tx.run(DROP_HOLDS, [orderId, productIds]);
}
