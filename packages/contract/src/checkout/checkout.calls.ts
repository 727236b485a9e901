import { VISIT_TIME_LIMITS } from "@todayfruit/domain/analytics/visit-time-limits";
import { PAYMENT_METHOD_TYPES, PG_TYPES } from "@todayfruit/domain/payments/payment-method-codes";
import { Type } from "typebox";
import { AddressInput, Zonecode } from "../addresses/address.ts";
import { calls } from "../call-definition.ts";
import { OptionPick } from "../cart/cart.calls.ts";
import { closed, Id, Money, nullable, oneOf, Text, Uuid } from "../common-schemas.ts";
import { GiftCount, GiftData } from "../gifts/gift.ts";
import { OrderTmp } from "../orders/order.ts";

const OrderTmpId = closed({ id: Uuid });
const UTM = Type.Optional(Text(100));

/** Input for opening an order form, for the buyer or as a gift. */
const opening = {
  query: closed({
    utm_source: UTM,
    utm_medium: UTM,
    utm_campaign: UTM,
    utm_content: UTM,
    utm_term: UTM,
    /** Video whose link was followed last, or else the broadcast; one that is unknown is ignored. */
    video: Type.Optional(Id),
    live: Type.Optional(Id),
    /** Seconds since that link was followed. */
    touch_age: Type.Optional(
      Type.Integer({ minimum: 0, maximum: VISIT_TIME_LIMITS.attributionMinutes * 60 }),
    ),
  }),
  body: Type.Union([
    closed({ orderItemTmpId: Uuid }),
    closed({
      productId: Id,
      optionGroups: Type.Array(OptionPick, { minItems: 1, maxItems: 20 }),
    }),
  ]),
  reply: OrderTmpId,
  refusals: [
    "ORDER_TMP_NOT_FOUND",
    "PRODUCT_NOT_FOUND",
    "OPTION_NOT_FOUND",
    "PRODUCT_NOT_ON_SALE",
    "SOLD_OUT",
    "NOT_ENOUGH_STOCK",
    "APP_ONLY",
    "GRADE_TOO_LOW",
    "NOT_OPEN_YET",
    "PERIOD_ENDED",
    "SHARE_REQUIRED",
    "WAITING_ROOM_ONLY",
    "WAITING_ROOM_LIMIT",
    "WAITING_ROOM_ALONE",
    "TWO_SHIPMENT_DATES",
    "QUANTITY_TOO_LARGE",
  ],
} as const;

