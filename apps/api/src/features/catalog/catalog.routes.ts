import { catalogCalls } from "@todayfruit/contract/catalog/catalog.calls";
import { purchasePromptAndFarmProductCalls } from "@todayfruit/contract/catalog/purchase-prompts-and-farm-products.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { findAlternatives } from "./alternatives/find-alternatives.ts";
import { listCategories } from "./categories/list-categories.ts";
import { listCategoryProducts } from "./categories/list-category-products.ts";
import { showDeliveryToArea } from "./delivery-to-area/show-delivery-to-area.ts";
import { findCheapestFarmOptions } from "./farm-options/find-cheapest-farm-options.ts";
import { findBundled, findRelated } from "./list-related-and-bundled-products.ts";
import { showPurchasePrompts } from "./purchase-prompts/show-purchase-prompts.ts";
import { findOptions, showProduct } from "./show-product-and-options.ts";

export const catalogRoutes = bindCalls(catalogCalls, {
  "GET /v1/categories": listCategories,
  "GET /v1/products/category/{id}": listCategoryProducts,
  "GET /v1/products/{id}": showProduct,
  "GET /v1/products/{id}/delivery": showDeliveryToArea,
  "GET /v2/products/{id}/options": findOptions,
  "GET /v1/products/related/{id}": findRelated,
});

export const productExtraRoutes = bindCalls(purchasePromptAndFarmProductCalls, {
  "GET /v1/products/{id}/purchase-prompt": showPurchasePrompts,
  "GET /v1/products/{id}/alternatives": findAlternatives,
  "GET /v1/distributors/{id}/smallest-options": findCheapestFarmOptions,
  "GET /v1/product-related/{id}": findBundled,
});
