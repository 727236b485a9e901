import {
  operatorHomeSubTabCalls,
  operatorHomeTabCalls,
} from "@todayfruit/contract/displays/operator-home-tabs.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { buildRecordHandlers } from "../../record-edits/tables/build-record-handlers.ts";
import { homeSubTabRecordDefinition } from "./home-sub-tab-record-definition.ts";
import { homeTabRecordDefinition } from "./home-tab-record-definition.ts";

const TABS = buildRecordHandlers(homeTabRecordDefinition);
const SUB_TABS = buildRecordHandlers(homeSubTabRecordDefinition);

export const operatorHomeTabRoutes = bindCalls(operatorHomeTabCalls, {
  "GET /operator/v1/home-tabs": TABS.list,
  "POST /operator/v1/home-tabs": TABS.add,
  "PATCH /operator/v1/home-tabs": TABS.edit,
  "POST /operator/v1/home-tabs/delete": TABS.remove,
});

export const operatorHomeSubTabRoutes = bindCalls(operatorHomeSubTabCalls, {
  "GET /operator/v1/home-sub-tabs": SUB_TABS.list,
  "POST /operator/v1/home-sub-tabs": SUB_TABS.add,
  "PATCH /operator/v1/home-sub-tabs": SUB_TABS.edit,
  "POST /operator/v1/home-sub-tabs/delete": SUB_TABS.remove,
});
