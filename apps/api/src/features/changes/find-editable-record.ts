import type { FieldValues } from "@todayfruit/domain/record-edits/compare-record-fields";
import { answerTemplateRecordDefinition } from "../answer-templates/answer-template-record-definition.ts";
import { advertisementRecordDefinition } from "../best/advertisements/advertisement-record-definition.ts";
import { broadcastRecordDefinition } from "../broadcasts/broadcast-record-definition.ts";
import { abandonedCartMessageRecordDefinition } from "../campaigns/abandoned-carts/abandoned-cart-message-record-definition.ts";
import { campaignRecordDefinition } from "../campaigns/campaign-record-definition.ts";
import { couponRecordDefinition } from "../coupons/definition/coupon-record-definition.ts";
import { heldCouponRecordDefinition } from "../coupons/operators/held-coupon-record-definition.ts";
import { bannerRecordDefinition } from "../displays/banners/banner-record-definition.ts";
import { displayGroupRecordDefinition } from "../displays/groups/display-group-record-definition.ts";
import { homeSubTabRecordDefinition } from "../displays/home/home-sub-tab-record-definition.ts";
import { homeTabRecordDefinition } from "../displays/home/home-tab-record-definition.ts";
import { distributorRecordDefinition } from "../distributors/distributor-record-definition.ts";
import { faqRecordDefinition } from "../faqs/faq-record-definition.ts";
import { orderNoteRecordDefinition } from "../fulfilment/desk/order-note-record-definition.ts";
import { thankYouCardRecordDefinition } from "../gifts/cards/thank-you-card-record-definition.ts";
import { gradeRuleRecordDefinition } from "../grades/rules/grade-rule-record-definition.ts";
import { memberRecordDefinition } from "../members/member-record-definition.ts";
import { memberNoteRecordDefinition } from "../members/notes/member-note-record-definition.ts";
import { messageTemplateRecordDefinition } from "../messages/templates/message-template-record-definition.ts";
import { noticeRecordDefinition } from "../notices/notice-record-definition.ts";
import { pageRecordDefinition } from "../pages/page-record-definition.ts";
import { paymentMethodRecordDefinition } from "../payments/methods/payment-method-record-definition.ts";
import { paymentFeeRecordDefinition } from "../payments/provider-settlements/payment-fee-record-definition.ts";
import { givenPointsRecordDefinition } from "../points/giving/given-points-record-definition.ts";
import { pointRuleRecordDefinition } from "../points/rules/point-rule-record-definition.ts";
import { popupRecordDefinition } from "../popups/popup-record-definition.ts";
import { produceNoticeRuleRecordDefinition } from "../produce-notices/produce-notice-rule-record-definition.ts";
import { productFeedRecordDefinition } from "../product-feeds/product-feed-record-definition.ts";
import { categoryRecordDefinition } from "../products/categories/category-record-definition.ts";
import { optionRecordDefinition } from "../products/options/option-record-definition.ts";
import { priceRecordDefinition } from "../products/prices/price-record-definition.ts";
import { productRecordDefinition } from "../products/product-record-definition.ts";
import { purchaseOrderRecordDefinition } from "../purchase-orders/purchase-order-record-definition.ts";
import { questionRecordDefinition } from "../questions/hiding/question-record-definition.ts";
import type { EditableRecord } from "../record-edits/editable-record-types.ts";
import { rehearsalRecordDefinition } from "../rehearsals/rehearsal-record-definition.ts";
import { reviewRecordDefinition } from "../reviews/operators/review-record-definition.ts";
import { searchWordRecordDefinition } from "../search/dictionary/search-word-record-definition.ts";
import { searchPinRecordDefinition } from "../search/pins/search-pin-record-definition.ts";
import { shippingPolicyRecordDefinition } from "../shipping-policies/shipping-policy-record-definition.ts";
import { stockRecordDefinition } from "../stock/stock-record-definition.ts";
import { stockRuleRecordDefinition } from "../stock-alerts/stock-rule-record-definition.ts";
import { stockLotRecordDefinition } from "../stock-lots/stock-lot-record-definition.ts";
import { subscriptionRecordDefinition } from "../subscriptions/operators/subscription-record-definition.ts";
import { seasonBoxRecordDefinition } from "../subscriptions/plans/season-box-record-definition.ts";
import { sellingPlanRecordDefinition } from "../subscriptions/plans/selling-plan-record-definition.ts";
import { termsRecordDefinition } from "../terms/terms-record-definition.ts";
import { variantSettingRecordDefinition } from "../variant-settings/variant-setting-record-definition.ts";
import { videoRecordDefinition } from "../videos/operator/video-record-definition.ts";
import { waitingRoomRecordDefinition } from "../waiting-rooms/operator/waiting-room-record-definition.ts";
import { webhookEndpointRecordDefinition } from "../webhooks/endpoints/webhook-endpoint-record-definition.ts";

const ALL: readonly EditableRecord<FieldValues>[] = [
  abandonedCartMessageRecordDefinition,
  advertisementRecordDefinition,
  answerTemplateRecordDefinition,
  bannerRecordDefinition,
  broadcastRecordDefinition,
  campaignRecordDefinition,
  categoryRecordDefinition,
  couponRecordDefinition,
  displayGroupRecordDefinition,
  distributorRecordDefinition,
  homeTabRecordDefinition,
  homeSubTabRecordDefinition,
  faqRecordDefinition,
  gradeRuleRecordDefinition,
  heldCouponRecordDefinition,
  givenPointsRecordDefinition,
  memberNoteRecordDefinition,
  memberRecordDefinition,
  messageTemplateRecordDefinition,
  noticeRecordDefinition,
  optionRecordDefinition,
  orderNoteRecordDefinition,
  pageRecordDefinition,
  popupRecordDefinition,
  paymentFeeRecordDefinition,
  paymentMethodRecordDefinition,
  pointRuleRecordDefinition,
  priceRecordDefinition,
  produceNoticeRuleRecordDefinition,
  productFeedRecordDefinition,
  productRecordDefinition,
  purchaseOrderRecordDefinition,
  questionRecordDefinition,
  rehearsalRecordDefinition,
  reviewRecordDefinition,
  seasonBoxRecordDefinition,
  sellingPlanRecordDefinition,
  searchPinRecordDefinition,
  searchWordRecordDefinition,
  shippingPolicyRecordDefinition,
  stockLotRecordDefinition,
  stockRecordDefinition,
  stockRuleRecordDefinition,
  subscriptionRecordDefinition,
  termsRecordDefinition,
  thankYouCardRecordDefinition,
  variantSettingRecordDefinition,
  videoRecordDefinition,
  waitingRoomRecordDefinition,
  webhookEndpointRecordDefinition,
];

const BY_NOUN = new Map(ALL.map((record) => [record.noun, record]));

/** Finds the kind of record by the noun of a change. */
export function findEditableRecord(noun: string): EditableRecord<FieldValues> {
  const record = BY_NOUN.get(noun);
  if (!record) throw new Error(`No editable record is named ${noun}`);
  return record;
}
