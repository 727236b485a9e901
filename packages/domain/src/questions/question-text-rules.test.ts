import { expect, test } from "vitest";
import { questionText } from "./question-text-rules.ts";

test.each([
  ["  언제요?  ", "QUESTION_TOO_SHORT", 4],
  ["가".repeat(501), "QUESTION_TOO_LONG", 501],
])("questionText: %j is refused with %s and its length", (written, code, length) => {
  expect(questionText(written)).toEqual({ ok: false, code, detail: { length } });
});

test("questionText: 5 and 500 characters are accepted, counted in code points", () => {
  expect(questionText(" 언제 와요 ")).toEqual({ ok: true, value: "언제 와요" });
  expect(questionText("🍎".repeat(500)).ok).toBe(true);
});
