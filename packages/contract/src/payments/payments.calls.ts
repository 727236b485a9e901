import { ORDER_STATUSES } from "@todayfruit/domain/orders/status";
import { PAYMENT_METHOD_TYPES } from "@todayfruit/domain/payments/payment-method-codes";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { Count, closed, Id, Instant, Money, nullable, oneOf, Text, Uuid } from "../common-schemas.ts";
import { PaymentVbank } from "../orders/order.ts";

const OrderUuid = closed({ orderId: Uuid });

/** The provider's payment number, used in URLs and headers: printable ASCII without spaces. */
const PaymentKey = Type.String({ minLength: 1, maxLength: 200, pattern: "^[\\x21-\\x7e]+$" });

/** Most bytes of a webhook's body, which has one payment of 2 to 6 kB. */
const WEBHOOK_BYTES = 32 * 1024;

/** State of a payment, in the words of a result page. */
export const PaymentResult = closed({
  orderId: Uuid,
  /** Number of the order for `GET /v1.2/app-users/orders/{id}`. */
  id: Id,
  state: oneOf(["ready", "pending", "waiting_deposit", "paid", "failed", "canceled"]),
  /** Still being paid: nothing is known of the money yet. */
  isProcessing: Type.Boolean(),
  /** The provider has said how the payment ended, or which account awaits the deposit. */
  isFetched: Type.Boolean(),
  orderItemStatus: oneOf(ORDER_STATUSES),
  orderName: Text(100),
  price: Money,
  paymentMethodType: oneOf(PAYMENT_METHOD_TYPES),
  paymentVbank: nullable(PaymentVbank),
  failure: nullable(closed({ code: Text(60), message: Text(510) })),
  orderTmpId: Uuid,
  /** Id for `GET /v4/app-users/orders/gift-group/{id}`; `null` when the order is no gift. */
  giftGroupId: nullable(Id),
  expiresAt: Instant,
});

export const paymentCalls = calls({
  "POST /v1/payments/{orderId}/start": {
    summary: "결제창을 여는 데 필요한 값",
    access: "buyer",
    path: OrderUuid,
    reply: closed({
      scriptUrl: Text(300),
      clientKey: Text(100),
      customerKey: Text(50),
      method: oneOf(["CARD", "VIRTUAL_ACCOUNT", "TRANSFER", "MOBILE_PHONE"]),
      /** The provider's code of a wallet, which opens directly, without the provider's own window. */
      easyPay: nullable(oneOf(["KAKAOPAY", "NAVERPAY", "TOSSPAY", "PAYCO", "SAMSUNGPAY"])),
      useEscrow: Type.Boolean(),
      /** Products of an escrow payment; empty without escrow. */
      escrowProducts: Type.Array(
        closed({ id: Text(40), name: Text(120), code: Text(40), unitPrice: Money, quantity: Count }),
      ),
      amount: Money,
      taxFreeAmount: Money,
      orderId: Text(64),
      orderName: Text(100),
      customerName: nullable(Text(100)),
      customerEmail: nullable(Text(100)),
      customerMobilePhone: nullable(Text(15)),
      validHours: nullable(Type.Integer({ minimum: 1, maximum: 2160 })),
    }),
    refusals: ["PAYMENT_NOT_FOUND", "ORDER_ALREADY_PAID", "PAYMENT_EXPIRED", "PAYMENT_METHOD_NOT_AVAILABLE"],
  },
  "POST /v1/payments/confirm": {
    summary: "결제 승인: 몇 번을 보내도 한 번만 결제해요.",
    access: "buyer",
    body: closed({ paymentKey: PaymentKey, orderId: Uuid, amount: Money }),
    reply: PaymentResult,
    refusals: [
      "PAYMENT_NOT_FOUND",
      "PAYMENT_AMOUNT_MISMATCH",
      "PAYMENT_EXPIRED",
      "PAYMENT_DECLINED",
      "PAYMENT_PENDING",
      "PROVIDER_UNAVAILABLE",
    ],
    once: true,
  },
  "POST /v1/payments/{orderId}/billing": {
    summary: "등록한 카드로 결제: 몇 번을 보내도 한 번만 결제해요.",
    access: "member",
    path: closed({ orderId: Uuid }),
    body: closed({ cardId: Id }),
    reply: PaymentResult,
    refusals: [
      "PAYMENT_NOT_FOUND",
      "PAYMENT_METHOD_NOT_AVAILABLE",
      "BILLING_CARD_NOT_FOUND",
      "PAYMENT_EXPIRED",
      "PAYMENT_DECLINED",
      "PAYMENT_PENDING",
    ],
    once: true,
  },
  "POST /v1/payments/{orderId}/fail": {
    summary: "결제창을 닫았거나 결제하지 못했을 때: 잡아 둔 재고를 돌려놓아요.",
    access: "buyer",
    path: OrderUuid,
    body: closed({ code: Text(60), message: Type.Optional(Text(510)) }),
    reply: PaymentResult,
    refusals: ["PAYMENT_NOT_FOUND"],
  },
  "GET /v1/payments/{orderId}": {
    summary: "결제 결과",
    access: "buyer",
    path: OrderUuid,
    reply: PaymentResult,
    refusals: ["PAYMENT_NOT_FOUND"],
  },
  "POST /v1/payments/webhooks/toss": {
    summary: "결제사가 알려 오는 곳. 내용은 믿지 않고 결제사에 다시 물어요.",
    access: "public",
    bodyLimit: WEBHOOK_BYTES,
    body: Type.Unknown(),
    reply: closed({ accepted: Type.Boolean() }),
    refusals: ["PROVIDER_UNAVAILABLE"],
  },
});
