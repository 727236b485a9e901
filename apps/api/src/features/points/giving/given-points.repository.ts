import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";

const LOCK_MEMBERS = statement(
  "lock-members-for-points",
  `select id, point_balance from app_user
    where id = any($1::bigint[]) and user_type <> 'guest' and left_at is null order by id for no key update`,
);

/** Locks those of the ids that are members, with their points. */
export function lockMembersForPoints(tx: Tx, ids: readonly number[]): Promise<RowOf<typeof LOCK_MEMBERS>[]> {
  return tx.run(LOCK_MEMBERS, [ids]);
}

const GIVE = statement(
  "give-points-to-many",
  `with lot as (
     insert into point_lot (user_id, amount, remaining, reason, available_at, expires_at)
     select w.user_id, $2, $2, 'adjust', $3, $4 from unnest($1::bigint[]) as w (user_id)
     returning id, user_id
   ), entry as (
     insert into point_entry (user_id, lot_id, amount, reason, at) select user_id, id, $2, 'adjust', $3 from lot
   ), balance as (
     update app_user u set point_balance = u.point_balance + $2 from lot where u.id = lot.user_id
   )
   select id, user_id from lot order by id`,
);

/** Gives each member points (원) usable at once, until an instant; returns their lots. */
export function givePoints(
  tx: Tx,
  give: { memberIds: readonly number[]; amount: number; now: Date; until: Date },
): Promise<RowOf<typeof GIVE>[]> {
  return tx.run(GIVE, [give.memberIds, give.amount, give.now, give.until]);
}

const LOCK = statement(
  "lock-given-points",
  `select l.id, l.user_id, l.amount, l.remaining, l.expires_at, u.left_at is null as is_member
     from point_lot l join app_user u on u.id = l.user_id
    where l.id = any($1::bigint[]) order by l.id for update of l`,
).narrow<{ is_member: boolean }>();

/** Locks lots of points in the order of their ids. */
export function lockGiven(tx: Tx, ids: readonly number[]): Promise<RowOf<typeof LOCK>[]> {
  return tx.run(LOCK, [ids]);
}

const MOVE = statement(
  "move-given-points",
  `with lot as (
     update point_lot l set remaining = case when $2 then l.amount else 0 end where l.id = any($1::bigint[])
     returning l.id, l.user_id, case when $2 then l.amount else -l.amount end as moved
   ), entry as (
     insert into point_entry (user_id, lot_id, amount, reason, at) select user_id, id, moved, 'adjust', $3 from lot
   )
   update app_user u set point_balance = u.point_balance + n.moved
     from (select user_id, sum(moved)::int as moved from lot group by user_id) n where u.id = n.user_id`,
);

/** Takes whole lots of points back, or gives them again; each is an entry of the ledger. */
export async function moveGiven(
  db: Runner,
  ids: readonly number[],
  { isGiven, at }: { isGiven: boolean; at: Date },
): Promise<void> {
  await db.run(MOVE, [ids, isGiven, at]);
}
