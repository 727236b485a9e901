import type { FieldProblem } from "../../validate/create-problem-collector.ts";

/** Returns the problem of a value that occurred in an earlier row; remembers the value in `seen`. */
export function findRepeatedValue(seen: Set<string>, value: string, field: string): FieldProblem[] {
  const isTaken = seen.has(value);
  seen.add(value);
  return isTaken ? [{ field, reason: `같은 ${field}가 앞에 있어요` }] : [];
}
