import { expect, test } from "vitest";
import { inquiryText } from "./inquiry-limits.ts";

test.each([
  ["  언제 오나요? ", { ok: true, value: "언제 오나요?" }],
  ["네", { ok: false, code: "INQUIRY_TOO_SHORT" }],
  ["   ", { ok: false, code: "INQUIRY_TOO_SHORT" }],
  ["가".repeat(1001), { ok: false, code: "INQUIRY_TOO_LONG" }],
])("inquiryText: %s is kept or refused by its length", (text, expected) => {
  expect(inquiryText(text)).toMatchObject(expected);
});

test("inquiryText: a thousand characters are accepted, emoji counted as one", () => {
  expect(inquiryText("🍎".repeat(1000)).ok).toBe(true);
});
