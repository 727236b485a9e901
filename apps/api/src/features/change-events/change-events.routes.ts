import { changeEventCalls } from "@todayfruit/contract/change-events/change-events.calls";
import { bind } from "../../http/bind-calls.ts";
import { streamChanges } from "./stream-changes.ts";

export const changeEventRoutes = bind(changeEventCalls, {
  "GET /operator/v1/events": streamChanges,
});
