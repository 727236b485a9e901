import { bestCalls } from "@todayfruit/contract/calls/browse/best";
import { bind } from "../../http/bind.ts";
import { listBest } from "./list-best.ts";
import { listProductGroup, showFrontBest } from "./list-product-groups.ts";
import { showNewWholesale } from "./show-new-wholesale.ts";

export const bestRoutes = bind(bestCalls, {
  "GET /v1/products/category/{id}/best": listBest,
  "GET /v1/front/best": showFrontBest,
  "GET /v1/product-groups/{code}": listProductGroup,
  "GET /v1/wholesale/new-with-category": showNewWholesale,
});
