import { viewedProductCalls } from "@todayfruit/contract/viewed-products/viewed-products.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { addViews, removeViews, showViewed, showViewedCards } from "./manage-viewed-products.ts";

export const viewedProductRoutes = bindCalls(viewedProductCalls, {
  "GET /v1/products/viewed": showViewedCards,
  "GET /v1/app-users/viewed-products": showViewed,
  "POST /v1/app-users/viewed-products": addViews,
  "DELETE /v1/app-users/viewed-products": removeViews,
});
