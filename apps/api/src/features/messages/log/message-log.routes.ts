import { operatorMessageCalls } from "@todayfruit/contract/messages/operator-message-log.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { listMessages } from "./list-messages.ts";

export const messageLogRoutes = bindCalls(operatorMessageCalls, {
  "GET /operator/v1/messages": listMessages,
});
