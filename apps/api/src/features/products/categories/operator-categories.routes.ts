import { operatorCategoryCalls } from "@todayfruit/contract/products/operator-categories.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { buildMediaRecordHandlers } from "../../record-edits/tables/build-media-record-handlers.ts";
import { categoryRecordDefinition } from "./category-record-definition.ts";

const HANDLERS = buildMediaRecordHandlers(categoryRecordDefinition, ({ icon }) => (icon ? [icon] : []));

export const operatorCategoryRoutes = bindCalls(operatorCategoryCalls, {
  "GET /operator/v1/categories": HANDLERS.list,
  "POST /operator/v1/categories": HANDLERS.add,
  "PATCH /operator/v1/categories": HANDLERS.edit,
  "POST /operator/v1/categories/delete": HANDLERS.remove,
});
