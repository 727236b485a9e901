import { operatorSearchPinCalls } from "@todayfruit/contract/search/operator-search-pins.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { buildRecordHandlers } from "../../record-edits/tables/build-record-handlers.ts";
import { listSearchPins } from "./list-search-pins.ts";
import { searchPinRecordDefinition } from "./search-pin-record-definition.ts";

const HANDLERS = buildRecordHandlers(searchPinRecordDefinition);

export const operatorSearchPinRoutes = bindCalls(operatorSearchPinCalls, {
  "GET /operator/v1/search-pins": listSearchPins,
  "POST /operator/v1/search-pins": HANDLERS.add,
  "PATCH /operator/v1/search-pins": HANDLERS.edit,
  "POST /operator/v1/search-pins/delete": HANDLERS.remove,
});
