import type { FieldProblem } from "../../validate/problems.ts";

/** Returns the problem of a value that occurred in an earlier row; remembers the value in `seen`. */
export function repeatedValueProblem(seen: Set<string>, value: string, field: string): FieldProblem[] {
  const isTaken = seen.has(value);
  seen.add(value);
  return isTaken ? [{ field, reason: `같은 ${field}가 앞에 있어요` }] : [];
}
