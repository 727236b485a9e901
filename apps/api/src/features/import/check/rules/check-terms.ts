import { TermsRecord } from "../../records/terms-record.ts";
import type { FieldProblem } from "../../validate/create-problem-collector.ts";
import { createRecordValidator } from "../../validate/create-record-validator.ts";
import type { Checking } from "../check-rows.ts";

export const TERMS_FILE = "catalog/terms.json";
const validator = createRecordValidator(TermsRecord);

/** Checks the terms for joining; returns `null` when one is bad, because they are agreed to together. */
export function checkTerms({ problems }: Checking, value: unknown): TermsRecord | null {
  const { record, problems: found } = validator.check(value);
  const all = [...found, ...problemsOfCodes(record ?? [])];
  if (all.length === 0) return record;
  problems.add(TERMS_FILE, 1, null, all);
  return null;
}

function problemsOfCodes(terms: TermsRecord): FieldProblem[] {
  return terms.flatMap(({ code }, index) =>
    terms.findIndex((other) => other.code === code) === index
      ? []
      : [{ field: `[${index}].code`, reason: "두 번 나와요" }],
  );
}
