import { operatorStockCalls } from "@todayfruit/contract/stock/operator-stock.calls";
import { bind } from "../../http/bind-calls.ts";
import { changeStock } from "./change-stock.ts";

export const operatorStockRoutes = bind(operatorStockCalls, {
  "PUT /operator/v1/options/{id}/stock": changeStock,
});
