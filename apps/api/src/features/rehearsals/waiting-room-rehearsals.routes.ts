import { rehearsalCalls } from "@todayfruit/contract/rehearsals/waiting-room-rehearsals.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { cancelRehearsals } from "./cancel-rehearsals.ts";
import { listRehearsals } from "./list-rehearsals.ts";
import { requestWaitingRoomRehearsal } from "./request-waiting-room-rehearsal.ts";

export const rehearsalRoutes = bindCalls(rehearsalCalls, {
  "GET /operator/v1/waiting-rooms/{id}/rehearsals": listRehearsals,
  "POST /operator/v1/waiting-rooms/{id}/rehearsals": requestWaitingRoomRehearsal,
  "PATCH /operator/v1/rehearsals": cancelRehearsals,
});
