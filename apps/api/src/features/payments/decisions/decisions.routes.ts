import { operatorDecisionCalls } from "@todayfruit/contract/calls/operator/decisions";
import { bind } from "../../../http/bind.ts";
import { approveWithdrawal, reportStockOut } from "./decide.ts";
import { denyWithdrawal } from "./deny.ts";
import { writeRefundAccount } from "./write-refund-account.ts";

export const decisionRoutes = bind(operatorDecisionCalls, {
  "PUT /operator/v1/orders/{id}/stock-out": reportStockOut,
  "PUT /operator/v1/orders/{id}/withdraw-request/approve": approveWithdrawal,
  "PUT /operator/v1/orders/{id}/withdraw-request/deny": denyWithdrawal,
  "PUT /operator/v1/orders/{id}/refund-account": writeRefundAccount,
});
