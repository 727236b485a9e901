import { expect, test } from "vitest";
import { parseMessageLogFilter } from "./parse-message-log-filter.ts";

test.each([
  ["", {}],
  ["search=12&result=failed", { memberId: 12, result: "failed" }],
  ["search=20261123-0000001&channel=push", { orderNumber: "20261123-0000001", channel: "push" }],
  ["search=202611230000001", { orderNumber: "20261123-0000001" }],
  ["campaign=4&search=12", { subject: "campaign 4", memberId: 12 }],
  ["search=%20&campaign=x&channel=pigeon&result=lost", {}],
])("the address ?%s asks for %j", (text, filter) => {
  expect(parseMessageLogFilter(new URLSearchParams(text))).toEqual(filter);
});
