import type { LotReturn } from "@todayfruit/domain/points/return-points-to-lots";
import { type RowOf, statement, type Tx } from "../../db/database.ts";

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

/** Locks the lots with points of an order that were not returned yet. */
export function lockTakenLots(tx: Tx, orderId: number): Promise<TakenRow[]> {
  return tx.run(LOCK_TAKEN, [orderId]);
}

/**
 * Returns points to their lots. Points of an expired lot are moved on to a new one at once, so that the ledger stays
 * complete for every lot.
 */
const GIVE_POINTS_BACK = statement(
  "give-points-back",
  `with back as (
     select lot_id, amount, is_over from unnest($3::bigint[], $4::int[], $5::bool[]) as b (lot_id, amount, is_over)
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

export async function returnPointsOfLines(
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
