import { operatorReturnCalls } from "@todayfruit/contract/returns/operator-returns.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { giveClaimGoodwillRefund } from "../goodwill/give-claim-goodwill-refund.ts";
import { approveReturn } from "./approve-return.ts";
import { correctReturn } from "./correct-return.ts";
import { listReturnsToDecide } from "./list-returns-to-decide.ts";
import { rejectReturn } from "./reject-return.ts";
import { requestReturnForBuyer } from "./request-return-for-buyer.ts";

export const operatorReturnRoutes = bindCalls(operatorReturnCalls, {
  "POST /operator/v1/orders/{id}/products/{pid}/claims": requestReturnForBuyer,
  "GET /operator/v1/claims": listReturnsToDecide,
  "PUT /operator/v1/claims/{id}/approve": approveReturn,
  "PUT /operator/v1/claims/{id}/deny": rejectReturn,
  "PUT /operator/v1/claims/{id}/correct": correctReturn,
  "POST /operator/v1/claims/{id}/goodwill-refunds": giveClaimGoodwillRefund,
});
