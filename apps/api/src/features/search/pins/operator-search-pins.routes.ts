import { operatorSearchPinCalls } from "@todayfruit/contract/search/operator-search-pins.calls";
import { bind } from "../../../http/bind-calls.ts";
import { recordHandlers } from "../../record-edits/tables/record-handlers.ts";
import { listSearchPins } from "./list-search-pins.ts";
import { searchPinRecordDefinition } from "./search-pin-record-definition.ts";

const HANDLERS = recordHandlers(searchPinRecordDefinition);

export const operatorSearchPinRoutes = bind(operatorSearchPinCalls, {
  "GET /operator/v1/search-pins": listSearchPins,
  "POST /operator/v1/search-pins": HANDLERS.add,
  "PATCH /operator/v1/search-pins": HANDLERS.edit,
  "POST /operator/v1/search-pins/delete": HANDLERS.remove,
});
