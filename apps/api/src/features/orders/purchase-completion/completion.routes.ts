import { completionCalls } from "@todayfruit/contract/orders/complete-purchase.calls";
import { bind } from "../../../http/bind-calls.ts";
import { completeProductAsBuyer } from "./complete-product-as-buyer.ts";

export const completionRoutes = bind(completionCalls, {
  "PUT /v1/app-users/order-items/{id}/products/{pid}/complete": completeProductAsBuyer,
});
