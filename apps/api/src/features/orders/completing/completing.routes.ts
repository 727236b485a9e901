import { completingCalls } from "@todayfruit/contract/calls/buy/completing";
import { bind } from "../../../http/bind.ts";
import { completePurchase } from "./complete-purchase.ts";

export const completingRoutes = bind(completingCalls, {
  "PUT /v1/app-users/order-items/{id}/products/{pid}/complete": completePurchase,
});
