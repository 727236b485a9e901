import { changeEventCalls } from "@todayfruit/contract/change-events/change-events.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { streamChanges } from "./stream-changes.ts";

export const changeEventRoutes = bindCalls(changeEventCalls, {
  "GET /operator/v1/events": streamChanges,
});
