import { waitingWorkCalls } from "@todayfruit/contract/operators/waiting-work.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { showWaitingWork } from "./show-waiting-work.ts";

export const waitingWorkRoutes = bindCalls(waitingWorkCalls, {
  "GET /operator/v1/waiting": showWaitingWork,
});
