import { operatorTimedPriceCalls } from "@todayfruit/contract/timed-prices/operator-timed-prices.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { changeTimedPrice } from "./change-timed-price.ts";
import { defineTimedPrice } from "./define-timed-price.ts";
import { listTimedPricesForOperator } from "./list-timed-prices-for-operator.ts";
import { withdrawTimedPrice } from "./withdraw-timed-price.ts";

export const operatorTimedPriceRoutes = bindCalls(operatorTimedPriceCalls, {
  "GET /operator/v1/timed-prices": listTimedPricesForOperator,
  "POST /operator/v1/timed-prices": defineTimedPrice,
  "PUT /operator/v1/timed-prices/{id}": changeTimedPrice,
  "PUT /operator/v1/timed-prices/{id}/withdraw": withdrawTimedPrice,
});
