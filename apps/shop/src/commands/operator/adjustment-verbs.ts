import type { Verb } from "./verb.ts";

/** Verbs for points, stock, coupons, payments to examine, and statistics. */
export const ADJUSTMENT_VERBS: Readonly<Record<string, Verb>> = {
  advertise: {
    words: '<회원 id> "<광고 글>" <까닭>',
    read: ([id, text, reason]) =>
      id && text && reason
        ? { name: "POST /operator/v1/members/{id}/advertisement", path: { id }, body: { text, reason } }
        : null,
  },
  points: {
    words: "<회원 id> <포인트> <까닭>",
    read: ([id, amount, reason]) =>
      id && amount && reason
        ? {
            name: "POST /operator/v1/members/{id}/points",
            path: { id },
            body: { amount: Number(amount), reason },
          }
        : null,
  },
  stock: {
    words: "<옵션 id> <수량> <까닭>",
    read: ([id, onHand, reason]) =>
      id && onHand && reason
        ? {
            name: "PUT /operator/v1/options/{id}/stock",
            path: { id },
            body: { onHand: Number(onHand), reason },
          }
        : null,
  },
  coupons: {
    words: "",
    read: ([...more]) => (more.length === 0 ? { name: "GET /operator/v1/coupons" } : null),
  },
  "give-coupon": {
    words: "<회원 id> <쿠폰 id> <까닭>",
    read: ([id, couponId, reason]) =>
      id && couponId && reason
        ? {
            name: "POST /operator/v1/members/{id}/coupons",
            path: { id },
            body: { couponId: Number(couponId), reason },
          }
        : null,
  },
  analytics: {
    words: "<첫날> [끝날]",
    read: ([from, to = from]) =>
      from && to ? { name: "GET /operator/v1/analytics", query: { from, to } } : null,
  },
  refunds: {
    words: "[open|ended]",
    read: ([status]) => ({
      name: "GET /operator/v1/refunds",
      ...(status === undefined ? {} : { query: { status } }),
    }),
  },
  "settle-refund": {
    words: "<환불 id> <paid_elsewhere|waived> <까닭>",
    read: ([id, outcome, reason]) =>
      id && outcome && reason
        ? { name: "PUT /operator/v1/refunds/{id}/settle", path: { id }, body: { outcome, reason } }
        : null,
  },
  alerts: {
    words: "[open|resolved]",
    read: ([status]) => ({
      name: "GET /operator/v1/payment-alerts",
      ...(status === undefined ? {} : { query: { status } }),
    }),
  },
  "resolve-alert": {
    words: "<알림 id> <한 일>",
    read: ([id, note]) =>
      id && note
        ? { name: "PUT /operator/v1/payment-alerts/{id}/resolve", path: { id }, body: { note } }
        : null,
  },
};
