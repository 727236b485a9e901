import { sessionCalls } from "@todayfruit/contract/sessions/logged-in-devices.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { endOneSession, endSessionsElsewhere, showSessions } from "./list-or-end-sessions.ts";

export const sessionRoutes = bindCalls(sessionCalls, {
  "GET /v1/app-users/sessions": showSessions,
  "DELETE /v1/app-users/sessions/{id}": endOneSession,
  "DELETE /v1/app-users/sessions": endSessionsElsewhere,
});
