import { statement, type Tx } from "../../db/database.ts";

const LOCK_MEMBER = statement(
  "lock-member-points",
  "select id, point_balance from app_user where id = $1 and user_type <> 'guest' and left_at is null for update",
);

/** Locks a member who has not left. */
export async function lockMember(tx: Tx, id: number): Promise<{ point_balance: number } | null> {
  const [row] = await tx.run(LOCK_MEMBER, [id]);
  return row ?? null;
}

const ADD_LOT = statement(
  "add-adjusted-points",
  `with lot as (
     insert into point_lot (user_id, amount, remaining, reason, available_at, expires_at)
     values ($1, $2, $2, 'adjust', $3, $4) returning id
   ), entry as (
     insert into point_entry (user_id, lot_id, amount, reason, at) select $1, id, $2, 'adjust', $3 from lot
   )
   update app_user set point_balance = point_balance + $2 where id = $1`,
);

/** Adds points (원) usable at once, until an instant. */
export async function addPoints(
  tx: Tx,
  userId: number,
  amount: number,
  now: Date,
  until: Date,
): Promise<void> {
  await tx.run(ADD_LOT, [userId, amount, now, until]);
}

const TAKE = statement(
  "take-adjusted-points",
  `with taken as (select lot_id, amount from unnest($2::bigint[], $3::int[]) as t (lot_id, amount)),
   lots as (update point_lot l set remaining = l.remaining - taken.amount from taken where l.id = taken.lot_id),
   entries as (
     insert into point_entry (user_id, lot_id, amount, reason, at) select $1, lot_id, -amount, 'adjust', $4 from taken
   )
   update app_user set point_balance = point_balance - (select sum(amount) from taken) where id = $1`,
);

export async function removePoints(
  tx: Tx,
  userId: number,
  takes: readonly { lotId: number; amount: number }[],
  now: Date,
): Promise<void> {
  await tx.run(TAKE, [userId, takes.map(({ lotId }) => lotId), takes.map(({ amount }) => amount), now]);
}
