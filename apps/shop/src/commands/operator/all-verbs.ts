import { ADVERTISEMENT_POINTS_AND_COUPON_VERBS } from "./verbs/advertisement-points-and-coupon-verbs.ts";
import { DELIVERY_CALENDAR_VERBS } from "./verbs/delivery-calendar-verbs.ts";
import { ORDER_VERBS } from "./verbs/order-verbs.ts";
import { QUESTION_VERBS } from "./verbs/question-verbs.ts";
import { REFUND_AND_PAYMENT_ALERT_VERBS } from "./verbs/refund-and-payment-alert-verbs.ts";
import { RETURN_VERBS } from "./verbs/return-verbs.ts";
import { REVIEW_REPORT_AND_APPEAL_VERBS } from "./verbs/review-report-and-appeal-verbs.ts";
import { STOCK_PRICE_AND_ANALYTICS_VERBS } from "./verbs/stock-price-and-analytics-verbs.ts";
import type { Verb } from "./verbs/verb-types.ts";

/** All verbs of the command `operator`: those of operators themselves, and those of the other subjects. */
export const VERBS: Readonly<Record<string, Verb>> = {
  me: { words: "", read: ([...more]) => (more.length === 0 ? { name: "GET /operator/v1/me" } : null) },
  list: {
    words: "",
    read: ([...more]) => (more.length === 0 ? { name: "GET /operator/v1/operators" } : null),
  },
  actions: {
    words: "[대상]",
    read: ([subject]) => ({
      name: "GET /operator/v1/actions",
      ...(subject === undefined ? {} : { query: { subject } }),
    }),
  },
  change: {
    words: "<id> <역할,…> <open|closed> <사유>",
    read: ([id, roles, state, reason]) =>
      id && roles && state && reason
        ? {
            name: "PUT /operator/v1/operators/{id}",
            path: { id },
            body: { roles: roles.split(","), isActive: state === "open", reason },
          }
        : null,
  },
  ...ORDER_VERBS,
  ...RETURN_VERBS,
  ...REVIEW_REPORT_AND_APPEAL_VERBS,
  ...QUESTION_VERBS,
  ...ADVERTISEMENT_POINTS_AND_COUPON_VERBS,
  ...STOCK_PRICE_AND_ANALYTICS_VERBS,
  ...REFUND_AND_PAYMENT_ALERT_VERBS,
  ...DELIVERY_CALENDAR_VERBS,
};

export function usage(): string {
  const lines = Object.entries(VERBS).map(([verb, { words }]) => `  operator ${verb} ${words} --as <이메일>`);
  return `이렇게 적어 주세요.\n  operator create <이메일> <이름> <역할,…>\n${lines.join("\n")}`;
}
