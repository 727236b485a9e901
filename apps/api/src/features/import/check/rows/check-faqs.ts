import { FaqRecord } from "../../records/board/faq-record.ts";
import { recordValidator } from "../../validate/record-validator.ts";
import type { RowRules } from "../check-rows.ts";
import { onlyOnce } from "./only-once.ts";

export const FAQ_FILE = "catalog/faq.json";

export const faqValidator = recordValidator(FaqRecord);

export function faqRules(accept: (record: FaqRecord) => void): RowRules<FaqRecord> {
  const questions = new Set<string>();
  return {
    file: FAQ_FILE,
    kind: "faq",
    validator: faqValidator,
    examine: ({ question }) => onlyOnce(questions, question, "question"),
    media: () => [],
    accept,
  };
}
