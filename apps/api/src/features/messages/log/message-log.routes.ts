import { operatorMessageCalls } from "@todayfruit/contract/messages/operator-message-log.calls";
import { bind } from "../../../http/bind-calls.ts";
import { listMessages } from "./list-messages.ts";

export const messageLogRoutes = bind(operatorMessageCalls, {
  "GET /operator/v1/messages": listMessages,
});
