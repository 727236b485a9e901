import { QuestionRecord } from "../../records/question-record.ts";
import { createRecordValidator } from "../../validate/create-record-validator.ts";
import { needed } from "../check-references.ts";
import type { RowRules } from "../check-rows.ts";
import type { Known } from "../known-catalogue-facts.ts";

export const QUESTION_FILE = "catalog/questions.json";

export const questionValidator = createRecordValidator(QuestionRecord);

export function questionRules(known: Known): RowRules<QuestionRecord> {
  return {
    file: QUESTION_FILE,
    kind: "question",
    validator: questionValidator,
    examine: ({ productId, status, answer, dateOffset }) => [
      ...needed(known, "product", productId, "productId"),
      ...((status === "answered") === (answer !== null)
        ? []
        : [{ field: "status", reason: "답변이 있으면 answered, 없으면 waiting이어야 해요" }]),
      ...(answer !== null && answer.dateOffset < dateOffset
        ? [{ field: "answer.dateOffset", reason: "답변은 문의보다 빠를 수 없어요" }]
        : []),
    ],
    media: () => [],
  };
}
