import {
  CANCELLATION_REASONS,
  CANCELLATION_WORDS_MAX,
} from "@todayfruit/domain/cancellations/cancellation-reasons";
import { ORDER_ITEM_PRODUCT_STATUSES, ORDER_STATUSES } from "@todayfruit/domain/orders/status";
import { PAYMENT_METHOD_TYPES } from "@todayfruit/domain/payments/payment-method-codes";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Filled, Id, Money, nullable, oneOf, SignedMoney, Text } from "../common-schemas.ts";
import { VerificationCode } from "../phone-codes/phone-codes.calls.ts";

export const REFUND_REASON_CODES = [
  "PRODUCT",
  "COUPON_SHARE",
  "COUPON_LOST",
  "BASE_SHIPPING_BACK",
  "AREA_SHIPPING_BACK",
  "FREE_SHIPPING_LOST",
  "SHIPPING_COUPON_LOST",
  "CLAIM",
  "RETURN_SHIPPING",
  "GOODWILL",
  "CARRIED_OVER",
  "NOT_CHARGED",
] as const;

/** Proof of a guest: name and phone number of the order, and a code sent to that number. */
export const GuestProof = closed({ name: Filled(60), phone: Text(20), code: VerificationCode });

/** Refund that cancelling would give; confirming gives exactly this. */
export const RefundPreview = closed({
  orderId: Id,
  /**
   * Effect of the cancel. at-once: immediate refund; request: the farm is asked first; close-unpaid: nothing was
   * paid; done: nothing is left to cancel.
   */
  withdrawing: oneOf(["at-once", "request", "close-unpaid", "done"]),
  /** Products of the order (`orderItemProducts[].id`) that would be cancelled. */
  orderItemProductIds: Type.Array(Id),
  refundPrice: Money,
  refundPoint: Money,
  /**
   * `true` when the refund needs a bank account that the shop does not know yet: `withdrawAccount` of a guest's
   * cancel, or of a member's profile.
   */
  needsAccount: Type.Boolean(),
  /** Means of payment that the money goes back to. */
  paymentMethodType: oneOf(PAYMENT_METHOD_TYPES),
  /** Reasons of the refund. Refunded amounts are positive; all lines add up to money and points. */
  lines: Type.Array(
    closed({
      code: oneOf(REFUND_REASON_CODES),
      amount: SignedMoney,
      /** Name of the product, or of the farm whose shipping it is. */
      name: nullable(Text(120)),
      /** Name of the line; the reason of its amount follows. */
      label: Text(150),
      reason: Text(200),
    }),
  ),
});

export const CancellationReply = closed({
  id: Id,
  orderItemStatus: oneOf(ORDER_STATUSES),
  orderItemProducts: Type.Array(
    closed({ id: Id, orderItemProductStatus: oneOf(ORDER_ITEM_PRODUCT_STATUSES) }),
  ),
  refundPrice: Money,
  refundPoint: Money,
});

const order = closed({ id: Id });
const product = closed({ id: Id, pid: Id });
/** Amounts of the preview; a refund that differs by now is refused with `REFUND_CHANGED`. */
const Seen = closed({ refundPrice: Type.Optional(Money), refundPoint: Type.Optional(Money) });
/** Refusals of a cancel by the buyer, or for them. */
export const CANCELLATION_REFUSALS = [
  "ORDER_NOT_FOUND",
  "GIFT_ORDER",
  "WITHDRAW_DENIED",
  "WITHDRAW_WHOLE_ONLY",
  "WITHDRAW_PRODUCT_ONLY",
  "WITHDRAW_TOO_LATE",
  "REFUND_ACCOUNT_REQUIRED",
  "PHONE_REFUND_MONTH_OVER",
  "PAYMENT_PENDING",
] as const;
/** Amounts of the preview, and why the buyer cancels. */
const Cancelling = closed({
  ...Seen.properties,
  reason: Type.Optional(oneOf(CANCELLATION_REASONS)),
  /** The buyer's own words, with the reason `other`. */
  reasonText: Type.Optional(Text(CANCELLATION_WORDS_MAX)),
});
const WITHDRAW = {
  access: "member",
  query: Cancelling,
  reply: CancellationReply,
  refusals: [...CANCELLATION_REFUSALS, "REFUND_CHANGED"],
  once: true,
} as const;
/**
 * Bank account for the refund of a deposit, like the `withdrawAccount` of a member; stored encrypted and deleted
 * after the refund.
 */
export const RefundAccount = closed({
  owner: Filled(30),
  bankName: Filled(30),
  accountNumber: Text(30, 1),
});
export const GuestCancellation = closed({
  ...GuestProof.properties,
  withdrawAccount: Type.Optional(RefundAccount),
});
const GUEST_WITHDRAW = {
  access: "buyer",
  query: Cancelling,
  body: GuestCancellation,
  reply: CancellationReply,
  refusals: [
    ...CANCELLATION_REFUSALS,
    "REFUND_CHANGED",
    "PHONE_INVALID",
    "CODE_WRONG",
    "ACCOUNT_NUMBER_INVALID",
  ],
  once: true,
} as const;

export const cancellationCalls = calls({
  "PUT /v3/app-users/orders/{id}/withdraw": { ...WITHDRAW, summary: "주문 전체 취소", path: order },
  "PUT /v3/app-users/order-items/{id}/products/{pid}/withdraw": {
    ...WITHDRAW,
    summary: "상품 하나 취소. pid는 orderItemProducts의 id.",
    path: product,
  },
  "PUT /v3/app-users/orders/{id}/guest-withdraw": {
    ...GUEST_WITHDRAW,
    summary:
      "비회원 주문 전체 취소. guestCancel 인증번호가 있어야 해요. 계좌가 필요 없으면 10분 안에 주문을 조회한 인증번호로도 할 수 있어요.",
    path: order,
  },
  "PUT /v3/app-users/order-items/{id}/products/{pid}/guest-withdraw": {
    ...GUEST_WITHDRAW,
    summary: "비회원 상품 하나 취소. 인증번호는 주문 전체 취소와 같아요.",
    path: product,
  },
  "DELETE /v1/app-users/orders/{id}/withdraw-request": {
    summary: "농원이 아직 답하지 않은 취소 요청을 거둬요. productId는 orderItemProducts의 id, 없으면 모두.",
    access: "buyer",
    path: order,
    query: closed({ productId: Type.Optional(Id) }),
    reply: closed({
      id: Id,
      orderItemStatus: oneOf(ORDER_STATUSES),
      orderItemProducts: CancellationReply.properties.orderItemProducts,
    }),
    refusals: ["ORDER_NOT_FOUND", "WITHDRAW_NOT_REQUESTED"],
    once: true,
  },
  "GET /v1/app-users/orders/{id}/refund-preview": {
    summary: "취소하면 돌려받는 금액. productId는 orderItemProducts의 id, 없으면 주문 전체.",
    access: "buyer",
    path: order,
    query: closed({ productId: Type.Optional(Id) }),
    reply: RefundPreview,
    refusals: CANCELLATION_REFUSALS,
  },
  "GET /v1/app-users/orders/{id}/refund-preview/guest": {
    summary: "비회원이 취소하면 돌려받는 금액. 주문을 조회한 인증번호로 볼 수 있어요.",
    access: "buyer",
    path: order,
    query: closed({ ...GuestProof.properties, productId: Type.Optional(Id) }),
    reply: RefundPreview,
    refusals: [...CANCELLATION_REFUSALS, "PHONE_INVALID", "CODE_WRONG"],
  },
});
