import { optionCalls } from "@todayfruit/contract/products/operator-product-options.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { addOptions } from "./add-options.ts";
import { editOptions } from "./edit-options.ts";
import { listOperatorOptions } from "./list-operator-options.ts";

export const operatorOptionRoutes = bindCalls(optionCalls, {
  "GET /operator/v1/options": listOperatorOptions,
  "POST /operator/v1/options": addOptions,
  "PATCH /operator/v1/options": editOptions,
});
