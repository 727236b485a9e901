import type { CouponMoment } from "@todayfruit/domain/coupons/coupon-moment";
import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";

/** Coupon of a moment; `moment_grade` is the grade with which it is given, for that moment alone. */
export type MomentCoupon = RowOf<typeof LIST_OF_MOMENT>;

const LIST_OF_MOMENT = statement(
  "list-coupons-of-moment",
  `select id, name, valid_from, moment_grade from coupon
    where moment = $1 and valid_from <= $2 and valid_until > $2 and (issue_limit is null or issued < issue_limit)
    order by id`,
);

/** Lists the coupons that a member is given at a moment. */
export function listCouponsOfMoment(db: Runner, moment: CouponMoment, now: Date): Promise<MomentCoupon[]> {
  return db.run(LIST_OF_MOMENT, [moment, now]);
}

const FIND_BY_CODE = statement("find-coupon-by-code", "select id from coupon where code = $1");

/** Finds the coupon of a code; returns `null` for an unknown one. */
export async function findCouponByCode(db: Runner, code: string): Promise<number | null> {
  const [row] = await db.run(FIND_BY_CODE, [code]);
  return row?.id ?? null;
}

const TELL = statement(
  "tell-of-given-coupon",
  `insert into notification (user_id, list_type, kind, title, body, href, dedupe_key, created_at)
   values ($1, 'orderList', 'coupon', $2, $3, '/coupons', 'coupon:' || $4::bigint, $5)
       on conflict (user_id, dedupe_key) do nothing`,
);

/** Notifies a member of a coupon that was given to them. */
export async function notifyOfCoupon(
  tx: Tx,
  told: { userId: number; memberCouponId: number; title: string; body: string; now: Date },
): Promise<void> {
  await tx.run(TELL, [told.userId, told.title, told.body, told.memberCouponId, told.now]);
}
