import { operatorStockCalls } from "@todayfruit/contract/stock/operator-stock-edits.calls";
import { stockLevelCalls } from "@todayfruit/contract/stock/stock-levels.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { changeStock } from "./change-stock.ts";
import { changeStocks } from "./change-stocks.ts";
import { listStock } from "./list-stock.ts";

export const stockLevelRoutes = bindCalls(stockLevelCalls, { "GET /operator/v1/stock": listStock });

export const operatorStockRoutes = bindCalls(operatorStockCalls, {
  "PATCH /operator/v1/stock": changeStocks,
  "PUT /operator/v1/options/{id}/stock": changeStock,
});
