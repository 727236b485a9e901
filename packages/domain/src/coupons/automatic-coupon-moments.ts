/** Moments at which the shop gives a coupon by itself: each once, a birthday once a year. */
export const COUPON_MOMENTS = ["sign_up", "birthday", "first_purchase", "grade"] as const;
export type CouponMoment = (typeof COUPON_MOMENTS)[number];
