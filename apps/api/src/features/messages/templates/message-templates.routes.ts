import { messageTemplateCalls } from "@todayfruit/contract/messages/message-templates.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { buildRecordHandlers } from "../../record-edits/tables/build-record-handlers.ts";
import { messageTemplateRecordDefinition } from "./message-template-record-definition.ts";
import { previewMessage } from "./preview-message.ts";

const HANDLERS = buildRecordHandlers(messageTemplateRecordDefinition);

export const messageTemplateRoutes = bindCalls(messageTemplateCalls, {
  "GET /operator/v1/message-templates": HANDLERS.list,
  "PATCH /operator/v1/message-templates": HANDLERS.edit,
  "GET /operator/v1/message-templates/{id}/preview": previewMessage,
});
