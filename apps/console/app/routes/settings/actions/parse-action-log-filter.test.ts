import { expect, test } from "vitest";
import { parseActionLogFilter } from "./parse-action-log-filter.ts";

test.each([
  ["", {}],
  ["who=3&what=orders&day=2026-11-23", { operatorId: 3, noun: "orders", day: "2026-11-23" }],
  ["who=me&what=toString&day=2026-02-30", {}],
])("the address ?%s narrows the trail to %j", (text, filter) => {
  expect(parseActionLogFilter(new URLSearchParams(text))).toEqual(filter);
});
