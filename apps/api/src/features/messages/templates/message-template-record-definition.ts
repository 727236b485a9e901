import type { MessageTemplateFields } from "@todayfruit/contract/messages/message-templates.calls";
import type { Channel } from "@todayfruit/domain/messages/message-routes-and-outcomes";
import { templateProblem } from "@todayfruit/domain/messages/read-and-check-template-texts";
import type { TemplateName } from "@todayfruit/domain/messages/templates/all-templates";
import type { Static } from "typebox";
import { buildTableRecord, type TableRecord } from "../../record-edits/tables/build-table-record.ts";

type Fields = Static<typeof MessageTemplateFields> & { template: TemplateName; channel: Channel };
type Refusal = "MESSAGE_VARIABLE_UNKNOWN" | "MESSAGE_VARIABLE_MISSING";

/** Refusal of a text by its problem. */
export const TEMPLATE_REFUSALS = {
  unknown: "MESSAGE_VARIABLE_UNKNOWN",
  missing: "MESSAGE_VARIABLE_MISSING",
} as const;

/** Text of a notice on a channel as a record that operators edit; its notice and channel stay. */
export const messageTemplateRecordDefinition: TableRecord<Fields, Refusal> = {
  ...buildTableRecord<"message_template", Fields, Refusal>({
    noun: "message-templates",
    subject: "message template",
    permission: "displays.edit",
    table: "message_template",
    columns: {
      template: ["template", "text"],
      channel: ["channel", "text"],
      text: ["text", "text"],
      isReviewed: ["is_reviewed", "boolean"],
    },
    check: async (_tx, rows) =>
      rows.flatMap(({ id, edited: { template, channel, text } }) => {
        const problem = templateProblem(template, channel, text);
        return problem === null ? [] : [{ id, code: TEMPLATE_REFUSALS[problem], field: "text" }];
      }),
  }),
  // Kakao compares letter by letter: another text is sent as a text message until it is registered.
  derive: (stored, set) =>
    stored.channel === "phone" && set.text !== undefined && set.text !== stored.text
      ? { isReviewed: false }
      : {},
};
