import { operatorStockCalls } from "@todayfruit/contract/stock/operator-stock.calls";
import { bind } from "../../http/bind-calls.ts";
import { changeStock } from "./change-stock.ts";
import { changeStocks } from "./change-stocks.ts";

export const operatorStockRoutes = bind(operatorStockCalls, {
  "PATCH /operator/v1/stock": changeStocks,
  "PUT /operator/v1/options/{id}/stock": changeStock,
});
