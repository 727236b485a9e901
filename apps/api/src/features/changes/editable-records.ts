import type { FieldValues } from "@todayfruit/domain/record-edits/difference";
import { answerTemplateRecord } from "../answer-templates/answer-template-record.ts";
import { advertisementRecord } from "../best/advertisements/advertisement-record.ts";
import { broadcastRecord } from "../broadcasts/broadcast-record.ts";
import { abandonedCartMessageRecord } from "../campaigns/abandoned-carts/abandoned-cart-message-record.ts";
import { campaignRecord } from "../campaigns/campaign-record.ts";
import { couponRecord } from "../coupons/definition/coupon-record.ts";
import { heldCouponRecord } from "../coupons/operators/held-coupon-record.ts";
import { bannerRecord } from "../displays/banners/banner-record.ts";
import { displayGroupRecord } from "../displays/groups/display-group-record.ts";
import { homeSubTabRecord } from "../displays/home/home-sub-tab-record.ts";
import { homeTabRecord } from "../displays/home/home-tab-record.ts";
import { distributorRecord } from "../distributors/distributor-record.ts";
import { faqRecord } from "../faqs/faq-record.ts";
import { orderNoteRecord } from "../fulfilment/desk/order-note-record.ts";
import { thankYouCardRecord } from "../gifts/cards/thank-you-card-record.ts";
import { gradeRuleRecord } from "../grades/rules/grade-rule-record.ts";
import { memberRecord } from "../members/member-record.ts";
import { memberNoteRecord } from "../members/notes/member-note-record.ts";
import { messageTemplateRecord } from "../messages/templates/message-template-record.ts";
import { noticeRecord } from "../notices/notice-record.ts";
import { pageRecord } from "../pages/page-record.ts";
import { paymentMethodRecord } from "../payments/methods/payment-method-record.ts";
import { paymentFeeRecord } from "../payments/provider-settlements/payment-fee-record.ts";
import { givenPointsRecord } from "../points/giving/given-points-record.ts";
import { pointRuleRecord } from "../points/rules/point-rule-record.ts";
import { popupRecord } from "../popups/popup-record.ts";
import { produceNoticeRuleRecord } from "../produce-notices/produce-notice-rule-record.ts";
import { productFeedRecord } from "../product-feeds/product-feed-record.ts";
import { categoryRecord } from "../products/categories/category-record.ts";
import { optionRecord } from "../products/options/option-record.ts";
import { priceRecord } from "../products/prices/price-record.ts";
import { productRecord } from "../products/product-record.ts";
import { purchaseOrderRecord } from "../purchase-orders/purchase-order-record.ts";
import { questionRecord } from "../questions/hiding/question-record.ts";
import type { EditableRecord } from "../record-edits/editable-record.ts";
import { rehearsalRecord } from "../rehearsals/rehearsal-record.ts";
import { reviewRecord } from "../reviews/operators/review-record.ts";
import { searchWordRecord } from "../search/dictionary/search-word-record.ts";
import { searchPinRecord } from "../search/pins/search-pin-record.ts";
import { shippingPolicyRecord } from "../shipping-policies/shipping-policy-record.ts";
import { stockRecord } from "../stock/stock-record.ts";
import { stockRuleRecord } from "../stock-alerts/stock-rule-record.ts";
import { stockLotRecord } from "../stock-lots/stock-lot-record.ts";
import { subscriptionRecord } from "../subscriptions/operators/subscription-record.ts";
import { seasonBoxRecord } from "../subscriptions/plans/season-box-record.ts";
import { sellingPlanRecord } from "../subscriptions/plans/selling-plan-record.ts";
import { termsRecord } from "../terms/terms-record.ts";
import { variantSettingRecord } from "../variant-settings/variant-setting-record.ts";
import { videoRecord } from "../videos/operator/video-record.ts";
import { waitingRoomRecord } from "../waiting-rooms/operator/waiting-room-record.ts";
import { webhookEndpointRecord } from "../webhooks/endpoints/webhook-endpoint-record.ts";

const ALL: readonly EditableRecord<FieldValues>[] = [
  abandonedCartMessageRecord,
  advertisementRecord,
  answerTemplateRecord,
  bannerRecord,
  broadcastRecord,
  campaignRecord,
  categoryRecord,
  couponRecord,
  displayGroupRecord,
  distributorRecord,
  homeTabRecord,
  homeSubTabRecord,
  faqRecord,
  gradeRuleRecord,
  heldCouponRecord,
  givenPointsRecord,
  memberNoteRecord,
  memberRecord,
  messageTemplateRecord,
  noticeRecord,
  optionRecord,
  orderNoteRecord,
  pageRecord,
  popupRecord,
  paymentFeeRecord,
  paymentMethodRecord,
  pointRuleRecord,
  priceRecord,
  produceNoticeRuleRecord,
  productFeedRecord,
  productRecord,
  purchaseOrderRecord,
  questionRecord,
  rehearsalRecord,
  reviewRecord,
  seasonBoxRecord,
  sellingPlanRecord,
  searchPinRecord,
  searchWordRecord,
  shippingPolicyRecord,
  stockLotRecord,
  stockRecord,
  stockRuleRecord,
  subscriptionRecord,
  termsRecord,
  thankYouCardRecord,
  variantSettingRecord,
  videoRecord,
  waitingRoomRecord,
  webhookEndpointRecord,
];

const BY_NOUN = new Map(ALL.map((record) => [record.noun, record]));

/** Finds the kind of record by the noun of a change. */
export function editableRecord(noun: string): EditableRecord<FieldValues> {
  const record = BY_NOUN.get(noun);
  if (!record) throw new Error(`No editable record is named ${noun}`);
  return record;
}
