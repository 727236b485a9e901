import { statement, type Tx } from "../../../db/database.ts";
import { COUPON_IS_ISSUABLE } from "../coupon-issuable.sql.ts";

export type MonthlyCoupon = {
  month: string;
  grade: number;
  name: string;
  /** Discount in 원. */
  amount: number;
  validFrom: Date;
  validUntil: Date;
  now: Date;
};

const OPEN_MONTHLY = statement(
  "open-grade-coupon",
  `with made as (
     insert into coupon (name, discount_kind, discount_amount, valid_from, valid_until, created_at)
     select $3, 'amount', $4, $5, $6, $7
      where not exists (select from grade_coupon where month = $1::date and grade = $2)
     returning id
   )
   insert into grade_coupon (month, grade, coupon_id) select $1::date, $2, id from made`,
);

/** Creates the coupon of a grade for a month, once; locks the month's run. */
export async function openMonthlyCoupon(tx: Tx, c: MonthlyCoupon): Promise<void> {
  await tx.run(OPEN_MONTHLY, [c.month, c.grade, c.name, c.amount, c.validFrom, c.validUntil, c.now]);
}

const GIVE_MONTHLY = statement(
  "give-grade-coupons",
  `with wanted as (
     select w.user_id, gc.coupon_id, c.valid_until
       from unnest($2::bigint[], $3::int[]) as w (user_id, grade)
       join grade_coupon gc on gc.month = $1::date and gc.grade = w.grade
       join coupon c on c.id = gc.coupon_id and ${COUPON_IS_ISSUABLE}
   ), given as (
     insert into member_coupon (coupon_id, user_id, nth, valid_until, issued_at)
     select coupon_id, user_id, 1, valid_until, $6 from wanted
         on conflict (user_id, coupon_id, nth) do nothing
     returning coupon_id, user_id
   ), told as (
     insert into notification (user_id, list_type, kind, title, body, href, dedupe_key, created_at)
     select user_id, 'orderList', 'coupon', $4, $5, '/coupons', 'grade-coupon:' || $1, $6 from given
         on conflict (user_id, dedupe_key) do nothing
   )
   update coupon c set issued = c.issued + n.count
     from (select coupon_id, count(*)::int as count from given group by coupon_id) n where c.id = n.coupon_id`,
);

/** Issues the coupon of their grade to members, once a month, with a notification. */
export async function giveMonthlyCoupons(
  tx: Tx,
  give: {
    month: string;
    members: readonly { id: number; grade: number }[];
    title: string;
    body: string;
    now: Date;
  },
): Promise<void> {
  const { month, members, title, body, now } = give;
  await tx.run(GIVE_MONTHLY, [
    month,
    members.map(({ id }) => id),
    members.map(({ grade }) => grade),
    title,
    body,
    now,
  ]);
}
