import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Filled, Id, Money } from "../common-schemas.ts";
import { MOVES, Moved, ProductIds } from "../fulfilment/operator-orders.calls.ts";
import { CANCELLATION_REFUSALS, RefundAccount, RefundPreview } from "./cancellations.calls.ts";

/** Calls of operators about cancellations: products out of stock, requests to cancel, refund accounts. */

const Reason = Filled(200);

export const operatorCancellationCalls = calls({
  "PUT /operator/v1/orders/{id}/cancel": {
    ...MOVES,
    permission: "orders.refund",
    summary:
      "산 분 대신 주문이나 상품 하나를 취소해요. 산 분이 스스로 취소할 때와 같아요: 접수한 것은 취소 요청이 되고, dryRun이면 얼마를 돌려줄지만 답해요.",
    query: closed({ dryRun: Type.Optional(Type.Boolean()) }),
    body: closed({
      /** Id from `orderItemProducts[].id`; absent for the whole order. */
      orderItemProductId: Type.Optional(Id),
      reason: Reason,
      /** Amounts of the dry run; a refund that differs by now is refused with `REFUND_CHANGED`. */
      refundPrice: Type.Optional(Money),
      refundPoint: Type.Optional(Money),
    }),
    reply: closed({
      ...Moved.properties,
      withdrawing: RefundPreview.properties.withdrawing,
      refundPrice: Money,
      refundPoint: Money,
      lines: RefundPreview.properties.lines,
    }),
    refusals: [...CANCELLATION_REFUSALS, "REFUND_CHANGED"],
  },
  "POST /operator/v1/orders/{id}/goodwill-refunds": {
    ...MOVES,
    permission: "orders.refund",
    summary:
      "돌려줄 것보다 더 돌려줘요. 결제하고 남은 돈과 역할마다 정한 한도 안에서요. dryRun이면 얼마까지 되는지만 답해요. 사유는 산 분에게 보여요.",
    query: closed({ dryRun: Type.Optional(Type.Boolean()) }),
    body: closed({
      amount: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
      /** Money of the order that had gone back or was promised, as it was seen; another by now is refused. */
      returned: Money,
      reason: Reason,
    }),
    reply: closed({
      orderId: Id,
      amount: Money,
      /** In 원, after it: what went back or is promised, and the most that may still be given. */
      returned: Money,
      most: Money,
    }),
    refusals: [
      "ORDER_NOT_FOUND",
      "GOODWILL_ABOVE_PAID",
      "GOODWILL_ABOVE_LIMIT",
      "GOODWILL_OF_ESCROW",
      "REFUND_CHANGED",
      "REFUND_ACCOUNT_REQUIRED",
      "PHONE_REFUND_MONTH_OVER",
    ],
  },
  "PUT /operator/v1/orders/{id}/stock-out": {
    ...MOVES,
    permission: "orders.refund",
    summary: "품절로 처리하고 돌려줘요.",
    body: closed({ orderItemProductIds: ProductIds, reason: Reason }),
    reply: closed({ ...Moved.properties, refundPrice: Money, refundPoint: Money }),
    refusals: ["ORDER_NOT_FOUND", "ORDER_NOT_MOVABLE", "REFUND_ACCOUNT_REQUIRED", "PHONE_REFUND_MONTH_OVER"],
  },
  "PUT /operator/v1/orders/{id}/withdraw-request/approve": {
    ...MOVES,
    permission: "claims.decide",
    summary: "취소 요청을 받아들이고 돌려줘요.",
    body: closed({ orderItemProductIds: ProductIds }),
    reply: closed({ ...Moved.properties, refundPrice: Money, refundPoint: Money }),
    refusals: ["ORDER_NOT_FOUND", "ORDER_NOT_MOVABLE", "REFUND_ACCOUNT_REQUIRED", "PHONE_REFUND_MONTH_OVER"],
  },
  "PUT /operator/v1/orders/{id}/withdraw-request/deny": {
    ...MOVES,
    permission: "claims.decide",
    summary: "취소 요청을 받아들이지 않아요. 사유는 주문한 사람에게 보이고, 스스로는 다시 취소하지 못해요.",
    body: closed({ orderItemProductIds: ProductIds, notice: Reason }),
    refusals: ["ORDER_NOT_FOUND", "ORDER_NOT_MOVABLE"],
  },
  "PUT /operator/v1/orders/{id}/refund-account": {
    ...MOVES,
    permission: "claims.decide",
    summary: "입금한 돈을 돌려줄 계좌를 주문한 사람에게 물어 적어요. 돌려주고 나면 지워요.",
    body: closed({ withdrawAccount: RefundAccount, reason: Reason }),
    reply: closed({ id: Id }),
    refusals: ["ORDER_NOT_FOUND", "ACCOUNT_NUMBER_INVALID"],
  },
});
