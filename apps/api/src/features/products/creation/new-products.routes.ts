import { newProductCalls } from "@todayfruit/contract/products/create-products.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { addProduct } from "./add-product.ts";
import { copyProduct } from "./copy-product.ts";

export const newProductRoutes = bindCalls(newProductCalls, {
  "POST /operator/v1/products": addProduct,
  "POST /operator/v1/products/{id}/copy": copyProduct,
});
