import { messageCalls } from "@todayfruit/contract/calls/voices/messages";
import { bind } from "../../http/bind.ts";
import { registerDevice, showDevice, unregisterDevice } from "./register-device.ts";

const { "POST /v1/messages/reports/{secret}": _, ...pushCalls } = messageCalls;

export const pushRoutes = bind(pushCalls, {
  "GET /v1/app-users/push-device": showDevice,
  "PUT /v1/app-users/push-device": registerDevice,
  "DELETE /v1/app-users/push-device": unregisterDevice,
});
