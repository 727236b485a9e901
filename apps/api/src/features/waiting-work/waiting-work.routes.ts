import { waitingWorkCalls } from "@todayfruit/contract/operators/waiting-work.calls";
import { bind } from "../../http/bind-calls.ts";
import { showWaitingWork } from "./show-waiting-work.ts";

export const waitingWorkRoutes = bind(waitingWorkCalls, {
  "GET /operator/v1/waiting": showWaitingWork,
});
