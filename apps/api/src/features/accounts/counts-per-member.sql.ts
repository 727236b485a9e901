import { CAN_BE_REVIEWED } from "../reviews/my-reviews/reviewable-products.repository.ts";

/** Number of delivered products that the member `u` can review. */
export const TO_REVIEW_COUNT = `(select count(*)::int from orders o join order_product op on op.order_id = o.id
            where o.user_id = u.id and ${CAN_BE_REVIEWED})`;

/** Number of reviews that the member `u` wrote and did not delete. */
export const REVIEW_COUNT = "(select count(*)::int from review_author own where own.user_id = u.id)";

/** Number of gift groups that the member `u` sent. */
export const GIFT_GROUP_COUNT =
  "(select count(*)::int from gift_group g where g.user_id = u.id and g.sent_at is not null)";

/** Returns the number of coupons that the member `u` can use at the instant of a parameter. @example couponCountAt("$2") */
export function couponCountAt(now: string): string {
  return `(select count(*)::int from member_coupon mc
            where mc.user_id = u.id and mc.valid_until > ${now}
              and not exists (select from coupon_redemption cu where cu.member_coupon_id = mc.id and not cu.is_returned))`;
}
