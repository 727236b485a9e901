import { FaqRecord } from "../../records/board/faq-record.ts";
import { recordValidator } from "../../validate/record-validator.ts";
import type { RowRules } from "../check-rows.ts";
import { repeatedValueProblem } from "./repeated-value-problem.ts";

export const FAQ_FILE = "catalog/faq.json";

export const faqValidator = recordValidator(FaqRecord);

export function faqRules(accept: (record: FaqRecord) => void): RowRules<FaqRecord> {
  const questions = new Set<string>();
  return {
    file: FAQ_FILE,
    kind: "faq",
    validator: faqValidator,
    examine: ({ question }) => repeatedValueProblem(questions, question, "question"),
    media: () => [],
    accept,
  };
}
