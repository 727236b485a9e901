import { operatorBroadcastCalls } from "@todayfruit/contract/broadcasts/operator-broadcasts.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { buildRecordHandlers } from "../record-edits/tables/build-record-handlers.ts";
import { broadcastRecordDefinition } from "./broadcast-record-definition.ts";

const HANDLERS = buildRecordHandlers(broadcastRecordDefinition);

export const operatorBroadcastRoutes = bindCalls(operatorBroadcastCalls, {
  "GET /operator/v1/broadcasts": HANDLERS.list,
  "POST /operator/v1/broadcasts": HANDLERS.add,
  "PATCH /operator/v1/broadcasts": HANDLERS.edit,
  "POST /operator/v1/broadcasts/delete": HANDLERS.remove,
});
