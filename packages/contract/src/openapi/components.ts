import type { TSchema } from "typebox";
import * as settings from "../accounts/alarm-and-consent-settings-schema.ts";
import * as personalData from "../accounts/personal-data-export.ts";
import * as user from "../accounts/user-and-token-schemas.ts";
import * as address from "../addresses/address.ts";
import { AnswerTemplateFields } from "../answer-templates/answer-templates.calls.ts";
import { AdvertisementFields } from "../best/operator-advertisements.calls.ts";
import { BroadcastFields } from "../broadcasts/operator-broadcasts.calls.ts";
import { AbandonedCartMessageFields } from "../campaigns/abandoned-cart-messages.calls.ts";
import { CampaignFields } from "../campaigns/campaigns.calls.ts";
import * as cancellation from "../cancellations/cancellations.calls.ts";
import { BillingCard } from "../cards/cards.calls.ts";
import { OptionPick } from "../cart/cart.calls.ts";
import * as cart from "../cart/cart.ts";
import { PriceExplanation } from "../cart/price-explanation.ts";
import { Category } from "../catalog/category.ts";
import { DeliveryPromise } from "../catalog/delivery-promise.ts";
import * as product from "../catalog/product.ts";
import * as value from "../common-schemas.ts";
import { CouponFields, OperatorCoupon } from "../coupons/operator-coupon-schemas.ts";
import * as coupon from "../coupons/shopper-coupon-schemas.ts";
import * as display from "../displays/display-tabs-and-groups.ts";
import { BannerFields } from "../displays/operator-banners.calls.ts";
import { DisplayGroupFields } from "../displays/operator-display-groups.calls.ts";
import { HomeSubTabFields, HomeTabFields } from "../displays/operator-home-tabs.calls.ts";
import { NewDistributor } from "../distributors/operator-distributors.calls.ts";
import { ErrorBody, RefusalDetail } from "../error-body.ts";
import { FaqFields } from "../faqs/operator-faqs.calls.ts";
import { OperatorShipment } from "../fulfilment/dispatches.calls.ts";
import { GiftDelivery } from "../fulfilment/operator-gift-delivery-schema.ts";
import { Moved, OperatorOrder } from "../fulfilment/operator-orders.calls.ts";
import { OrderNote } from "../fulfilment/order-notes.calls.ts";
import { Shipment } from "../fulfilment/shipment.ts";
import * as gift from "../gifts/gift.ts";
import * as giftSwap from "../gifts/gift-swap-schemas.ts";
import { Inquiry, InquirySummary } from "../inquiries/inquiry.ts";
import { ListedMember, MemberDetail } from "../members/listed-and-detailed-member-schemas.ts";
import { MemberNoteFields } from "../members/member-notes.calls.ts";
import { NoticeFields } from "../notices/operator-notices.calls.ts";
import * as order from "../orders/order.ts";
import { PromisedDelivery } from "../orders/promised-delivery.ts";
import { PageFields } from "../pages/operator-pages.calls.ts";
import { PastSource, ProductAsOf } from "../past-rows/product-as-of.ts";
import { PaymentResult } from "../payments/payments.calls.ts";
import { VerificationCode } from "../phone-codes/phone-codes.calls.ts";
import { PopupFields } from "../popups/operator-popups.calls.ts";
import { Popup } from "../popups/popups.calls.ts";
import { PreviewedEdit } from "../previews/previewed-edits.ts";
import { ProduceNoticeSettings } from "../produce-notices/my-produce-notice-settings.calls.ts";
import { ProduceNoticeRuleFields } from "../produce-notices/operator-produce-notice-rules.calls.ts";
import { ProductFeedFields } from "../product-feeds/operator-product-feeds.calls.ts";
import { MediaPath } from "../products/media-path.ts";
import { CategoryFields } from "../products/operator-categories.calls.ts";
import { NewOption } from "../products/operator-product-options.calls.ts";
import { ItemNotice } from "../products/operator-products.calls.ts";
import * as question from "../questions/question.ts";
import * as edit from "../record-edits/record-edit-schemas.ts";
import * as rehearsal from "../rehearsals/waiting-room-rehearsals.calls.ts";
import { Claim, Pieces } from "../returns/claim.ts";
import { OperatorClaim } from "../returns/operator-returns.calls.ts";
import { ClaimRequest } from "../returns/returns.calls.ts";
import { FollowedClaim } from "../returns/submitted-returns.calls.ts";
import * as review from "../reviews/review.ts";
import { ReviewBody } from "../reviews/reviews.calls.ts";
import { SearchPinFields } from "../search/operator-search-pins.calls.ts";
import { SearchWordFields } from "../search/operator-search-words.calls.ts";
import { StockRuleFields } from "../stock-alerts/stock-rules.calls.ts";
import { Harvest } from "../stock-lots/harvest.ts";
import { NewStockLot } from "../stock-lots/stock-lot.ts";
import { SeasonBoxFields, SellingPlanFields } from "../subscriptions/operator-selling-plans.calls.ts";
import {
  ListedSubscription,
  OperatorSubscription,
  SubscriptionFields,
} from "../subscriptions/operator-subscriptions.calls.ts";
import * as subscription from "../subscriptions/subscription.ts";
import { InvoicedBusiness } from "../tax-invoices/tax-invoices.calls.ts";
import { TermsFields } from "../terms/operator-terms.calls.ts";
import { VariantName, VariantSettings } from "../variant-settings/variant-settings-schema.ts";
import { VideoFields } from "../videos/operator-videos.calls.ts";
import { Video } from "../videos/video.ts";
import * as operatorWaitingRoom from "../waiting-rooms/operator-waiting-rooms.calls.ts";
import * as waitingRoom from "../waiting-rooms/waiting-room.ts";
import { WebhookEndpointFields } from "../webhooks/webhook-endpoints.calls.ts";

