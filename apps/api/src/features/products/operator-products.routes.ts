import { productCalls } from "@todayfruit/contract/products/operator-products.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { editProducts } from "./edit-products.ts";
import { listOperatorProducts } from "./list-operator-products.ts";
import { showOperatorProduct } from "./show-operator-product.ts";

export const operatorProductRoutes = bindCalls(productCalls, {
  "GET /operator/v1/products": listOperatorProducts,
  "GET /operator/v1/products/{id}": showOperatorProduct,
  "PATCH /operator/v1/products": editProducts,
});
