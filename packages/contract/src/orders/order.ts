import { ORDER_ACTIONS } from "@todayfruit/domain/orders/list-order-actions";
import { ORDER_ITEM_PRODUCT_STATUSES, ORDER_STATUSES } from "@todayfruit/domain/orders/status";
import { PAYMENT_METHOD_TYPES, PG_TYPES } from "@todayfruit/domain/payments/payment-method-codes";
import { PAYMENT_STATUSES } from "@todayfruit/domain/payments/status";
import { AREA_TYPES } from "@todayfruit/domain/shipping/area-of-zonecode";
import { SHIPPING_FEE_TYPES } from "@todayfruit/domain/shipping/shipping-fee-type";
import { Type } from "typebox";
import { OrderAddress } from "../addresses/address.ts";
import { BundleShipping, PricedProduct } from "../cart/cart.ts";
import { PriceExplanation } from "../cart/price-explanation.ts";
import { DeliveryPromise } from "../catalog/delivery-promise.ts";
import { DistributorName } from "../catalog/product.ts";
import {
  Count,
  closed,
  DateText,
  Id,
  Instant,
  Money,
  nullable,
  OptionUnit,
  oneOf,
  Text,
  Uuid,
} from "../common-schemas.ts";
import { FormCoupon } from "../coupons/shopper-coupon-schemas.ts";
import { Harvest } from "../stock-lots/harvest.ts";
import { PromisedDelivery, UndatedDelay } from "./promised-delivery.ts";

export const RECEIPT_TYPES = ["income_deduction", "expenditure_proof", "none"] as const;
export const CANCELLATION_TYPES = [
  "normal",
  "withdraw_oi_only",
  "withdraw_oip_only",
  "withdraw_deny",
] as const;

/** Charged amounts and their parts, as computed by `quote`. */
export const OrderPrices = closed({
  listPrice: Money,
  discountedPrice: Money,
  productsPrice: Money,
  couponDiscountPrice: Money,
  todayfruitShippingFeeType: oneOf(SHIPPING_FEE_TYPES),
  baseShippingFee: Money,
  todayfruitAddOrtherShippingFee: Money,
  /** Shipping as charged, after `shippingCouponDiscountPrice`. */
  shippingFee: Money,
  shippingCouponDiscountPrice: Money,
  usedPoint: Money,
  price: Money,
  taxFreeAmount: Money,
});

export const OrderTmpLine = closed({
  id: Text(40),
  optionId: Id,
  name: Text(120),
  optionUnit: OptionUnit,
  price: Money,
  listPrice: Money,
  shipmentDate: nullable(DateText),
  /** To the address of the form, or to the mainland without one. */
  deliveryPromise: DeliveryPromise,
});

export const OrderTmp = closed({
  id: Uuid,
  orderName: Text(100),
  address: nullable(OrderAddress),
  area: oneOf(AREA_TYPES),
  totalPricesDetail: Type.Array(
    closed({
      distributor: DistributorName,
      bundleItems: Type.Array(closed({ product: PricedProduct, optionGroups: Type.Array(OrderTmpLine) })),
      shipping: BundleShipping,
    }),
  ),
  prices: OrderPrices,
  explanation: PriceExplanation,
  undeliverableProducts: Type.Array(closed({ id: Id, name: Text(120), note: nullable(Text(200)) })),
  point: Count,
  minUsePoint: Count,
  purchasePointPer: Type.Number({ minimum: 0, maximum: 100 }),
  expectedRewardPoint: Count,
  expectedRewardDate: nullable(DateText),
  expectedPhotoReviewPoint: Count,
  /** Day on which the last line is dispatched. */
  expectedShipmentDate: DateText,
  /** Last day on which a line arrives; `null` for a gift, whose receivers enter their addresses. */
  lastArrivalDate: nullable(DateText),
  expiresAt: Instant,
  /** The member's coupons with their discounts here. */
  coupons: Type.Array(FormCoupon),
  /** Selected goods coupon, and selected shipping coupon. */
  couponId: nullable(Id),
  shippingCouponId: nullable(Id),
  /** Goods coupon and shipping coupon of the combination with the largest discount, and that discount in 원. */
  bestCouponId: nullable(Id),
  bestShippingCouponId: nullable(Id),
  bestDiscountPrice: Money,
  /**
   * Number of receivers of a gift: `prices` are for all of them, `totalPricesDetail` is for one. `null` when it is no
   * gift.
   */
  giftCount: nullable(Type.Integer({ minimum: 1, maximum: 50 })),
  /** Last day on which receivers can enter their address, if paid for now. */
  giftExpireDate: nullable(DateText),
  /** Order created from this form, once it is paid or awaits its deposit. */
  placedOrderId: nullable(Uuid),
});