export const checkoutCalls = calls({
  "POST /v4/app-users/order-tmp": {
    summary:
      "주문서 만들기: 장바구니에서 만든 묶음이나 상품에서 바로. 라이브 방송에서 오면 utm을 함께 보내요.",
    access: "buyer",
    ...opening,
  },
  "POST /v4/app-users/order-tmp/gift": {
    summary:
      "선물할 주문서 만들기: 장바구니에서 만든 묶음이나 상품에서 바로. 라이브 방송에서 오면 utm을 함께 보내요.",
    access: "member",
    ...opening,
    refusals: [...opening.refusals, "GIFT_NOT_AVAILABLE"],
  },
  "GET /v4/app-users/order-tmp/{id}": {
    summary: "주문서",
    access: "buyer",
    path: OrderTmpId,
    reply: OrderTmp,
    refusals: ["ORDER_TMP_NOT_FOUND"],
  },
  "PUT /v3/app-users/order-tmp/address/{id}": {
    summary: "주문서 배송지 바꾸기",
    access: "buyer",
    path: OrderTmpId,
    body: closed({ address: AddressInput }),
    reply: OrderTmp,
    refusals: [
      "ORDER_TMP_NOT_FOUND",
      "PHONE_INVALID",
      "ZONECODE_MISMATCH",
      "ADDRESS_NOT_FOUND",
      "GIFT_ORDER",
    ],
  },
  "PATCH /v4/app-users/order-tmp/calculate/{id}": {
    summary:
      "이 배송지로 낼 금액 계산. 주소를 다 적기 전에는 우편번호만으로 배송비를 미리 보고, 이때는 아무것도 저장하지 않아요. 선물은 주소 없이 받는 분 수로 계산해요.",
    access: "buyer",
    path: OrderTmpId,
    query: closed({ isGift: Type.Optional(Type.Boolean()), giftCount: Type.Optional(GiftCount) }),
    body: Type.Union([
      closed({
        address: AddressInput,
        usedPoint: Type.Optional(Money),
        /** One of the form's `coupons` for goods; `null` for none, absent to keep the current one. */
        couponId: Type.Optional(nullable(Id)),
        /** One of the form's `coupons` for shipping, beside `couponId`; `null` for none, absent to keep the current one. */
        shippingCouponId: Type.Optional(nullable(Id)),
      }),
      closed({ zonecode: Zonecode }),
      /** Body for a gift. */
      closed({
        usedPoint: Type.Optional(Money),
        couponId: Type.Optional(nullable(Id)),
        shippingCouponId: Type.Optional(nullable(Id)),
      }),
    ]),
    reply: OrderTmp,
    refusals: [
      "ORDER_TMP_NOT_FOUND",
      "ADDRESS_REQUIRED",
      "GIFT_NOT_AVAILABLE",
      "QUANTITY_TOO_LARGE",
      "PHONE_INVALID",
      "ZONECODE_MISMATCH",
      "ADDRESS_NOT_FOUND",
      "POINTS_BELOW_MINIMUM",
      "POINTS_NOT_ENOUGH",
      "POINTS_OVER_PRICE",
    ],
  },
  "POST /v4/app-users/order-tmp/chk/{id}": {
    summary: "결제 전 확인: 금액·재고·배송지를 다시 보고 재고를 잡아 둬요.",
    access: "buyer",
    path: OrderTmpId,
    body: closed({
      /** Delivery address; absent for a gift, whose receivers enter their own. */
      address: Type.Optional(AddressInput),
      /** Price shown to the buyer minus the points used, in 원. */
      chkPrice: Money,
      /** Points used, negated. */
      chkUsedPoint: Type.Integer({ minimum: -1_000_000_000, maximum: 0 }),
      /**
       * Way of payment. `toss`: the provider's own window; a wallet's name for `easypay`; `point` when nothing is
       * left to pay.
       */
      pgType: oneOf(PG_TYPES),
      paymentMethodType: oneOf(PAYMENT_METHOD_TYPES),
      orderItemCashReceiptInfo: Type.Optional(
        nullable(
          closed({
            /**
             * Type of receipt. 1: 소득공제, 2: 지출증빙, 3: none, which becomes the placeholder receipt (type 1, identity by
             * phone number).
             */
            cashReceiptType: Type.Integer({ minimum: 1, maximum: 3 }),
            /** Kind of identity. 1: a phone number, 2: a card number, or a business number for 지출증빙. */
            identitySelect: Type.Integer({ minimum: 1, maximum: 2 }),
            /** Number of the receipt, or the stored one as masked by `GET /v1/app-users/cash-receipt/info`. */
            identityNo: Text(30),
            isSave: Type.Optional(Type.Boolean()),
          }),
        ),
      ),
      /** 구매안전서비스 for cash paid in advance; such an order can be cancelled only as a whole. */
      useEscrow: Type.Optional(Type.Boolean()),
      /** Kind of the form as it was opened: a gift form cannot be paid as an ordinary one, nor the reverse. */
      isGift: Type.Optional(Type.Boolean()),
      giftData: Type.Optional(nullable(GiftData)),
    }),
    reply: closed({
      orderId: Uuid,
      price: Money,
      needsPayment: Type.Boolean(),
      /** Id for `GET /v4/app-users/orders/gift-group/{id}`; `null` when the order is no gift. */
      giftGroupId: nullable(Id),
    }),
    refusals: [
      "MEMBER_BLOCKED",
      "ORDER_TMP_NOT_FOUND",
      "STOCK_BUSY",
      "ADDRESS_REQUIRED",
      "ADDRESS_NOT_FOUND",
      "PHONE_INVALID",
      "ZONECODE_MISMATCH",
      "NAME_INVALID",
      "PRICE_CHANGED",
      "PRODUCT_NOT_ON_SALE",
      "SOLD_OUT",
      "NOT_ENOUGH_STOCK",
      "APP_ONLY",
      "GRADE_TOO_LOW",
      "NOT_OPEN_YET",
      "PERIOD_ENDED",
      "SHARE_REQUIRED",
      "WAITING_ROOM_ONLY",
      "WAITING_ROOM_LIMIT",
      "WAITING_ROOM_ALONE",
      "WAITING_ROOM_METHOD",
      "UNDELIVERABLE_AREA",
      "POINTS_BELOW_MINIMUM",
      "POINTS_NOT_ENOUGH",
      "POINTS_OVER_PRICE",
      "COUPON_USED",
      "PAYMENT_METHOD_NOT_AVAILABLE",
      "PAYMENT_BELOW_MINIMUM",
      "PAYMENT_ABOVE_MAXIMUM",
      "CASH_RECEIPT_IDENTITY_INVALID",
      "GIFT_NOT_AVAILABLE",
      "GIFT_RECEIVERS_INVALID",
      "GIFT_NOTIFY_AT_INVALID",
      "GIFT_DISPATCHED_BEFORE",
      "FREE_TEXT_REFUSED",
      "REFUND_ACCOUNT_REQUIRED",
      "ORDER_ALREADY_PAID",
      "PAYMENT_PENDING",
    ],
    once: true,
  },
});
