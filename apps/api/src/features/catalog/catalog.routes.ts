import { catalogCalls } from "@todayfruit/contract/calls/browse/catalog";
import { personalCalls } from "@todayfruit/contract/calls/browse/personal";
import { bind } from "../../http/bind.ts";
import { findBundled, findOptions, findProduct, findRelated } from "./find-product.ts";
import { listCategories } from "./list-categories.ts";
import { listCategory } from "./list-category.ts";
import { showPrompts } from "./show-prompts.ts";

export const catalogRoutes = bind(catalogCalls, {
  "GET /v1/categories": listCategories,
  "GET /v1/products/category/{id}": listCategory,
  "GET /v1/products/{id}": findProduct,
  "GET /v2/products/{id}/options": findOptions,
  "GET /v1/products/related/{id}": findRelated,
});

const { "GET /v1/products/{id}/purchase-prompt": prompt, "GET /v1/product-related/{id}": bundled } =
  personalCalls;

export const aroundProductRoutes = bind(
  { "GET /v1/products/{id}/purchase-prompt": prompt, "GET /v1/product-related/{id}": bundled },
  {
    "GET /v1/products/{id}/purchase-prompt": showPrompts,
    "GET /v1/product-related/{id}": findBundled,
  },
);
