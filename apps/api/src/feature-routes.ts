/** Collects the calls of the features: each table is named here once. */

export { authRoutes } from "./features/accounts/auth.routes.ts";
export { emailVerificationRoutes } from "./features/accounts/emails/email-verification.routes.ts";
export { findEmailRoutes } from "./features/accounts/find-email/find-email.routes.ts";
export { myPageRoutes } from "./features/accounts/my-page/my-page.routes.ts";
export { profilePictureRoutes } from "./features/accounts/picture/profile-picture.routes.ts";
export { profileRoutes } from "./features/accounts/profile/profile.routes.ts";
export { socialRoutes } from "./features/accounts/social/social.routes.ts";
export { accountChangeRoutes } from "./features/accounts/undo/undo.routes.ts";
export { addressRoutes } from "./features/addresses/addresses.routes.ts";
export { advertisingRoutes } from "./features/advertising/advertising.routes.ts";
export { analyticsRoutes, operatorAnalyticsRoutes } from "./features/analytics/analytics.routes.ts";
export { answerTemplateRoutes } from "./features/answer-templates/answer-templates.routes.ts";
export { apiKeyRoutes } from "./features/api-keys/api-keys.routes.ts";
export { operatorAdvertisementRoutes } from "./features/best/advertisements/operator-advertisements.routes.ts";
export { bestRoutes } from "./features/best/best.routes.ts";
export { operatorBroadcastRoutes } from "./features/broadcasts/operator-broadcasts.routes.ts";
export { abandonedCartMessageRoutes, campaignRoutes } from "./features/campaigns/campaigns.routes.ts";
export { cancellationRoutes } from "./features/cancellations/cancellations.routes.ts";
export { operatorCancellationRoutes } from "./features/cancellations/operators/operator-cancellations.routes.ts";
export { cardRoutes } from "./features/cards/cards.routes.ts";
export { cartRoutes } from "./features/cart/cart.routes.ts";
export { cartSavingRoutes } from "./features/cart/savings/cart-savings.routes.ts";
export { cashReceiptRoutes } from "./features/cash-receipts/cash-receipts.routes.ts";
export { operatorCashReceiptRoutes } from "./features/cash-receipts/operator/operator-cash-receipts.routes.ts";
export { catalogRoutes, productExtraRoutes } from "./features/catalog/catalog.routes.ts";
export { changeEventRoutes } from "./features/change-events/change-events.routes.ts";
export { changeRoutes } from "./features/changes/changes.routes.ts";
export { checkoutRoutes } from "./features/checkout/checkout.routes.ts";
export { checkoutLinkRoutes } from "./features/checkout-links/checkout-links.routes.ts";
export { couponRoutes } from "./features/coupons/coupons.routes.ts";
export { operatorCouponRoutes } from "./features/coupons/operators/operator-coupons.routes.ts";
export { operatorDeliveryCalendarRoutes } from "./features/delivery-promises/operator/operator-delivery-calendar.routes.ts";
export { operatorBannerRoutes } from "./features/displays/banners/operator-banners.routes.ts";
export { displayRoutes } from "./features/displays/displays.routes.ts";
export { operatorDisplayGroupRoutes } from "./features/displays/groups/operator-display-groups.routes.ts";
export {
  operatorHomeSubTabRoutes,
  operatorHomeTabRoutes,
} from "./features/displays/home/operator-home-tabs.routes.ts";
export { distributorRoutes } from "./features/distributors/distributors.routes.ts";
export { draftOrderRoutes, operatorDraftOrderRoutes } from "./features/draft-orders/draft-orders.routes.ts";
export { faqRoutes } from "./features/faqs/faqs.routes.ts";
export { operatorFaqRoutes } from "./features/faqs/operator-faqs.routes.ts";
export { farmRoutes } from "./features/farms/farms.routes.ts";
export { favoriteRoutes } from "./features/favorites/favorites.routes.ts";
export { dispatchDayRoutes } from "./features/fulfilment/day/dispatch-day.routes.ts";
export { orderDeskRoutes } from "./features/fulfilment/desk/order-desk.routes.ts";
export { dispatchRoutes, fulfilmentRoutes } from "./features/fulfilment/fulfilment.routes.ts";
export { packingRoutes } from "./features/fulfilment/packing/packing.routes.ts";
export { replacementRoutes } from "./features/fulfilment/replacements/replacements.routes.ts";
export { trackingRoutes } from "./features/fulfilment/tracking/tracking.routes.ts";
export { operatorThankYouCardRoutes } from "./features/gifts/cards/operator-thank-you-cards.routes.ts";
export { giftReceivedRoutes } from "./features/gifts/received/received-gifts.routes.ts";
export { operatorGiftScheduleRoutes } from "./features/gifts/schedule/operator-gift-notify-time.routes.ts";
export { giftSentRoutes } from "./features/gifts/sent/sent-gifts.routes.ts";
export { giftSharingRoutes } from "./features/gifts/sharing/gift-sharing.routes.ts";
export { operatorGiftSwapRoutes } from "./features/gifts/swaps/operator-gift-swaps.routes.ts";
export { birthdayRoutes, gradeRoutes } from "./features/grades/grades.routes.ts";
export { operatorGradeRuleRoutes } from "./features/grades/rules/grade-rules.routes.ts";
export { healthRoutes } from "./features/health/health.routes.ts";
export { uploadRoutes } from "./features/images/uploads/uploads.routes.ts";
export { operatorInquiryRoutes } from "./features/inquiries/answering/operator-inquiries.routes.ts";
export { inquiryRoutes } from "./features/inquiries/inquiries.routes.ts";
export { lotRecallRoutes } from "./features/lot-recalls/lot-recalls.routes.ts";
export { operatorMemberRoutes, personalDataAccessRoutes } from "./features/members/members.routes.ts";
export { memberNoteRoutes } from "./features/members/notes/member-notes.routes.ts";
export { messageLogRoutes } from "./features/messages/log/message-log.routes.ts";
export { reportRoutes } from "./features/messages/reports/delivery-reports.routes.ts";
export { messageTemplateRoutes } from "./features/messages/templates/message-templates.routes.ts";
export { noticeRoutes } from "./features/notices/notices.routes.ts";
export { operatorNoticeRoutes } from "./features/notices/operator-notices.routes.ts";
export { notificationRoutes } from "./features/notifications/notifications.routes.ts";
export { openingAlarmRoutes } from "./features/opening-alarms/opening-alarms.routes.ts";
export { allowedNetworkRoutes } from "./features/operators/networks/allowed-networks.routes.ts";
export { operatorRoutes } from "./features/operators/operators.routes.ts";
export { roleRoutes } from "./features/operators/roles/roles.routes.ts";
export {
  operatorOrderAddressRoutes,
  orderAddressRoutes,
} from "./features/order-addresses/order-addresses.routes.ts";
export { orderMessageRoutes } from "./features/order-messages/order-messages.routes.ts";
export { operatorOrderOptionRoutes } from "./features/order-options/order-options.routes.ts";
export { orderRoutes } from "./features/orders/orders.routes.ts";
export { completionRoutes } from "./features/orders/purchase-completion/completion.routes.ts";
export { operatorPageRoutes, pageRoutes } from "./features/pages/pages.routes.ts";
export { pastRowRoutes } from "./features/past-rows/past-rows.routes.ts";
export { paymentAlertRoutes } from "./features/payments/deposits/payment-alerts.routes.ts";
export {
  operatorPaymentMethodRoutes,
  paymentMethodRoutes,
} from "./features/payments/methods/payment-methods.routes.ts";
export {
  operatorPaymentFeeRoutes,
  operatorPaymentRoutes,
} from "./features/payments/operator-payments.routes.ts";
export { paymentRoutes } from "./features/payments/payments.routes.ts";
export { refundRoutes } from "./features/payments/refunds/operator-refunds.routes.ts";
export { phoneCodeRoutes } from "./features/phone-codes/phone-codes.routes.ts";
export { operatorPointRoutes } from "./features/points/operator-points.routes.ts";
export { operatorPointRuleRoutes } from "./features/points/rules/point-rules.routes.ts";
export { operatorPopupRoutes, popupRoutes } from "./features/popups/popups.routes.ts";
export { previewRoutes } from "./features/previews/previews.routes.ts";
export { privacyLogRoutes } from "./features/privacy-log/my-privacy-log.routes.ts";
export { produceNoticeRoutes } from "./features/produce-notices/my-produce-notice-settings.routes.ts";
export { operatorProduceNoticeRuleRoutes } from "./features/produce-notices/operator-produce-notice-rules.routes.ts";
export {
  operatorProductFeedRoutes,
  productFeedRoutes,
} from "./features/product-feeds/product-feeds.routes.ts";
export { operatorCategoryRoutes } from "./features/products/categories/operator-categories.routes.ts";
export { newProductRoutes } from "./features/products/creation/new-products.routes.ts";
export { operatorProductRoutes } from "./features/products/operator-products.routes.ts";
export { operatorOptionRoutes } from "./features/products/options/operator-options.routes.ts";
export { pictureRoutes } from "./features/products/pictures/pictures.routes.ts";
export { priceRoutes } from "./features/products/prices/operator-prices.routes.ts";
export { purchaseOrderRoutes } from "./features/purchase-orders/purchase-orders.routes.ts";
export { pushRoutes } from "./features/push/push-devices.routes.ts";
export { operatorQuestionRoutes } from "./features/questions/answering/operator-questions.routes.ts";
export { questionRoutes } from "./features/questions/questions.routes.ts";
export { rehearsalRoutes } from "./features/rehearsals/waiting-room-rehearsals.routes.ts";
export { reorderRoutes } from "./features/reorders/reorders.routes.ts";
export { operatorReportRoutes } from "./features/reports/operator-business-reports.routes.ts";
export { restockAlarmRoutes } from "./features/restock-alarms/restock-alarms.routes.ts";
export { operatorReturnRoutes } from "./features/returns/decisions/operator-returns.routes.ts";
export { ownReturnRoutes } from "./features/returns/own/own-returns.routes.ts";
export { pickupRoutes } from "./features/returns/pickups/operator-return-pickups.routes.ts";
export { returnRoutes } from "./features/returns/returns.routes.ts";
export { myReviewRoutes } from "./features/reviews/my-reviews/my-reviews.routes.ts";
export { operatorReviewEditRoutes } from "./features/reviews/operators/operator-reviews.routes.ts";
export { operatorReviewRoutes } from "./features/reviews/reports/operator-reported-reviews.routes.ts";
export { reviewReportRoutes } from "./features/reviews/reports/review-reports-and-appeals.routes.ts";
export { filteredReviewRoutes, reviewRoutes } from "./features/reviews/reviews.routes.ts";
export { operatorSearchWordRoutes } from "./features/search/dictionary/operator-search-words.routes.ts";
export { operatorSearchPinRoutes } from "./features/search/pins/operator-search-pins.routes.ts";
export { searchRoutes } from "./features/search/search.routes.ts";
export { seasonSuggestionRoutes } from "./features/season-suggestions/season-suggestions.routes.ts";
export { sessionRoutes } from "./features/sessions/logged-in-devices.routes.ts";
export { settlementRoutes } from "./features/settlements/settlements.routes.ts";
export { sharingRoutes } from "./features/sharing/sharing.routes.ts";
export { exportRoutes, importRoutes } from "./features/sheets/sheets.routes.ts";
export { shippingPolicyRoutes } from "./features/shipping-policies/shipping-policies.routes.ts";
export { shopSettingsRoutes } from "./features/shop-settings/shop-settings.routes.ts";
export { sitemapRoutes } from "./features/sitemap/sitemap.routes.ts";
export { operatorStockRoutes, stockLevelRoutes } from "./features/stock/operator-stock.routes.ts";
export { stockAlertRoutes, stockRuleRoutes } from "./features/stock-alerts/stock-alerts.routes.ts";
export { stockLotRoutes } from "./features/stock-lots/stock-lots.routes.ts";
export { operatorSubscriptionRoutes } from "./features/subscriptions/operators/operator-subscriptions.routes.ts";
export { operatorSellingPlanRoutes } from "./features/subscriptions/plans/selling-plans.routes.ts";
export { subscriptionRoutes } from "./features/subscriptions/subscriptions.routes.ts";
export { operatorTaxInvoiceRoutes } from "./features/tax-invoices/tax-invoices.routes.ts";
export { operatorTermsRoutes, termsRoutes } from "./features/terms/terms.routes.ts";
export { operatorTimedPriceRoutes } from "./features/timed-prices/operator-timed-prices.routes.ts";
export { operatorSettingsRoutes } from "./features/variant-settings/operator-variant-settings.routes.ts";
export { operatorVideoRoutes } from "./features/videos/operator/operator-videos.routes.ts";
export { videoUploadRoutes } from "./features/videos/uploads/video-uploads.routes.ts";
export { videoRoutes } from "./features/videos/videos.routes.ts";
export { viewedProductRoutes } from "./features/viewed-products/viewed-products.routes.ts";
export {
  operatorWaitingRoomRoutes,
  waitingRoomRoutes,
} from "./features/waiting-rooms/waiting-rooms.routes.ts";
export { waitingWorkRoutes } from "./features/waiting-work/waiting-work.routes.ts";
export { webhookDeliveryRoutes, webhookEndpointRoutes } from "./features/webhooks/webhooks.routes.ts";
