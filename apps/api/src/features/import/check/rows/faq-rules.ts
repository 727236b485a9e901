import { FaqRecord } from "../../records/board/faq-record.ts";
import { createRecordValidator } from "../../validate/create-record-validator.ts";
import type { RowRules } from "../check-rows.ts";
import { findRepeatedValue } from "./find-repeated-value.ts";

export const FAQ_FILE = "catalog/faq.json";

export const faqValidator = createRecordValidator(FaqRecord);

export function faqRules(accept: (record: FaqRecord) => void): RowRules<FaqRecord> {
  const questions = new Set<string>();
  return {
    file: FAQ_FILE,
    kind: "faq",
    validator: faqValidator,
    examine: ({ question }) => findRepeatedValue(questions, question, "question"),
    media: () => [],
    accept,
  };
}
