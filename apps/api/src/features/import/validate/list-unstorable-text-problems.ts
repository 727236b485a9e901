import type { FieldProblem } from "./create-problem-collector.ts";

/** Finds texts that JSON can express and neither UTF-8 nor the database can: NUL, or half of a surrogate pair. */
export function listUnstorableTextProblems(value: unknown, field = ""): FieldProblem[] {
  if (typeof value === "string") {
    const isStorable = value.isWellFormed() && !value.includes("\0");
    return isStorable ? [] : [{ field, reason: "저장할 수 없는 글자(깨진 글자)가 있어요" }];
  }
  if (Array.isArray(value))
    return value.flatMap((item, index) => listUnstorableTextProblems(item, `${field}[${index}]`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    listUnstorableTextProblems(inner, field === "" ? name : `${field}.${name}`),
  );
}
