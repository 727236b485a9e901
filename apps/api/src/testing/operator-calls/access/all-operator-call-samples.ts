import type { Input, Name } from "@todayfruit/contract/all-calls";
import { ADDRESS } from "../../product-and-member-fixtures.ts";
import { PREVIEW_SAMPLES } from "../content/preview-inputs.ts";
import { PRODUCT_FEED_SAMPLES } from "../content/product-feed-inputs.ts";
import { SHIPPING_POLICY_SAMPLES } from "../content/shipping-policy-inputs.ts";
import { SETTING_SAMPLES } from "../content/variant-setting-inputs.ts";
import { contentSampleInputs } from "../content-inputs.ts";
import { MEMBER_SAMPLES } from "../member-inputs.ts";
import { MODERATION_SAMPLES } from "../moderation-inputs.ts";
import { CASH_RECEIPT_SAMPLES } from "../money/cash-receipt-inputs.ts";
import { COUPON_SAMPLES } from "../money/coupon-inputs.ts";
import { PAYMENT_SAMPLES } from "../money/payment-inputs.ts";
import { POINT_AND_GRADE_RULE_SAMPLES } from "../money/point-and-grade-rule-inputs.ts";
import { SETTLEMENT_SAMPLES } from "../money/settlement-inputs.ts";
import { TAX_INVOICE_SAMPLES } from "../money/tax-invoice-inputs.ts";
import { DRAFT_ORDER_SAMPLES } from "../orders/draft-order-inputs.ts";
import { SUBSCRIPTION_SAMPLES } from "../orders/subscription-inputs.ts";
import { REHEARSAL_SAMPLES } from "../orders/waiting-room-rehearsal-inputs.ts";
import { RECORD_EDIT_SAMPLES } from "../record-edit-samples.ts";
import { sheetSampleInputs } from "../sheet-inputs.ts";
import { PURCHASE_ORDER_SAMPLES } from "../stock/purchase-order-inputs.ts";
import { STOCK_ALERT_SAMPLES } from "../stock/stock-alert-inputs.ts";
import { STOCK_LOT_SAMPLES } from "../stock/stock-lot-inputs.ts";
import { API_KEY_SAMPLES } from "./api-key-inputs.ts";
import { MESSAGE_TEMPLATE_SAMPLES } from "./message-template-inputs.ts";
import { ROLE_AND_NETWORK_SAMPLES } from "./role-and-network-inputs.ts";
import { WEBHOOK_SAMPLES } from "./webhook-inputs.ts";

export type OperatorName = Extract<Name, `${string} /operator/${string}`>;

const REASON = "시험";
const NOBODY = 2_000_000_000;
const SALE = { price: 1000, beginsAt: "2026-12-01T00:00:00Z", endsAt: "2026-12-02T00:00:00Z" };

