import { searchCalls } from "@todayfruit/contract/search/search.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { showFilterCounts } from "./filters/show-filter-counts.ts";
import { listPopularSearches } from "./popular/list-popular-searches.ts";
import { searchProducts } from "./search-products.ts";
import { suggest } from "./suggest.ts";

export const searchRoutes = bindCalls(searchCalls, {
  "GET /v1/products/search": searchProducts,
  "GET /v1/products/filters": showFilterCounts,
  "GET /v1/products/search/suggestions": suggest,
  "GET /v1/products/search/popular": listPopularSearches,
});
