import type { QuestionFields } from "@todayfruit/contract/questions/operator-questions.calls";
import type { Static } from "typebox";
import type { EditableRecord } from "../../record-edits/editable-record-types.ts";
import { hideQuestions, lockQuestions } from "./questions-hiding.repository.ts";

/** Question about a product as a record that operators hide on a legal ground. */
export const questionRecordDefinition: EditableRecord<Static<typeof QuestionFields>, never> = {
  noun: "questions",
  subject: "question",
  permission: "voices.answer",
  async lock(tx, ids) {
    const rows = await lockQuestions(tx, ids);
    return rows.map(({ id, version, hidden_for }) => ({ id, version, fields: { hiddenFor: hidden_for } }));
  },
  check: async () => [],
  write: (tx, rows, at) =>
    hideQuestions(
      tx,
      rows.map(({ id, edited }) => ({ id, ...edited, ...newsOf(edited.hiddenFor) })),
      at,
    ),
};

function newsOf(hiddenFor: string | null): { title: string; body: string } {
  return hiddenFor === null
    ? { title: "문의를 다시 보여 드려요", body: "가렸던 문의를 다시 볼 수 있어요." }
    : {
        title: "문의를 가렸어요",
        body: `사유: ${hiddenFor}. 다르게 생각하시면 1:1 문의로 알려 주세요.`,
      };
}
