import { operatorAdjustmentCalls } from "@todayfruit/contract/calls/operator/adjustments";
import { bind } from "../../http/bind.ts";
import { adjustPoints } from "./adjust-points.ts";
import { changeStock } from "./change-stock.ts";

export const adjustmentRoutes = bind(operatorAdjustmentCalls, {
  "POST /operator/v1/members/{id}/points": adjustPoints,
  "PUT /operator/v1/options/{id}/stock": changeStock,
});
