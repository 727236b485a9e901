import type { AnswerTemplateFields } from "@todayfruit/contract/answer-templates/answer-templates.calls";
import { unknownVariables } from "@todayfruit/domain/answer-templates/check-answer-variables";
import type { Static } from "typebox";
import { buildTableRecord } from "../record-edits/tables/build-table-record.ts";

/** Template of answers as a record that operators edit. */
export const answerTemplateRecordDefinition = buildTableRecord<
  "answer_template",
  Static<typeof AnswerTemplateFields>,
  "ANSWER_VARIABLE_UNKNOWN"
>({
  noun: "answer-templates",
  subject: "answer template",
  permission: "voices.answer",
  table: "answer_template",
  columns: {
    kind: ["kind", "text"],
    title: ["title", "text"],
    contents: ["contents", "text"],
    sort: ["sort", "integer"],
  },
  check: async (_tx, rows) =>
    rows
      .filter(({ edited }) => unknownVariables(edited.contents).length > 0)
      .map(({ id }) => ({ id, code: "ANSWER_VARIABLE_UNKNOWN", field: "contents" })),
});
