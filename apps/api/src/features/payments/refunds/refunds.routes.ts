import { operatorRefundCalls } from "@todayfruit/contract/calls/operator/refunds";
import { bind } from "../../../http/bind.ts";
import { listRefunds } from "./list-refunds.ts";
import { settleByHand } from "./settle-by-hand.ts";

export const refundRoutes = bind(operatorRefundCalls, {
  "GET /operator/v1/refunds": listRefunds,
  "PUT /operator/v1/refunds/{id}/settle": settleByHand,
});
