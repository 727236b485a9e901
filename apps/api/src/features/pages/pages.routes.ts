import { operatorPageCalls } from "@todayfruit/contract/pages/operator-pages.calls";
import { pageCalls } from "@todayfruit/contract/pages/pages.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { buildRecordHandlers } from "../record-edits/tables/build-record-handlers.ts";
import { listPages, showPage } from "./list-and-show-pages.ts";
import { pageRecordDefinition } from "./page-record-definition.ts";

const HANDLERS = buildRecordHandlers(pageRecordDefinition);

export const pageRoutes = bindCalls(pageCalls, {
  "GET /v1/pages": listPages,
  "GET /v1/pages/{slug}": showPage,
});

export const operatorPageRoutes = bindCalls(operatorPageCalls, {
  "GET /operator/v1/pages": HANDLERS.list,
  "POST /operator/v1/pages": HANDLERS.add,
  "PATCH /operator/v1/pages": HANDLERS.edit,
  "POST /operator/v1/pages/delete": HANDLERS.remove,
});
