import type { LotReturn } from "@todayfruit/domain/points/return-lots";
import { type RowOf, statement, type Tx } from "../../../db/database.ts";
import { stockMove } from "../../stock/stock-moves.repository.ts";

/** What the order holds for these of its products; of a gift the rest of an option stays with the other receivers. */
const GOING = `going as (
     select h.option_id, h.units as held, sum(oo.units)::int as units
       from order_product op
       join order_option oo on oo.order_product_id = op.id
       join stock_hold h on h.order_id = op.order_id and h.option_id = oo.option_id
      where op.order_id = $1 and op.id = any($2::int[])
      group by h.option_id, h.units
   )`;
const LESS_HELD = `gone as (
     delete from stock_hold h using going
      where h.order_id = $1 and h.option_id = going.option_id and going.units >= going.held
   ), fewer as (
     update stock_hold h set units = h.units - going.units from going
      where h.order_id = $1 and h.option_id = going.option_id and going.units < going.held
   )`;

const GIVE_STOCK_BACK = statement(
  "give-stock-back",
  `with ${GOING}, locked as (
     select s.option_id, going.units from going join option_stock s on s.option_id = going.option_id
      order by s.option_id for update of s
   ), ${LESS_HELD}, reason as (${stockMove("return", "$1")})
   update option_stock s set on_hand = s.on_hand + locked.units
     from locked, reason where s.option_id = locked.option_id`,
);

/** What was sold with these products of the order is on hand again, and no hold of it any more. */
export async function giveStockBack(tx: Tx, orderId: number, productIds: readonly number[]): Promise<void> {
  await tx.run(GIVE_STOCK_BACK, [orderId, productIds]);
}

const DROP_HOLDS = statement(
  "drop-stock-holds",
  `with ${GOING}, locked as (
     select s.option_id, s.on_hand, going.units from going join option_stock s on s.option_id = going.option_id
      order by s.option_id for update of s
   ), ${LESS_HELD}
   insert into stock_move (option_id, kind, units, on_hand, order_id)
   select locked.option_id, move.kind, move.sign * locked.units, locked.on_hand + move.still_there * locked.units, $1
     from locked cross join (values (1, 'return', 1, 1), (2, 'lost', -1, 0)) as move (turn, kind, sign, still_there)
    order by locked.option_id, move.turn`,
);

/** Takes back the sale of products that were never there and writes their units off as lost: nothing is on hand again. */
export async function dropHolds(tx: Tx, orderId: number, productIds: readonly number[]): Promise<void> {
  await tx.run(DROP_HOLDS, [orderId, productIds]);
}

export type TakenRow = RowOf<typeof LOCK_TAKEN>;

const LOCK_TAKEN = statement(
  "lock-taken-lots",
  `with taken as (
     select lot_id, -sum(amount)::int as taken from point_entry
      where order_id = $1 group by lot_id having sum(amount) < 0
   )
   select l.id as lot_id, taken.taken, l.expires_at
     from point_lot l join taken on taken.lot_id = l.id
    order by l.id for update of l`,
);

/** The lots that an order took points from and did not give back yet, locked. */
export function lockTakenLots(tx: Tx, orderId: number): Promise<TakenRow[]> {
  return tx.run(LOCK_TAKEN, [orderId]);
}

/**
 * Points go back to their lots. What comes back to a lot that is over leaves it at once for a new one, so that the
 * ledger still says of every lot what became of it.
 */
const GIVE_POINTS_BACK = statement(
  "give-points-back",
  `with back as (
     select lot_id, amount, is_over from unnest($3::int[], $4::int[], $5::bool[]) as b (lot_id, amount, is_over)
   ), lots as (
     update point_lot l set remaining = l.remaining + back.amount from back where l.id = back.lot_id and not back.is_over
   ), entries as (
     insert into point_entry (user_id, lot_id, order_id, amount, reason, at)
     select $2, lot_id, $1, amount, 'return', $6::timestamptz from back
   ), ended as (
     insert into point_entry (user_id, lot_id, amount, reason, at)
     select $2, lot_id, -amount, 'expire', $6::timestamptz from back where is_over
   ), fresh as (
     insert into point_lot (user_id, amount, remaining, reason, available_at, expires_at)
     select $2, sum(amount)::int, sum(amount)::int, 'return', $6::timestamptz, $7::timestamptz
       from back where is_over having count(*) > 0
     returning id, amount
   ), renewed as (
     insert into point_entry (user_id, lot_id, amount, reason, at) select $2, id, amount, 'return', $6::timestamptz from fresh
   )
   update app_user set point_balance = point_balance + (select sum(amount)::int from back) where id = $2`,
);

export async function givePointsBack(
  tx: Tx,
  give: { orderId: number; userId: number; returns: readonly LotReturn[]; now: Date; newEnd: Date },
): Promise<void> {
  const { orderId, userId, returns, now, newEnd } = give;
  await tx.run(GIVE_POINTS_BACK, [
    orderId,
    userId,
    returns.map(({ lotId }) => lotId),
    returns.map(({ amount }) => amount),
    returns.map(({ isOver }) => isOver),
    now,
    newEnd,
  ]);
}
