import { answerTemplateCalls } from "@todayfruit/contract/answer-templates/answer-templates.calls";
import { bind } from "../../http/bind-calls.ts";
import { recordHandlers } from "../record-edits/tables/record-handlers.ts";
import { answerTemplateRecordDefinition } from "./answer-template-record-definition.ts";

const HANDLERS = recordHandlers(answerTemplateRecordDefinition);

export const answerTemplateRoutes = bind(answerTemplateCalls, {
  "GET /operator/v1/answer-templates": HANDLERS.list,
  "POST /operator/v1/answer-templates": HANDLERS.add,
  "PATCH /operator/v1/answer-templates": HANDLERS.edit,
  "POST /operator/v1/answer-templates/delete": HANDLERS.remove,
});
