import type { Verb } from "./verb-types.ts";

/** Verbs for refunds and for payments that an operator must look at. */
export const REFUND_AND_PAYMENT_ALERT_VERBS: Readonly<Record<string, Verb>> = {
  refunds: {
    words: "[open|ended]",
    read: ([status]) => ({
      name: "GET /operator/v1/refunds",
      ...(status === undefined ? {} : { query: { status } }),
    }),
  },
  "settle-refund": {
    words: "<환불 id> <paid_elsewhere|waived> <사유>",
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
