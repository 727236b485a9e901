import { operatorSearchWordCalls } from "@todayfruit/contract/search/operator-search-words.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { buildRecordHandlers } from "../../record-edits/tables/build-record-handlers.ts";
import { searchWordRecordDefinition } from "./search-word-record-definition.ts";

const HANDLERS = buildRecordHandlers(searchWordRecordDefinition);

export const operatorSearchWordRoutes = bindCalls(operatorSearchWordCalls, {
  "GET /operator/v1/search-words": HANDLERS.list,
  "POST /operator/v1/search-words": HANDLERS.add,
  "PATCH /operator/v1/search-words": HANDLERS.edit,
  "POST /operator/v1/search-words/delete": HANDLERS.remove,
});
