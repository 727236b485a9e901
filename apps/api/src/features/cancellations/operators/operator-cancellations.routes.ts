import { operatorCancellationCalls } from "@todayfruit/contract/cancellations/operator-cancellations.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { giveGoodwillRefund } from "../goodwill/give-goodwill-refund.ts";
import { approveCancellation } from "./approve-cancellation.ts";
import { cancelForBuyer } from "./cancel-for-buyer.ts";
import { rejectCancellation } from "./reject-cancellation.ts";
import { reportStockOut } from "./report-stock-out.ts";
import { writeRefundAccount } from "./write-refund-account.ts";

export const operatorCancellationRoutes = bindCalls(operatorCancellationCalls, {
  "PUT /operator/v1/orders/{id}/cancel": cancelForBuyer,
  "POST /operator/v1/orders/{id}/goodwill-refunds": giveGoodwillRefund,
  "PUT /operator/v1/orders/{id}/stock-out": reportStockOut,
  "PUT /operator/v1/orders/{id}/withdraw-request/approve": approveCancellation,
  "PUT /operator/v1/orders/{id}/withdraw-request/deny": rejectCancellation,
  "PUT /operator/v1/orders/{id}/refund-account": writeRefundAccount,
});
