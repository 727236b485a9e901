import { completionCalls } from "@todayfruit/contract/orders/complete-purchase.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { completeProductAsBuyer } from "./complete-product-as-buyer.ts";

export const completionRoutes = bindCalls(completionCalls, {
  "PUT /v1/app-users/order-items/{id}/products/{pid}/complete": completeProductAsBuyer,
});
