import { bestCalls } from "@todayfruit/contract/calls/browse/best";
import { bind } from "../../http/bind.ts";
import { listBest } from "./list-best.ts";
import { listProductGroup, showFrontBest } from "./list-product-groups.ts";
import { showNewWholesale } from "./show-new-wholesale.ts";

export const bestRoutes = bind(bestCalls, {
  "GET /v1/products/category/{id}/best": (input, context) => listBest(context, input),
  "GET /v1/front/best": (input, context) => showFrontBest(context, input),
  "GET /v1/product-groups/{code}": (input, context) => listProductGroup(context, input),
  "GET /v1/wholesale/new-with-category": (input, context) => showNewWholesale(context, input),
});
