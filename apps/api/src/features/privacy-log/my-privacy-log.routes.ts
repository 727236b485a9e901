import { privacyLogCalls } from "@todayfruit/contract/privacy-log/my-privacy-log.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { showOwnPrivacyLog } from "./show-own-privacy-log.ts";

export const privacyLogRoutes = bindCalls(privacyLogCalls, {
  "GET /v1/app-users/privacy-log": showOwnPrivacyLog,
});