/**
 * Schemas of the contract that the OpenAPI documents name, with what each is: `$ref`s are written where one of them is
 * used. The calls themselves keep whole schemas, from which requests are validated. A name is part of the published
 * interface, as a path is (decision 140).
 */
export const COMPONENTS = {
  Error: [ErrorBody, "거절. code로 까닭을 알고, message를 사람에게 보여 줘요."],
  ErrorDetail: [RefusalDetail, "거절의 까닭: 고칠 칸, 살 수 없는 상품, 바뀐 금액"],

  Id: [value.Id, "번호"],
  Uuid: [value.Uuid, "추측할 수 없는 번호(UUID)"],
  Money: [value.Money, "금액, 원"],
  SignedMoney: [value.SignedMoney, "더하거나 빼는 금액, 원"],
  Count: [value.Count, "개수"],
  Day: [value.DateText, "날짜(한국 시간)"],
  Instant: [value.Instant, "때. ISO 8601, UTC"],
  DayInput: [value.DayInput, "날짜(한국 시간)"],
  InstantInput: [value.InstantInput, "때. ISO 8601, 시차와 함께"],
  OptionUnit: [value.OptionUnit, "옵션 하나의 수량"],
  Zonecode: [address.Zonecode, "우편번호 다섯 자리"],
  VerificationCode: [VerificationCode, "문자로 받은 인증번호 여섯 자리"],
  Version: [edit.Version, "고친 횟수. 고칠 때 읽은 값을 함께 보내면 그 사이의 변경을 알려요."],
  MediaPath: [MediaPath, "올려 둔 사진이나 영상의 경로"],
  ReviewScore: [review.ReviewScore, "별점"],
  VariantName: [VariantName, "매장의 얼굴"],

  Product: [product.Product, "상품 상세"],
  ProductSummary: [product.ProductSummary, "목록에 보이는 상품"],
  ProductPrice: [product.ProductPrice, "상품의 값: 판매가, 정가, 공급가액, 기간 특가"],
  ProductCounts: [product.ProductCounts, "상품의 문의, 후기, 찜의 수"],
  ProductSaleType: [product.ProductSaleType, "파는 방식과 기간"],
  ProductShippingFee: [product.ProductShippingFee, "지역별 배송비"],
  UnitPrice: [product.UnitPrice, "100g이나 1개처럼 같은 양의 값"],
  UndeliverableAreas: [product.AreaFlags, "배송할 수 없는 지역"],
  ContentBlock: [product.ContentBlock, "상품 설명의 한 덩어리"],
  Option: [product.Option, "상품의 옵션: 값, 남은 수량, 도착 약속"],
  Distributor: [product.DistributorName, "보내는 농가"],
  CategoryName: [product.CategoryName, "상품의 카테고리와 그 위 카테고리"],
  Category: [Category, "카테고리와 아래 카테고리"],
  DeliveryPromise: [DeliveryPromise, "출고일과 도착일의 약속"],
  Harvest: [Harvest, "수확한 날과 당도"],
  Video: [Video, "짧은 영상"],
  VariantSettings: [VariantSettings, "얼굴의 이름, 고객센터, 사업자 정보"],

  ProductAsOf: [ProductAsOf, "그때 손님에게 보인 상품"],
  PastSource: [PastSource, "값의 근거가 되는 행과 그 행이 그랬던 동안"],

  Cart: [cart.Cart, "장바구니"],
  CartEntry: [cart.CartEntry, "장바구니에서 한 농가가 보내는 묶음"],
  CartOptionGroup: [cart.CartOptionGroup, "장바구니의 한 줄"],
  CartTotals: [cart.CartTotals, "고른 상품의 합계"],
  CartOption: [cart.OptionCombination, "장바구니에 담긴 옵션"],
  PricedProduct: [cart.PricedProduct, "상품과 그 값을 셈하는 데 드는 모든 것"],
  BundleShipping: [cart.BundleShipping, "한 묶음의 배송비"],
  OptionPick: [OptionPick, "고른 옵션과 수량"],
  PriceExplanation: [PriceExplanation, "금액과 까닭. 모두 더하면 전체예요."],

  OrderForm: [order.OrderTmp, "주문서"],
  OrderFormLine: [order.OrderTmpLine, "주문서의 한 줄"],
  OrderPrices: [order.OrderPrices, "낼 금액과 그 부분"],
  Order: [order.OrderItem, "주문 상세"],
  OrderSummary: [order.OrderSummary, "주문 내역의 한 줄"],
  OrderedProduct: [order.OrderItemProduct, "주문한 상품과 지금 할 수 있는 일"],
  OrderedOptionGroup: [order.OrderOptionGroup, "주문한 옵션과 도착 약속"],
  OrderedOption: [order.OrderedOption, "주문한 옵션"],
  OrderPayment: [order.OrderPayment, "주문의 결제"],
  VirtualAccount: [order.PaymentVbank, "입금할 가상계좌"],
  CashReceipt: [order.CashReceipt, "현금영수증"],
  PaymentResult: [PaymentResult, "결제의 지금 상태"],
  PromisedDelivery: [PromisedDelivery, "주문한 상품의 도착 약속과 그 변경"],
  Shipment: [Shipment, "보낸 상자와 지금 있는 곳"],
  BillingCard: [BillingCard, "등록한 카드"],
  RefundAccount: [cancellation.RefundAccount, "환불받을 계좌"],
  RefundPreview: [cancellation.RefundPreview, "취소하면 돌려받는 금액"],
  GuestCancellation: [cancellation.GuestCancellation, "비회원의 취소"],
  CancellationReply: [cancellation.CancellationReply, "취소한 결과"],
  Claim: [Claim, "반품이나 교환 신청"],
  ClaimPieces: [Pieces, "문제가 있는 개수와 전체 개수"],
  ClaimRequest: [ClaimRequest, "반품이나 교환을 신청하는 내용"],
  FollowedClaim: [FollowedClaim, "진행 중인 반품이나 교환"],

  PersonalData: [personalData.PersonalData, "회원이 내려받는 자기 정보"],
  Settings: [settings.Settings, "알림과 수신 동의, 동의마다 마지막 대답"],
  User: [user.User, "회원이나 비회원의 계정"],
  UserSettings: [user.UserSettings, "알림과 수신 동의"],
  UserSettingsInput: [user.UserSettingsInput, "바꿀 알림과 수신 동의"],
  Token: [user.Token, "로그인 토큰"],
  ShownAccount: [user.ShownAccount, "가려서 보여 주는 환불 계좌"],
  Address: [address.Address, "배송지"],
  AddressInput: [address.AddressInput, "적는 배송지"],
  OrderAddress: [address.OrderAddress, "주문의 배송지"],

  FormCoupon: [coupon.FormCoupon, "주문서에서 쓸 수 있는 쿠폰과 할인"],
  HeldCoupon: [coupon.HeldCoupon, "가진 쿠폰"],
  OfferedCoupon: [coupon.OfferedCoupon, "받을 수 있는 쿠폰"],
  PastCoupon: [coupon.PastCoupon, "쓰거나 지난 쿠폰"],
  ProductCoupon: [coupon.ProductCoupon, "이 상품에 쓸 수 있는 쿠폰"],

  GiftGroup: [gift.GiftGroup, "보낸 선물과 받는 분들"],
  GiftGroupSummary: [gift.GiftGroupSummary, "보낸 선물 목록의 한 줄"],
  GiftReceiver: [gift.GiftTo, "선물을 받는 분 한 명"],
  ThankYouCard: [gift.ThankYouCard, "받은 분이 보낸 감사 카드"],
  GiftProduct: [gift.GiftProduct, "선물한 상품"],
  GiftShare: [gift.GiftShare, "선물을 전하는 글과 링크"],
  GiftData: [gift.GiftData, "선물로 주문할 때 적는 것"],
  GiftAddressInput: [gift.GiftAddressInput, "선물을 받을 곳"],
  GiftAcceptance: [gift.GiftAcceptance, "선물을 받을 곳과 받을 날"],
  ReceivedGift: [gift.ReceivedGift, "받은 선물"],
  GiftSwap: [giftSwap.GiftSwap, "받는 분이 바꾼 선물"],
  ArrivedGiftSwap: [giftSwap.ArrivedGiftSwap, "바꿔 받은 선물"],
  GiftDelivery: [GiftDelivery, "운영자가 보는 받는 분마다의 선물"],
  DeliveredGiftSwap: [giftSwap.DeliveredGiftSwap, "운영자가 보는 바꾼 선물"],
  SwappableLine: [giftSwap.SwappableLine, "선물 상품과 바꿀 수 있는 과일"],
  BoxedGift: [gift.BoxedGift, "선물함의 한 줄"],

  Review: [review.ProductReview, "상품의 후기"],
  MyReview: [review.MyReview, "내가 쓴 후기"],
  ToReview: [review.ToReview, "후기를 쓸 수 있는 상품"],
  ReviewedProduct: [review.ReviewedProduct, "후기의 상품"],
  ReviewAspects: [review.ReviewAspects, "후기의 항목별 답"],
  AspectAnswer: [review.AspectAnswer, "항목의 답, 1부터 3까지"],
  HarvestMonth: [review.HarvestMonth, "수확한 달"],
  ReviewImage: [review.ReviewImage, "후기의 사진"],
  ReviewVideo: [review.ReviewVideo, "후기의 영상"],
  ReviewBody: [ReviewBody, "쓰는 후기"],
  ReviewSummary: [display.ReviewSummary, "전시에 보이는 후기"],
  Question: [question.Question, "상품 문의"],
  QuestionAnswer: [question.QuestionAnswer, "상품 문의의 답"],
  MyQuestion: [question.MyQuestion, "내가 쓴 상품 문의"],
  Inquiry: [Inquiry, "1:1 문의와 주고받은 글"],
  InquirySummary: [InquirySummary, "1:1 문의 목록의 한 줄"],

  MainNavigation: [display.MainNavigation, "홈의 탭"],
  DisplaySubTab: [display.SubTab, "홈 탭 아래의 탭"],
  DisplayGroup: [display.DisplayGroup, "전시의 한 묶음"],
  DisplayGroupName: [display.DisplayGroupName, "전시 묶음의 이름"],
  DisplayTab: [display.DisplayTab, "전시 묶음 안의 탭"],
  DisplayTabButton: [display.DisplayTabButton, "전시 묶음을 고르는 단추"],
  DisplayStyle: [display.DisplayStyle, "전시의 색과 모양"],
  Banner: [display.Banner, "배너"],
  Popup: [Popup, "홈의 팝업"],

  EditReply: [edit.EditReply, "고친 결과: 달라진 값, 고치지 못한 줄"],
  AddReply: [edit.AddReply, "더한 것의 번호, 보낸 차례로"],
  DeleteBody: [edit.DeleteBody, "지울 것과 읽은 버전, 까닭"],
  DeleteReply: [edit.DeleteReply, "지운 결과"],
  ChangeMade: [edit.ChangeMade, "한 번에 바꾼 것. 되돌리거나 거둘 때 번호를 써요."],
  RefusedRow: [edit.RefusedRow, "고치지 못한 줄과 지금 값"],
  AbandonedCartMessageFields: [AbandonedCartMessageFields, "담아 두고 떠난 사람에게 보내는 글"],
  AdvertisementFields: [AdvertisementFields, "광고 자리"],
  AnswerTemplateFields: [AnswerTemplateFields, "답변 틀"],
  BannerFields: [BannerFields, "고칠 수 있는 배너의 값"],
  BroadcastFields: [BroadcastFields, "라이브 방송"],
  CampaignFields: [CampaignFields, "캠페인"],
  CategoryFields: [CategoryFields, "고칠 수 있는 카테고리의 값"],
  CouponFields: [CouponFields, "쿠폰의 조건"],
  DisplayGroupFields: [DisplayGroupFields, "고칠 수 있는 전시 묶음의 값"],
  FaqFields: [FaqFields, "자주 묻는 질문"],
  HomeTabFields: [HomeTabFields, "고칠 수 있는 홈 탭의 값"],
  HomeSubTabFields: [HomeSubTabFields, "고칠 수 있는 홈 아래 탭의 값"],
  ItemNotice: [ItemNotice, "상품정보제공고시"],
  MemberNoteFields: [MemberNoteFields, "회원 메모"],
  NewDistributor: [NewDistributor, "더하는 농가"],
  NewOption: [NewOption, "더하는 옵션"],
  NewStockLot: [NewStockLot, "더하는 LOT"],
  NoticeFields: [NoticeFields, "공지"],
  PageFields: [PageFields, "글 페이지"],
  PopupFields: [PopupFields, "고칠 수 있는 팝업의 값"],
  ProductFeedFields: [ProductFeedFields, "상품 피드"],
  SearchPinFields: [SearchPinFields, "검색 결과에 고정한 상품"],
  ProduceNoticeRuleFields: [ProduceNoticeRuleFields, "후숙·보관 알림 규칙"],
  ProduceNoticeSettings: [ProduceNoticeSettings, "후숙·보관 알림 설정"],
  WaitingRoom: [waitingRoom.WaitingRoom, "공정한 오픈"],
  WaitingRoomStatus: [waitingRoom.WaitingRoomStatus, "대기실의 내 자리와 지금 상황"],
  WaitingRoomFields: [operatorWaitingRoom.WaitingRoomFields, "고칠 수 있는 공정한 오픈의 값"],
  OperatorWaitingRoom: [operatorWaitingRoom.OperatorWaitingRoom, "운영자가 보는 공정한 오픈과 지금 상황"],
  RehearsalFigures: [rehearsal.RehearsalFigures, "오픈 리허설에서 잰 값"],
  RehearsalForecast: [rehearsal.RehearsalForecast, "오픈 리허설로 어림한 진짜 오픈"],
  Rehearsal: [rehearsal.Rehearsal, "오픈 리허설과 그 보고서"],
  RehearsalFields: [rehearsal.RehearsalFields, "고칠 수 있는 오픈 리허설의 값"],
  OperatorWaitingRoomPlace: [operatorWaitingRoom.OperatorWaitingRoomPlace, "대기실의 자리와 그 순서의 까닭"],
  SearchWordFields: [SearchWordFields, "검색어의 뜻"],
  StockRuleFields: [StockRuleFields, "재고를 알리는 기준"],
  TermsFields: [TermsFields, "약관의 판"],
  VideoFields: [VideoFields, "고칠 수 있는 영상의 값"],
  WebhookEndpointFields: [WebhookEndpointFields, "웹훅을 받을 곳"],
  OperatorOrder: [OperatorOrder, "운영자가 보는 주문"],
  OrderNote: [OrderNote, "주문의 메모"],
  MovedOrders: [Moved, "상태를 옮긴 결과"],
  OperatorShipment: [OperatorShipment, "보낸 상자와 그 버전"],
  OperatorClaim: [OperatorClaim, "운영자가 보는 반품과 교환"],
  OperatorCoupon: [OperatorCoupon, "운영자가 보는 쿠폰과 쓰인 수"],
  ListedMember: [ListedMember, "회원 목록의 한 줄. 개인정보는 가려요."],
  MemberDetail: [MemberDetail, "회원 한 명. 개인정보는 가려요."],
  SellingPlan: [subscription.SellingPlan, "정기배송으로 파는 방법"],
  SellingPlanFields: [SellingPlanFields, "고칠 수 있는 정기배송 상품의 값"],
  SeasonBox: [subscription.SeasonBox, "한 달의 제철 꾸러미"],
  SeasonBoxFields: [SeasonBoxFields, "고칠 수 있는 제철 꾸러미의 값"],
  SubscriptionOffer: [subscription.SubscriptionOffer, "정기배송에서 고를 것"],
  Subscription: [subscription.Subscription, "정기배송"],
  SubscriptionDetail: [subscription.SubscriptionDetail, "정기배송 하나와 바꿀 수 있는 것"],
  SubscriptionCard: [subscription.SubscriptionCard, "정기배송을 결제하는 카드"],
  SubscriptionDay: [subscription.SubscriptionDay, "고를 수 있는 출고일"],
  NextCycle: [subscription.NextCycle, "정기배송의 다음 회차"],
  PastCycle: [subscription.PastCycle, "정기배송의 지난 회차"],
  SubscriptionFields: [SubscriptionFields, "고칠 수 있는 정기배송의 값"],
  ListedSubscription: [ListedSubscription, "정기배송 목록의 한 줄. 이름은 가려요."],
  OperatorSubscription: [OperatorSubscription, "운영자가 보는 정기배송"],
  InvoicedBusiness: [InvoicedBusiness, "계산서를 받는 사업자"],
  PreviewedEdit: [PreviewedEdit, "저장하지 않고 미리 보는 고침"],
} as const satisfies Readonly<Record<string, readonly [schema: TSchema, description: string]>>;

export type ComponentName = keyof typeof COMPONENTS;