export const PaymentVbank = closed({
  accountNumber: Text(30),
  bankCode: Text(10),
  bankText: Text(30),
  customerName: Text(60),
  dueDate: Instant,
});

/**
 * Cash receipt. waiting: nothing is paid yet, or the provider could not be reached so far; canceled: all of it was
 * refunded.
 */
export const CashReceipt = closed({
  receiptType: oneOf(RECEIPT_TYPES),
  status: oneOf(["waiting", "issued", "canceled", "failed"]),
  /** Masked number it is issued to; `null` for 자진발급. */
  identityNo: nullable(Text(30)),
  /** Total of the valid receipts now, in 원. */
  amount: Money,
  issueNumber: nullable(Text(30)),
  receiptUrl: nullable(Text(500)),
});

export const OrderPayment = closed({
  paymentMethodType: oneOf(PAYMENT_METHOD_TYPES),
  paymentStatus: oneOf(PAYMENT_STATUSES),
  paymentVbank: nullable(PaymentVbank),
  cardText: nullable(Text(60)),
  approvedAt: nullable(Instant),
  receiptUrl: nullable(Text(500)),
  refundedPrice: Money,
  useEscrow: Type.Boolean(),
  /** `null` without a receipt: nothing was paid in cash, or none was requested. */
  cashReceipt: nullable(CashReceipt),
});

export const OrderedOption = closed({
  id: Id,
  optionId: Id,
  name: Text(120),
  optionUnit: OptionUnit,
  price: Money,
  listPrice: Money,
  shipmentDate: nullable(DateText),
});

export const OrderOptionGroup = closed({
  ...OrderedOption.properties,
  /** `null` for a gift without an address, and for orders before promises were kept. */
  deliveryPromise: nullable(PromisedDelivery),
  undatedDelay: UndatedDelay,
  /** Harvests of the lots from which it was sent; empty before dispatch and where no lot is known. */
  harvests: Type.Array(Harvest),
});

export const OrderItemProduct = closed({
  id: Id,
  product: closed({
    id: Id,
    uuid: Uuid,
    name: Text(120),
    images: Type.Array(Text(200)),
    distributor: DistributorName,
  }),
  orderOptionGroups: Type.Array(OrderOptionGroup),
  isReviewed: Type.Boolean(),
  orderItemProductStatus: oneOf(ORDER_ITEM_PRODUCT_STATUSES),
  /** What the buyer can do about it, in the order of its buttons. */
  actions: Type.Array(oneOf(ORDER_ACTIONS)),
  /** `true` when cancelling it cancels the whole order. */
  cancelsWhole: Type.Boolean(),
  /** Latest return or exchange, for `GET /v1/app-users/orders/{id}/claims/{claimId}`; `null`: none. */
  claimId: nullable(Id),
  /** KST date of arrival; `null` before it. */
  arrivedOn: nullable(DateText),
  /** KST date on which the purchase was completed; `null`: it is not. */
  completedOn: nullable(DateText),
  /** Points of the purchase once it is completed, and the KST date on which that happens by itself; `null`: it cannot be. */
  completion: nullable(closed({ rewardPoint: Count, completesOn: DateText })),
  /** Points that the purchase earned; 0 before its completion and for a guest. */
  earnedPoint: Count,
  /** Points for a review with a photo now; 0 where none are earned. */
  reviewPoint: Count,
});

