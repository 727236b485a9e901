import { priceCalls } from "@todayfruit/contract/products/operator-prices.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { editPrices } from "./edit-prices.ts";
import { listOptionPrices } from "./list-option-prices.ts";

export const priceRoutes = bindCalls(priceCalls, {
  "GET /operator/v1/prices": listOptionPrices,
  "PATCH /operator/v1/prices": editPrices,
});
