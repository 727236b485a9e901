import { distributorCalls } from "@todayfruit/contract/distributors/operator-distributors.calls";
import { bind } from "../../http/bind-calls.ts";
import { recordHandlers } from "../record-edits/tables/record-handlers.ts";
import { distributorRecordDefinition } from "./distributor-record-definition.ts";

const HANDLERS = recordHandlers(distributorRecordDefinition);

export const distributorRoutes = bind(distributorCalls, {
  "GET /operator/v1/distributors": HANDLERS.list,
  "POST /operator/v1/distributors": HANDLERS.add,
  "PATCH /operator/v1/distributors": HANDLERS.edit,
  "POST /operator/v1/distributors/delete": HANDLERS.remove,
});
