import { operatorDisplayGroupCalls } from "@todayfruit/contract/displays/operator-display-groups.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { buildRecordHandlers } from "../../record-edits/tables/build-record-handlers.ts";
import { displayGroupRecordDefinition } from "./display-group-record-definition.ts";

const HANDLERS = buildRecordHandlers(displayGroupRecordDefinition);

export const operatorDisplayGroupRoutes = bindCalls(operatorDisplayGroupCalls, {
  "GET /operator/v1/display-groups": HANDLERS.list,
  "POST /operator/v1/display-groups": HANDLERS.add,
  "PATCH /operator/v1/display-groups": HANDLERS.edit,
  "POST /operator/v1/display-groups/delete": HANDLERS.remove,
});
