import { type Runner, statement, type Tx } from "../../../db/database.ts";

const LIST_BIRTHDAYS = statement(
  "list-birthdays-due-a-coupon",
  `select b.user_id
     from member_birthday b join app_user u on u.id = b.user_id and u.left_at is null
    where b.month_day = any($3::text[]) and b.user_id > $4
      and not exists (select from coupon_award a
                       where a.coupon_id = $1 and a.user_id = b.user_id and a.occasion = $2)
    order by b.user_id limit $5`,
);

/** Lists members after an id with one of these birthdays, `MM-DD`, who have no coupon for the occasion. */
export async function listBirthdaysDue(
  db: Runner,
  due: { couponId: number; occasion: string; days: readonly string[]; after: number; take: number },
): Promise<number[]> {
  const rows = await db.run(LIST_BIRTHDAYS, [due.couponId, due.occasion, due.days, due.after, due.take]);
  return rows.map(({ user_id }) => user_id);
}

const LIST_FIRST_PURCHASES = statement(
  "list-first-purchases-due-a-coupon",
  `select distinct o.user_id
     from orders o join app_user u on u.id = o.user_id and u.user_type <> 'guest' and u.left_at is null
    where o.status = 'complete' and o.created_at >= $3 and o.is_first_purchase and o.user_id > $4
      and not exists (select from coupon_award a
                       where a.coupon_id = $1 and a.user_id = o.user_id and a.occasion = $2)
    order by o.user_id limit $5`,
);

/** Lists members after an id whose first purchase, ordered since an instant, is complete, without the coupon for it. */
export async function listFirstPurchasesDue(
  db: Runner,
  due: { couponId: number; occasion: string; since: Date; after: number; take: number },
): Promise<number[]> {
  const rows = await db.run(LIST_FIRST_PURCHASES, [
    due.couponId,
    due.occasion,
    due.since,
    due.after,
    due.take,
  ]);
  return rows.map(({ user_id }) => user_id);
}

const LIST_RISEN = statement(
  "list-grades-due-a-coupon",
  `select distinct g.user_id
     from grade_change g join app_user u on u.id = g.user_id and u.left_at is null
    where g.month >= ($3::timestamptz at time zone 'Asia/Seoul')::date - 31 and g.at >= $3
      and g.from_grade < $6 and g.to_grade >= $6 and u.grade >= $6 and g.user_id > $4
      and not exists (select from coupon_award a
                       where a.coupon_id = $1 and a.user_id = g.user_id and a.occasion = $2)
    order by g.user_id limit $5`,
);

/** Lists members after an id who rose to a grade since an instant and have it still, without the coupon for it. */
export async function listRisenDue(
  db: Runner,
  due: { couponId: number; occasion: string; since: Date; grade: number; after: number; take: number },
): Promise<number[]> {
  const values = [due.couponId, due.occasion, due.since, due.after, due.take, due.grade] as const;
  return (await db.run(LIST_RISEN, values)).map(({ user_id }) => user_id);
}

const CLAIM = statement(
  "claim-coupon-award",
  `insert into coupon_award (coupon_id, user_id, occasion, awarded_at) values ($1, $2, $3, $4)
       on conflict do nothing returning coupon_id`,
);

/** Records an award before its coupon is given; returns false when the member had the occasion's coupon already. */
export async function claimAward(
  tx: Tx,
  award: { couponId: number; userId: number; occasion: string; now: Date },
): Promise<boolean> {
  return (await tx.run(CLAIM, [award.couponId, award.userId, award.occasion, award.now])).length > 0;
}

const FILL = statement(
  "fill-coupon-award",
  "update coupon_award set member_coupon_id = $4 where coupon_id = $1 and user_id = $2 and occasion = $3",
);

/** Adds the coupon that was given to its award. */
export async function fillAward(
  tx: Tx,
  award: { couponId: number; userId: number; occasion: string; memberCouponId: number },
): Promise<void> {
  await tx.run(FILL, [award.couponId, award.userId, award.occasion, award.memberCouponId]);
}
