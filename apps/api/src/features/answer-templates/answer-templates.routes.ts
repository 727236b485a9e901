import { answerTemplateCalls } from "@todayfruit/contract/answer-templates/answer-templates.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { buildRecordHandlers } from "../record-edits/tables/build-record-handlers.ts";
import { answerTemplateRecordDefinition } from "./answer-template-record-definition.ts";

const HANDLERS = buildRecordHandlers(answerTemplateRecordDefinition);

export const answerTemplateRoutes = bindCalls(answerTemplateCalls, {
  "GET /operator/v1/answer-templates": HANDLERS.list,
  "POST /operator/v1/answer-templates": HANDLERS.add,
  "PATCH /operator/v1/answer-templates": HANDLERS.edit,
  "POST /operator/v1/answer-templates/delete": HANDLERS.remove,
});
