import { operatorDecisionCalls } from "@todayfruit/contract/calls/operator/decisions";
import { bind } from "../../../http/bind.ts";
import { decideToGiveBack } from "./decide.ts";
import { deny } from "./deny.ts";
import { writeRefundAccount } from "./write-refund-account.ts";

const APPROVED = "취소 요청을 받아들였어요";

export const decisionRoutes = bind(operatorDecisionCalls, {
  "PUT /operator/v1/orders/{id}/stock-out": ({ path, body }, context) =>
    decideToGiveBack(context, {
      orderId: path.id,
      productIds: body.orderItemProductIds,
      leaving: { to: "stock_out", reason: body.reason },
      action: "orders.stock-out",
    }),
  "PUT /operator/v1/orders/{id}/withdraw-request/approve": ({ path, body }, context) =>
    decideToGiveBack(context, {
      orderId: path.id,
      productIds: body.orderItemProductIds,
      leaving: { to: "withdraw_complete", reason: APPROVED },
      action: "orders.approve-withdrawal",
    }),
  "PUT /operator/v1/orders/{id}/withdraw-request/deny": ({ path, body }, context) =>
    deny(context, { orderId: path.id, productIds: body.orderItemProductIds, notice: body.notice }),
  "PUT /operator/v1/orders/{id}/refund-account": writeRefundAccount,
});
