import type { Input } from "@todayfruit/contract/all-calls";
import { buildMessagePreviewVariables } from "@todayfruit/domain/messages/build-message-preview-variables";
import { fillMessageTemplate } from "@todayfruit/domain/messages/fill-message-template";
import type { EventTemplate } from "@todayfruit/domain/messages/message-routes-and-outcomes";
import { templateProblem } from "@todayfruit/domain/messages/read-and-check-template-texts";
import type { TemplateName } from "@todayfruit/domain/messages/templates/all-templates";
import { titleOf, writeEventText } from "@todayfruit/domain/messages/write-event-text";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { findMessageTemplate } from "./find-template-texts.repository.ts";
import { TEMPLATE_REFUSALS } from "./message-template-record-definition.ts";

type Call = "GET /operator/v1/message-templates/{id}/preview";

/** Shows a notice as it would be sent, filled with samples: with its text of now, or with one that is not saved yet. */
export async function previewMessage(
  { path, query = {} }: Input<Call>,
  { db, rules }: OperatorContext,
): Promise<Answer<Call>> {
  const row = await findMessageTemplate(db, path.id);
  if (!row) return refuse("RECORD_NOT_FOUND");
  const name = row.template as TemplateName;
  const text = query.text ?? row.text;
  const problem = templateProblem(name, row.channel, text);
  if (problem !== null) return refuse(TEMPLATE_REFUSALS[problem]);
  const variables = buildMessagePreviewVariables(name, rules.shopName, rules.publicUrl);
  const samples = Object.entries(variables).map(([variable, sample]) => ({ variable, sample }));
  if (row.channel !== "push") {
    const written = fillMessageTemplate(name, variables as never, text);
    return ok({ title: titleOf(written), text: written.text, samples });
  }
  const { title, body } = writeEventText(name as EventTemplate, variables as never, {
    summary: text,
  });
  return ok({ title, text: body, samples });
}
