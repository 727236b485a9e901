import type { CouponMoment } from "@todayfruit/domain/coupons/automatic-coupon-moments";
import type { CouponCondition } from "@todayfruit/domain/coupons/coupon-types";
import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";
import { COUPON_IS_ISSUABLE } from "../coupon-issuable.sql.ts";

/** Coupon of a moment; `moment_grade` is the grade with which it is given, for that moment alone. */
export type MomentCoupon = RowOf<typeof LIST_OF_MOMENT>;

const LIST_OF_MOMENT = statement(
  "list-coupons-of-moment",
  `select c.id, c.name, c.valid_from, c.moment_grade from coupon c
    where c.moment = $1 and c.valid_from <= $2 and c.valid_until > $2 and ${COUPON_IS_ISSUABLE}
    order by c.id`,
);

/** Lists the coupons that a member is given at a moment. */
export function listCouponsOfMoment(db: Runner, moment: CouponMoment, now: Date): Promise<MomentCoupon[]> {
  return db.run(LIST_OF_MOMENT, [moment, now]);
}

/** Coupon of a code, with what this member did: `is_used` when none that they had of it is left. */
export type CodeCoupon = {
  id: number;
  name: string;
  valid_until: Date;
  conditions: CouponCondition[];
  is_used: boolean;
  is_first: boolean;
};

const FIND_BY_CODE = statement(
  "find-coupon-by-code",
  `select c.id, c.name, c.valid_until, c.conditions, u.order_count = 0 as is_first,
          (select count(*) from member_coupon mc
             join coupon_redemption cu on cu.member_coupon_id = mc.id and not cu.is_returned
            where mc.coupon_id = c.id and mc.user_id = u.id) >= c.per_member as is_used
     from coupon c cross join app_user u
    where c.code = $1 and u.id = $2`,
).narrow<Pick<CodeCoupon, "conditions">>();

/** Finds the coupon of a code for a member; returns `null` for an unknown one. */
export async function findCouponByCode(db: Runner, code: string, userId: number): Promise<CodeCoupon | null> {
  const [row] = await db.run(FIND_BY_CODE, [code, userId]);
  return row ?? null;
}

const NOTIFY_OF_COUPON = statement(
  "notify-of-coupon",
  `insert into notification (user_id, list_type, kind, title, body, href, dedupe_key, created_at)
   values ($1, 'orderList', 'coupon', $2, $3, '/coupons', 'coupon:' || $4::bigint, $5)
       on conflict (user_id, dedupe_key) do nothing`,
);

/** Notifies a member of a coupon that was given to them. */
export async function notifyOfCoupon(
  tx: Tx,
  told: { userId: number; memberCouponId: number; title: string; body: string; now: Date },
): Promise<void> {
  await tx.run(NOTIFY_OF_COUPON, [told.userId, told.title, told.body, told.memberCouponId, told.now]);
}
