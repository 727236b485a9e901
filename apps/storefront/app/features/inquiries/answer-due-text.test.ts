import { expect, test } from "vitest";
import { answerDueText } from "./answer-due-text.ts";

test.each([
  ["2026-11-23T09:00:00.000Z", "오늘 18:00 전에 답할게요"],
  ["2026-11-24T03:00:00.000Z", "내일(화) 12:00 전에 답할게요"],
  ["2026-11-30T03:00:00.000Z", "11월 30일 (월) 12:00 전에 답할게요"],
  ["2026-11-23T04:00:00.000Z", "곧 답할게요. 늦어서 미안해요"],
])("answerDueText: due at %s says %s", (due, text) => {
  expect(answerDueText(due, "2026-11-23T04:20:00.000Z")).toBe(text);
});
