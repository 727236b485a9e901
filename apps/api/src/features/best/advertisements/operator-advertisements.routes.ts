import { operatorAdvertisementCalls } from "@todayfruit/contract/best/operator-advertisements.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { buildRecordHandlers } from "../../record-edits/tables/build-record-handlers.ts";
import { advertisementRecordDefinition } from "./advertisement-record-definition.ts";

const HANDLERS = buildRecordHandlers(advertisementRecordDefinition);

export const operatorAdvertisementRoutes = bindCalls(operatorAdvertisementCalls, {
  "GET /operator/v1/advertisements": HANDLERS.list,
  "POST /operator/v1/advertisements": HANDLERS.add,
  "PATCH /operator/v1/advertisements": HANDLERS.edit,
  "POST /operator/v1/advertisements/delete": HANDLERS.remove,
});
