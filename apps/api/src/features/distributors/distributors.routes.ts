import { distributorCalls } from "@todayfruit/contract/distributors/operator-distributors.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { buildRecordHandlers } from "../record-edits/tables/build-record-handlers.ts";
import { distributorRecordDefinition } from "./distributor-record-definition.ts";

const HANDLERS = buildRecordHandlers(distributorRecordDefinition);

export const distributorRoutes = bindCalls(distributorCalls, {
  "GET /operator/v1/distributors": HANDLERS.list,
  "POST /operator/v1/distributors": HANDLERS.add,
  "PATCH /operator/v1/distributors": HANDLERS.edit,
  "POST /operator/v1/distributors/delete": HANDLERS.remove,
});
