import { accountChangeCalls } from "./calls/account/account-changes.ts";
import { emailProofCalls } from "./calls/account/email-proofs.ts";
import { addressCalls } from "./calls/addresses.ts";
import { authCalls } from "./calls/auth.ts";
import { analyticsCalls } from "./calls/browse/analytics.ts";
import { bestCalls } from "./calls/browse/best.ts";
import { catalogCalls } from "./calls/browse/catalog.ts";
import { displayCalls } from "./calls/browse/display.ts";
import { faqCalls } from "./calls/browse/faqs.ts";
import { noticeCalls } from "./calls/browse/notices.ts";
import { personalCalls } from "./calls/browse/personal.ts";
import { searchCalls } from "./calls/browse/search.ts";
import { sitemapCalls } from "./calls/browse/sitemap.ts";
import { videoCalls } from "./calls/browse/videos.ts";
import { addressChangeCalls } from "./calls/buy/address-change.ts";
import { billingCalls } from "./calls/buy/billing.ts";
import { cartCalls } from "./calls/buy/cart.ts";
import { cashReceiptCalls } from "./calls/buy/cash-receipts.ts";
import { checkoutCalls } from "./calls/buy/checkout.ts";
import { claimCalls } from "./calls/buy/claims.ts";
import { completingCalls } from "./calls/buy/completing.ts";
import { orderCalls } from "./calls/buy/orders.ts";
import { paymentCalls } from "./calls/buy/payments.ts";
import { trackingCalls } from "./calls/buy/tracking.ts";
import { withdrawalCalls } from "./calls/buy/withdrawals.ts";
import { couponCalls } from "./calls/coupons.ts";
import { giftBuyingCalls } from "./calls/gifts/buying.ts";
import { giftReceivedCalls } from "./calls/gifts/received.ts";
import { giftSentCalls } from "./calls/gifts/sent.ts";
import { gradeCalls } from "./calls/grades.ts";
import { notificationCalls } from "./calls/notifications.ts";
import { operatorAdjustmentCalls } from "./calls/operator/adjustments.ts";
import { operatorAdvertisingCalls } from "./calls/operator/advertising.ts";
import { operatorAlertCalls } from "./calls/operator/alerts.ts";
import { operatorAnalyticsCalls } from "./calls/operator/analytics.ts";
import { operatorClaimCalls } from "./calls/operator/claims.ts";
import { operatorCouponCalls } from "./calls/operator/coupons.ts";
import { operatorDecisionCalls } from "./calls/operator/decisions.ts";
import { operatorCalls } from "./calls/operator/operators.ts";
import { operatorOrderCalls } from "./calls/operator/orders.ts";
import { operatorQuestionCalls } from "./calls/operator/questions.ts";
import { operatorRefundCalls } from "./calls/operator/refunds.ts";
import { operatorReviewCalls } from "./calls/operator/reviews.ts";
import { phoneCalls } from "./calls/phone.ts";
import { profileCalls } from "./calls/profile.ts";
import { sessionCalls } from "./calls/sessions.ts";
import { shopSettingsCalls } from "./calls/shop-settings.ts";
import { socialCalls } from "./calls/social.ts";
import { termsCalls } from "./calls/terms.ts";
import { uploadCalls } from "./calls/uploads.ts";
import { messageCalls } from "./calls/voices/messages.ts";
import { myReviewCalls } from "./calls/voices/my-reviews.ts";
import { questionCalls } from "./calls/voices/questions.ts";
import { reviewReportCalls } from "./calls/voices/review-reports.ts";
import { reviewCalls } from "./calls/voices/reviews.ts";
import type { CallInput, CallReply } from "./calls.ts";

/** All calls of the shop by name. */
export const allCalls = {
  ...authCalls,
  ...accountChangeCalls,
  ...emailProofCalls,
  ...catalogCalls,
  ...displayCalls,
  ...bestCalls,
  ...searchCalls,
  ...videoCalls,
  ...personalCalls,
  ...phoneCalls,
  ...profileCalls,
  ...sessionCalls,
  ...gradeCalls,
  ...couponCalls,
  ...socialCalls,
  ...noticeCalls,
  ...faqCalls,
  ...notificationCalls,
  ...messageCalls,
  ...cartCalls,
  ...checkoutCalls,
  ...giftBuyingCalls,
  ...orderCalls,
  ...addressCalls,
  ...paymentCalls,
  ...withdrawalCalls,
  ...claimCalls,
  ...giftSentCalls,
  ...giftReceivedCalls,
  ...uploadCalls,
  ...completingCalls,
  ...cashReceiptCalls,
  ...billingCalls,
  ...termsCalls,
  ...shopSettingsCalls,
  ...sitemapCalls,
  ...analyticsCalls,
  ...trackingCalls,
  ...addressChangeCalls,
  ...reviewCalls,
  ...myReviewCalls,
  ...reviewReportCalls,
  ...questionCalls,
  ...operatorCalls,
  ...operatorOrderCalls,
  ...operatorDecisionCalls,
  ...operatorClaimCalls,
  ...operatorReviewCalls,
  ...operatorQuestionCalls,
  ...operatorAdjustmentCalls,
  ...operatorAdvertisingCalls,
  ...operatorAlertCalls,
  ...operatorRefundCalls,
  ...operatorCouponCalls,
  ...operatorAnalyticsCalls,
};

export type AllCalls = typeof allCalls;
export type Name = keyof AllCalls;
export type Input<N extends Name> = CallInput<AllCalls[N]>;
export type Reply<N extends Name> = CallReply<AllCalls[N]>;

/** Common signature of both transports: in process on the server, fetch in the browser. */
export type Api = <N extends Name>(name: N, ...input: InputArguments<N>) => Promise<Reply<N>>;
export type InputArguments<N extends Name> =
  Record<never, never> extends Input<N> ? [input?: Input<N>] : [input: Input<N>];
