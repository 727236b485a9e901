import { pushCalls } from "@todayfruit/contract/push/push.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { registerDevice, showDevice, unregisterDevice } from "./manage-push-device.ts";

export const pushRoutes = bindCalls(pushCalls, {
  "GET /v1/app-users/push-device": showDevice,
  "PUT /v1/app-users/push-device": registerDevice,
  "DELETE /v1/app-users/push-device": unregisterDevice,
});
