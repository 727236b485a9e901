import { type RowOf, statement, type Tx } from "../../db/database.ts";

export type LotRow = RowOf<typeof LOCK_LOTS>;

const LOCK_LOTS = statement(
  "lock-point-lots",
  "select id, remaining, available_at, expires_at from point_lot where user_id = $1 and remaining > 0 order by id for update",
);

/** Locks and lists the remaining points (원) of each award of a member. */
export function lockLots(tx: Tx, userId: number): Promise<LotRow[]> {
  return tx.run(LOCK_LOTS, [userId]);
}

const TAKE_POINTS = statement(
  "take-points",
  `with taken as (select lot_id, amount from unnest($3::bigint[], $4::int[]) as t (lot_id, amount)),
   lots as (
     update point_lot l set remaining = l.remaining - taken.amount from taken where l.id = taken.lot_id
   ), entries as (
     insert into point_entry (user_id, lot_id, order_id, amount, reason, at)
     select $1, lot_id, $2, -amount, 'use', $5 from taken
   )
   update app_user set point_balance = point_balance - (select sum(amount) from taken) where id = $1`,
);

export async function takePoints(
  tx: Tx,
  use: { userId: number; orderId: number; takes: readonly { lotId: number; amount: number }[]; now: Date },
): Promise<void> {
  const { takes } = use;
  await tx.run(TAKE_POINTS, [
    use.userId,
    use.orderId,
    takes.map((t) => t.lotId),
    takes.map((t) => t.amount),
    use.now,
  ]);
}

const RETURN_POINTS = statement(
  "return-points",
  `with used as (
     select lot_id, user_id, -sum(amount)::int as amount from point_entry
      where order_id = $1 group by lot_id, user_id having sum(amount) < 0
   ), lots as (
     update point_lot l set remaining = l.remaining + used.amount from used where l.id = used.lot_id
   ), entries as (
     insert into point_entry (user_id, lot_id, order_id, amount, reason, at)
     select user_id, lot_id, $1, amount, 'return', $2 from used
   )
   update app_user u set point_balance = u.point_balance + total.amount
     from (select user_id, sum(amount)::int as amount from used group by user_id) total
    where u.id = total.user_id`,
);

/** Returns the points of an order to their lots; a repetition changes nothing. */
export async function returnPoints(tx: Tx, orderId: number, now: Date): Promise<void> {
  await tx.run(RETURN_POINTS, [orderId, now]);
}