const shown = {
  id: Id,
  uuid: Uuid,
  /** Number that people see, e.g. `20261120-0048213`. */
  orderNumber: Text(20),
  orderName: Text(100),
  orderItemStatus: oneOf(ORDER_STATUSES),
  createdAt: Instant,
  orderItemPrice: closed({
    totalShippingFee: Money,
    secondaryAreaShippingFee: Money,
    thirdAreaShippingFee: Money,
    totalListPrice: Money,
    totalProductsPrice: Money,
    totalPrice: Money,
    todayfruitDiscountShippingFee: Money,
    couponDiscountPrice: Money,
    usedPoint: Money,
    totalRewardPoint: Count,
  }),
  /** Products of the order; for a gift those of every receiver. */
  orderItemProducts: Type.Array(OrderItemProduct),
  /** Id for `GET /v1/gift/group/{id}`; `null` when the order is no gift. */
  giftGroupId: nullable(Id),
  giftCount: nullable(Count),
  /** Last day on which a line that is not cancelled arrives; `null` when one has no promise. */
  lastArrivalDate: nullable(DateText),
  /** Instant until which a deposit is awaited; `null` when none is. */
  depositUntil: nullable(Instant),
};

/** A row of the order list. */
export const OrderSummary = closed(shown);

export const OrderItem = closed({
  ...shown,
  receipt: nullable(Text(500)),
  receiptType: oneOf(RECEIPT_TYPES),
  memo: Text(100),
  paymentExpirationDate: nullable(Instant),
  todayfruitShippingFeeType: oneOf(SHIPPING_FEE_TYPES),
  withdrawType: oneOf(CANCELLATION_TYPES),
  /** Reason for which the buyer cannot cancel, for `withdraw_deny`. */
  withdrawNotice: nullable(Text(300)),
  selectedPg: oneOf(PG_TYPES),
  /** `null` for a gift: every receiver has a separate address, which the sender does not see. */
  address: nullable(OrderAddress),
  isFirstPurchase: Type.Boolean(),
  attributionOrder: nullable(
    closed({
      utmSource: nullable(Text(100)),
      utmMedium: nullable(Text(100)),
      utmCampaign: nullable(Text(100)),
      utmContent: nullable(Text(100)),
      utmTerm: nullable(Text(100)),
    }),
  ),
  payment: OrderPayment,
  /** Empty when the price changed after the order, e.g. with its address. */
  explanation: PriceExplanation,
  /** What was given back, the earliest first, each amount with its reason; together money and points. */
  refunds: Type.Array(
    closed({
      at: Instant,
      refundPrice: Money,
      refundPoint: Money,
      lines: PriceExplanation,
      /** When the money was given back; `null` while it is on its way, and for points alone. */
      doneAt: nullable(Instant),
    }),
  ),
  /** Coupons that came back with a cancel, and how long they can be used. */
  returnedCoupons: Type.Array(closed({ name: Text(60), validUntil: Instant })),
  timeline: Type.Array(
    closed({
      orderItemStatus: oneOf([...new Set([...ORDER_STATUSES, ...ORDER_ITEM_PRODUCT_STATUSES])]),
      /** Product that changed alone; `null` when the whole order changed. */
      productName: nullable(Text(120)),
      at: Instant,
      reason: nullable(Text(200)),
    }),
  ),
  expectedRewardPoint: Count,
  /** KST date from which the points can be spent; `null` for a guest. */
  expectedRewardDate: nullable(DateText),
  /** Points for a photo review of every product that is kept; 0 for a guest. */
  expectedPhotoReviewPoint: Count,
  minUsePoint: Count,
  /** Percentage of the purchase that the buyer's present grade earns. */
  purchasePointPer: Type.Number({ minimum: 0, maximum: 100 }),
  expectedShipmentDate: DateText,
});
