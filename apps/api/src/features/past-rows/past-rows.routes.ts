import { pastRowCalls } from "@todayfruit/contract/past-rows/past-rows.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { showOrderAsOf } from "./show-order-as-of.ts";
import { showProductAsOf } from "./show-product-as-of.ts";

export const pastRowRoutes = bindCalls(pastRowCalls, {
  "GET /operator/v1/products/{id}/as-of": showProductAsOf,
  "GET /operator/v1/orders/{id}/as-of": showOrderAsOf,
});
