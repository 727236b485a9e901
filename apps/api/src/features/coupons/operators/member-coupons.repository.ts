import { type RowOf, statement, type Tx } from "../../../db/database.ts";

const LIST_RECEIVERS = statement(
  "list-coupon-receivers",
  `select u.id, (select count(*)::int from member_coupon mc where mc.coupon_id = $1 and mc.user_id = u.id) as held
     from app_user u
    where u.id = any($2::bigint[]) and u.user_type <> 'guest' and u.left_at is null
    order by u.id for key share of u`,
).narrow<{ held: number }>();

/** Locks those of the ids that are members, with how many of the coupon they have. The coupon is locked. */
export function listReceivers(
  tx: Tx,
  couponId: number,
  memberIds: readonly number[],
): Promise<RowOf<typeof LIST_RECEIVERS>[]> {
  return tx.run(LIST_RECEIVERS, [couponId, memberIds]);
}

const GIVE = statement(
  "give-coupon-to-many",
  `with given as (
     insert into member_coupon (coupon_id, user_id, nth, valid_until, issued_at)
     select $1, w.user_id, free.nth, $4, $5
       from unnest($2::bigint[]) as w (user_id)
      cross join lateral (
            select min(n)::int as nth from generate_series(1, $3::int) n
             where not exists (select from member_coupon mc
                                where mc.coupon_id = $1 and mc.user_id = w.user_id and mc.nth = n)) free
      where free.nth is not null
     returning id, user_id, nth
   ), counted as (
     update coupon set issued = issued + (select count(*)::int from given) where id = $1
   )
   select id, user_id, nth from given order by id`,
);

/** Issues one more coupon to each of the members. */
export function giveToMembers(
  tx: Tx,
  give: { couponId: number; memberIds: readonly number[]; perMember: number; validUntil: Date; now: Date },
): Promise<RowOf<typeof GIVE>[]> {
  return tx.run(GIVE, [give.couponId, give.memberIds, give.perMember, give.validUntil, give.now]);
}

export type HeldRow = RowOf<typeof LOCK>;

const LOCK = statement(
  "lock-held-coupons",
  `select id, coupon_id, user_id, nth, valid_until, issued_at from member_coupon
    where id = any($1::bigint[]) order by id for update`,
);

/** Locks coupons of members in the order of their ids. */
export function lockHeld(tx: Tx, ids: readonly number[]): Promise<HeldRow[]> {
  return tx.run(LOCK, [ids]);
}

const IN_USE = statement(
  "list-held-coupons-in-use",
  `select mc.id from member_coupon mc
    where mc.id = any($1::bigint[])
      and (exists (select from coupon_redemption cu where cu.member_coupon_id = mc.id)
           or exists (select from coupon_award a where a.member_coupon_id = mc.id))
    order by mc.id`,
);

/** Lists the coupons that an order has used, also where it gave them back. */
export async function listHeldInUse(tx: Tx, ids: readonly number[]): Promise<number[]> {
  return (await tx.run(IN_USE, [ids])).map(({ id }) => id);
}

const TAKE_BACK = statement(
  "take-coupons-back",
  `with taken as (delete from member_coupon where id = any($1::bigint[]) returning coupon_id)
   update coupon c set issued = c.issued - n.count
     from (select coupon_id, count(*)::int as count from taken group by coupon_id) n where c.id = n.coupon_id`,
);

/** Takes coupons back from their members. */
export async function takeBack(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.run(TAKE_BACK, [ids]);
}

const GIVEN_AGAIN = `jsonb_to_recordset($1::jsonb) as e (
  id bigint, "couponId" bigint, "memberId" bigint, nth integer, "validUntil" timestamptz, "issuedAt" timestamptz)`;

const LIST_CONFLICTS = statement(
  "list-held-coupon-conflicts",
  `select e.id
     from ${GIVEN_AGAIN} join coupon c on c.id = e."couponId" left join app_user u on u.id = e."memberId"
    where c.issue_limit is not null
          and c.issued + (select count(*) from ${GIVEN_AGAIN.replace(" e (", " o (")} where o."couponId" = c.id) > c.issue_limit
       or e.nth > c.per_member or u.left_at is not null
       or exists (select from member_coupon mc
                   where mc.coupon_id = e."couponId" and mc.user_id = e."memberId" and mc.nth = e.nth)
    order by e.id`,
).narrow<{ id: number }>();

/** Lists those that cannot be given again: the coupon or its member is at a limit, or the member has left. */
export async function listHeldConflicts(tx: Tx, rows: readonly object[]): Promise<number[]> {
  return (await tx.run(LIST_CONFLICTS, [JSON.stringify(rows)])).map(({ id }) => id);
}

const GIVE_AGAIN = statement(
  "give-coupons-again",
  `with given as (
     insert into member_coupon (id, coupon_id, user_id, nth, valid_until, issued_at)
     overriding system value
     select e.id, e."couponId", e."memberId", e.nth, e."validUntil", e."issuedAt" from ${GIVEN_AGAIN}
     returning coupon_id
   )
   update coupon c set issued = c.issued + n.count
     from (select coupon_id, count(*)::int as count from given group by coupon_id) n where c.id = n.coupon_id`,
);

/** Gives coupons that were taken back again, under their ids. */
export async function giveAgain(tx: Tx, rows: readonly object[]): Promise<void> {
  await tx.run(GIVE_AGAIN, [JSON.stringify(rows)]);
}
