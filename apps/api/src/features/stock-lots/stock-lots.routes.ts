import { stockLotCalls } from "@todayfruit/contract/stock-lots/stock-lots.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { correctStockLot } from "./correct-stock-lot.ts";
import { createLotsForExistingStock } from "./create-lots-for-existing-stock.ts";
import { editStockLots } from "./edit-stock-lots.ts";
import { listStockLots } from "./list-stock-lots.ts";

export const stockLotRoutes = bindCalls(stockLotCalls, {
  "GET /operator/v1/stock-lots": listStockLots,
  "POST /operator/v1/stock-lots": createLotsForExistingStock,
  "PATCH /operator/v1/stock-lots": editStockLots,
  "PUT /operator/v1/stock-lots/{id}/units": correctStockLot,
});
