import type { Verb } from "./verb-types.ts";

/** Verbs for members: an advertisement, points and coupons. */
export const ADVERTISEMENT_POINTS_AND_COUPON_VERBS: Readonly<Record<string, Verb>> = {
  advertise: {
    words: '<회원 id> "<광고 글>" <사유>',
    read: ([id, text, reason]) =>
      id && text && reason
        ? { name: "POST /operator/v1/members/{id}/advertisement", path: { id }, body: { text, reason } }
        : null,
  },
  points: {
    words: "<회원 id> <포인트> <사유>",
    read: ([id, amount, reason]) =>
      id && amount && reason
        ? {
            name: "POST /operator/v1/members/{id}/points",
            path: { id },
            body: { amount: Number(amount), reason },
          }
        : null,
  },
  coupons: {
    words: "",
    read: ([...more]) => (more.length === 0 ? { name: "GET /operator/v1/coupons" } : null),
  },
  "give-coupon": {
    words: "<회원 id> <쿠폰 id> <사유>",
    read: ([id, couponId, reason]) =>
      id && couponId && reason
        ? {
            name: "POST /operator/v1/members/{id}/coupons",
            path: { id },
            body: { couponId: Number(couponId), reason },
          }
        : null,
  },
};
