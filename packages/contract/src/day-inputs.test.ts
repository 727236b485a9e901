import { expect, test } from "vitest";
import { allCalls } from "./all-calls.ts";
import type { CallTable } from "./call-definition.ts";

const CALLS: CallTable = allCalls;

test("every day that a call takes is refused at the edge when it does not exist", () => {
  const days = Object.entries(CALLS).flatMap(([name, { path, query, body }]) =>
    [path, query, body].flatMap((schema) =>
      daysIn(schema ?? {}).map((day) => ({ name, format: day.format })),
    ),
  );
  expect(days.length).toBeGreaterThan(5);
  expect(days.filter(({ format }) => format !== "date")).toEqual([]);
});

type Schema = { pattern?: string; format?: string };

/** Lists the schemas of texts of the form `YYYY-MM-DD` anywhere in a schema. */
function daysIn(schema: object): Schema[] {
  const { pattern }: Schema = schema;
  if (pattern !== undefined && /\\d\{[34]\}-\\d\{2\}-\\d\{2\}\$$/.test(pattern)) return [schema];
  return Object.values(schema).flatMap((each) => (typeof each === "object" && each ? daysIn(each) : []));
}
