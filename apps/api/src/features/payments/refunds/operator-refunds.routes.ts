import { operatorRefundCalls } from "@todayfruit/contract/payments/operator-refunds.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { listRefunds } from "./list-refunds.ts";
import { settleRefundManually } from "./settle-refund-manually.ts";

export const refundRoutes = bindCalls(operatorRefundCalls, {
  "GET /operator/v1/refunds": listRefunds,
  "PUT /operator/v1/refunds/{id}/settle": settleRefundManually,
});
