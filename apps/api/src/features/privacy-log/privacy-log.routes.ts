import { privacyLogCalls } from "@todayfruit/contract/privacy-log/privacy-log.calls";
import { bind } from "../../http/bind-calls.ts";
import { showPrivacyLog } from "./show-privacy-log.ts";

export const privacyLogRoutes = bind(privacyLogCalls, {
  "GET /v1/app-users/privacy-log": showPrivacyLog,
});
