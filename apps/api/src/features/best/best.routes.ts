import { bestCalls } from "@todayfruit/contract/best/best.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { listBest } from "./list-best.ts";
import { listProductsOfGroup } from "./list-products-of-group.ts";
import { showHomeBest } from "./show-home-best.ts";
import { showNewestWholesaleByCategory } from "./show-newest-wholesale-by-category.ts";

export const bestRoutes = bindCalls(bestCalls, {
  "GET /v1/products/category/{id}/best": listBest,
  "GET /v1/front/best": showHomeBest,
  "GET /v1/product-groups/{code}": listProductsOfGroup,
  "GET /v1/wholesale/new-with-category": showNewestWholesaleByCategory,
});
