import type { FieldProblem } from "../../validate/problems.ts";

export function onlyOnce(seen: Set<string>, value: string, field: string): FieldProblem[] {
  const isTaken = seen.has(value);
  seen.add(value);
  return isTaken ? [{ field, reason: `같은 ${field}가 앞에 있어요` }] : [];
}
