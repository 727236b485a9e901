import { calls } from "../call.ts";
import { MOVES, Moved, ProductIds } from "../fulfilment/operator-orders.calls.ts";
import { closed, Filled, Id, Money } from "../schema.ts";
import { RefundAccount } from "./cancellations.calls.ts";

/** Calls of operators about cancellations: products out of stock, requests to cancel, refund accounts. */

const Reason = Filled(200);

export const operatorCancellationCalls = calls({
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
