import { operatorAdvertisementCalls } from "@todayfruit/contract/best/operator-advertisements.calls";
import { bind } from "../../../http/bind-calls.ts";
import { recordHandlers } from "../../record-edits/tables/record-handlers.ts";
import { advertisementRecordDefinition } from "./advertisement-record-definition.ts";

const HANDLERS = recordHandlers(advertisementRecordDefinition);

export const operatorAdvertisementRoutes = bind(operatorAdvertisementCalls, {
  "GET /operator/v1/advertisements": HANDLERS.list,
  "POST /operator/v1/advertisements": HANDLERS.add,
  "PATCH /operator/v1/advertisements": HANDLERS.edit,
  "POST /operator/v1/advertisements/delete": HANDLERS.remove,
});