/** Valid input of each operators' call, about rows that do not exist; a new call does not compile until it is added. */
export const ALL_OPERATOR_CALL_SAMPLES: { [N in OperatorName]: Input<N> } = {
  ...RECORD_EDIT_SAMPLES,
  ...ROLE_AND_NETWORK_SAMPLES,
  ...API_KEY_SAMPLES,
  ...WEBHOOK_SAMPLES,
  ...contentSampleInputs(),
  ...SETTLEMENT_SAMPLES,
  ...PREVIEW_SAMPLES,
  ...PRODUCT_FEED_SAMPLES,
  ...SETTING_SAMPLES,
  ...SHIPPING_POLICY_SAMPLES,
  ...DRAFT_ORDER_SAMPLES,
  ...SUBSCRIPTION_SAMPLES,
  ...REHEARSAL_SAMPLES,
  ...PURCHASE_ORDER_SAMPLES,
  ...MESSAGE_TEMPLATE_SAMPLES,
  ...STOCK_ALERT_SAMPLES,
  ...STOCK_LOT_SAMPLES,
  ...PAYMENT_SAMPLES,
  ...POINT_AND_GRADE_RULE_SAMPLES,
  ...CASH_RECEIPT_SAMPLES,
  ...TAX_INVOICE_SAMPLES,
  ...COUPON_SAMPLES,
  ...MEMBER_SAMPLES,
  ...MODERATION_SAMPLES,
  ...sheetSampleInputs(),
  "POST /operator/v1/tokens": { body: { email: "a@b", password: "guessed", code: "000000" } },
  "DELETE /operator/v1/tokens": {},
  "GET /operator/v1/me": {},
  "POST /operator/v1/health/drills": { body: { reason: REASON } },
  "GET /operator/v1/events": { query: { seconds: 0 } },
  "POST /operator/v1/step-ups": { body: { password: "guessed", code: "000000" } },
  "GET /operator/v1/operators": {},
  "POST /operator/v1/operators": {
    body: { email: "new@todayfruit.example", name: "새", password: "a ladder in a tree", roles: ["viewer"] },
  },
  "PUT /operator/v1/operators/{id}": {
    path: { id: NOBODY },
    body: { roles: ["viewer"], isActive: true, reason: REASON },
  },
  "POST /operator/v1/operators/{id}/second-factor": { path: { id: NOBODY }, body: { reason: REASON } },
  "GET /operator/v1/actions": {},
  "GET /operator/v1/orders/{id}/as-of": { path: { id: NOBODY } },
  "GET /operator/v1/campaigns/{id}": { path: { id: NOBODY } },
  "GET /operator/v1/waiting-rooms/{id}": { path: { id: NOBODY } },
  "GET /operator/v1/waiting-rooms/{id}/places": { path: { id: NOBODY } },
  "POST /operator/v1/orders/{id}/goodwill-refunds": {
    path: { id: NOBODY },
    body: { amount: 1000, returned: 0, reason: REASON },
  },
  "POST /operator/v1/claims/{id}/goodwill-refunds": {
    path: { id: NOBODY },
    body: { amount: 1000, returned: 0, reason: REASON },
  },
  "GET /operator/v1/messages": {},
  "POST /operator/v1/orders/{id}/messages": { path: { id: NOBODY }, body: { text: REASON } },
  "GET /operator/v1/orders": {},
  "GET /operator/v1/orders/{id}": { path: { id: NOBODY } },
  "POST /operator/v1/orders/{id}/personal-data": { path: { id: NOBODY }, body: { reason: REASON } },
  "PUT /operator/v1/orders/{id}/accept": { path: { id: NOBODY }, body: {} },
  "PUT /operator/v1/orders/{id}/hold": { path: { id: NOBODY }, body: { reason: REASON } },
  "PUT /operator/v1/orders/{id}/dispatch": {
    path: { id: NOBODY },
    body: { carrier: "04", invoiceNumber: "601234567890" },
  },
  "PUT /operator/v1/orders/{id}/arrive": { path: { id: NOBODY }, body: { reason: REASON } },
  "POST /operator/v1/dispatches": { body: { csv: "주문번호,택배사,송장번호\n1,04,601234567890" } },
  "PUT /operator/v1/orders/{id}/cancel": { path: { id: NOBODY }, body: { reason: REASON } },
  "PUT /operator/v1/orders/{id}/stock-out": { path: { id: NOBODY }, body: { reason: REASON } },
  "PUT /operator/v1/orders/{id}/withdraw-request/approve": { path: { id: NOBODY }, body: {} },
  "PUT /operator/v1/orders/{id}/withdraw-request/deny": { path: { id: NOBODY }, body: { notice: REASON } },
  "GET /operator/v1/claims": {},
  "POST /operator/v1/orders/{id}/products/{pid}/claims": {
    path: { id: NOBODY, pid: NOBODY },
    body: {
      wish: "refund",
      reason: "changed_mind",
      details: REASON,
      photos: [],
      options: [{ id: NOBODY, optionUnit: 1 }],
      note: REASON,
    },
  },
  "PUT /operator/v1/claims/{id}/approve": { path: { id: NOBODY }, body: {} },
  "PUT /operator/v1/claims/{id}/deny": { path: { id: NOBODY }, body: { notice: REASON } },
  "PUT /operator/v1/claims/{id}/correct": { path: { id: NOBODY }, body: { notice: REASON } },
  "GET /operator/v1/waiting": {},
  "GET /operator/v1/replacements": {},
  "PUT /operator/v1/replacements/{id}/pack": { path: { id: NOBODY } },
  "PUT /operator/v1/replacements/{id}/dispatch": {
    path: { id: NOBODY },
    body: { carrier: "04", invoiceNumber: "123456789012" },
  },
  "PUT /operator/v1/replacements/{id}/arrive": { path: { id: NOBODY }, body: { reason: REASON } },
  "POST /operator/v1/claims/{id}/pickup": {
    path: { id: NOBODY },
    body: { carrier: "04", pickupOn: "2026-12-01" },
  },
  "PUT /operator/v1/claims/{id}/pickup/receive": { path: { id: NOBODY }, body: { disposal: "restocked" } },
  "GET /operator/v1/inquiries": {},
  "GET /operator/v1/inquiries/{id}": { path: { id: NOBODY } },
  "POST /operator/v1/images": { body: new Uint8Array([1]) },
  "POST /operator/v1/images/crop": {
    body: { path: "media/none.jpg", area: { left: 0, top: 0, width: 1, height: 1 } },
  },
  "POST /operator/v1/inquiries/images": { body: new Uint8Array([1]) },
  "POST /operator/v1/inquiries/{id}/answer": {
    path: { id: NOBODY },
    body: { contents: REASON, lastMessageId: 1 },
  },
  "GET /operator/v1/questions": {},
  "POST /operator/v1/questions/{id}/answer": { path: { id: NOBODY }, body: { contents: REASON } },
  "PUT /operator/v1/questions/{id}/answer": {
    path: { id: NOBODY },
    body: { contents: REASON, reason: REASON },
  },
  "GET /operator/v1/review-reports": {},
  "PUT /operator/v1/review-reports/{id}/uphold": { path: { id: NOBODY }, body: { decision: REASON } },
  "PUT /operator/v1/review-reports/{id}/dismiss": { path: { id: NOBODY }, body: { decision: REASON } },
  "PUT /operator/v1/review-reports/{id}/appeal/uphold": { path: { id: NOBODY }, body: { decision: REASON } },
  "PUT /operator/v1/review-reports/{id}/appeal/dismiss": { path: { id: NOBODY }, body: { decision: REASON } },
  "GET /operator/v1/carriers": {},
  "POST /operator/v1/members/{id}/advertisement": {
    path: { id: NOBODY },
    body: { text: "감귤", reason: REASON },
  },
  "POST /operator/v1/members/{id}/points": { path: { id: NOBODY }, body: { amount: 1000, reason: REASON } },
  "PUT /operator/v1/me/password": {
    body: { password: "guessed", newPassword: "a ladder in a tree", code: "000000" },
  },
  "PUT /operator/v1/orders/{id}/refund-account": {
    path: { id: NOBODY },
    body: {
      withdrawAccount: { owner: "김", bankName: "신한은행", accountNumber: "110123456789" },
      reason: REASON,
    },
  },
  "PUT /operator/v1/orders/{id}/delivery-address": {
    path: { id: NOBODY },
    body: { address: ADDRESS, reason: REASON },
  },
  "PUT /operator/v1/gift-groups/{id}/notify-at": {
    path: { id: NOBODY },
    body: { notifyAt: null, reason: REASON },
  },
  "PUT /operator/v1/gifts/{id}/swap/take-back": { path: { id: NOBODY }, body: { reason: REASON } },
  "PUT /operator/v1/orders/{id}/option": {
    path: { id: NOBODY },
    body: { lineId: NOBODY, optionId: NOBODY, reason: REASON },
  },
  "GET /operator/v1/timed-prices": {},
  "POST /operator/v1/timed-prices": { body: { optionId: NOBODY, ...SALE, reason: REASON } },
  "PUT /operator/v1/timed-prices/{id}": {
    path: { id: NOBODY },
    body: { ...SALE, version: 1, reason: REASON },
  },
  "PUT /operator/v1/timed-prices/{id}/withdraw": {
    path: { id: NOBODY },
    body: { version: 1, reason: REASON },
  },
  "GET /operator/v1/payment-alerts": {},
  "PUT /operator/v1/payment-alerts/{id}/resolve": { path: { id: NOBODY }, body: { note: REASON } },
  "GET /operator/v1/refunds": {},
  "PUT /operator/v1/refunds/{id}/settle": {
    path: { id: NOBODY },
    body: { outcome: "waived", reason: REASON },
  },
  "GET /operator/v1/reports/sales": { query: { from: "2026-11-01", to: "2026-11-30", by: "product" } },
  "GET /operator/v1/reports/tax": { query: { month: "2026-11" } },
  "GET /operator/v1/reports/searches": { query: { from: "2026-11-01", to: "2026-11-30" } },
  "GET /operator/v1/reports/liabilities": {},
  "GET /operator/v1/reports/contents": { query: { from: "2026-11-01", to: "2026-11-30" } },
  "GET /operator/v1/reports/funnel": { query: { from: "2026-11-01", to: "2026-11-30" } },
  "GET /operator/v1/reports/gifts": { query: { from: "2026-11-01", to: "2026-11-30" } },
  "GET /operator/v1/reports/cohorts": { query: {} },
  "GET /operator/v1/health": {},
  "GET /operator/v1/analytics": { query: { from: "2026-11-01", to: "2026-11-30" } },
  "POST /operator/v1/members/{id}/coupons": {
    path: { id: NOBODY },
    body: { couponId: NOBODY, reason: REASON },
  },
  "GET /operator/v1/delivery-calendar": {},
  "PUT /operator/v1/delivery-calendar/closed-days": { body: { added: [], removedIds: [], reason: REASON } },
  "PUT /operator/v1/delivery-calendar/carriers/{code}": {
    path: { code: "99" },
    body: { restWeekdays: [], reason: REASON },
  },
  "PUT /operator/v1/delivery-calendar/distributors/{id}": {
    path: { id: NOBODY },
    body: { orderCutoffTime: "13:00", shippingWeekdays: ["mon"], reason: REASON },
  },
  "PUT /operator/v1/delivery-calendar/remote-areas": { body: { added: [], removedIds: [], reason: REASON } },
  "PUT /operator/v1/delivery-calendar/transit-days": {
    body: { originArea: "major", destinationArea: "major", minDays: 1, maxDays: 1, reason: REASON },
  },
  "PUT /operator/v1/options/{id}/stock": { path: { id: NOBODY }, body: { onHand: 1, reason: REASON } },
};
