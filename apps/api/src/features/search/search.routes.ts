import { searchCalls } from "@todayfruit/contract/calls/browse/search";
import { bind } from "../../http/bind.ts";
import { listPopular } from "./list-popular.ts";
import { searchProducts } from "./search-products.ts";
import { suggest } from "./suggest.ts";

export const searchRoutes = bind(searchCalls, {
  "GET /v1/products/search": searchProducts,
  "GET /v1/products/search/suggestions": suggest,
  "GET /v1/products/search/popular": listPopular,
});
