import { expect, test } from "vitest";
import { readLogFilter } from "./read-log-filter.ts";

test.each([
  ["", {}],
  ["search=12&result=failed", { memberId: 12, result: "failed" }],
  ["search=order 812&channel=push", { subject: "order 812", channel: "push" }],
  ["search=%20&channel=pigeon&result=lost", {}],
])("the address ?%s asks for %j", (text, filter) => {
  expect(readLogFilter(new URLSearchParams(text))).toEqual(filter);
});
