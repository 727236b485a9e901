import { expect, test } from "vitest";
import { computeAnswerDue } from "./compute-answer-due.ts";

test.each([
  ["on a Monday before three", "2026-11-23T13:20:00+09:00", "2026-11-23T18:00:00+09:00"],
  ["on a Monday at three", "2026-11-23T15:00:00+09:00", "2026-11-24T12:00:00+09:00"],
  ["on a Friday evening", "2026-11-27T20:00:00+09:00", "2026-11-30T12:00:00+09:00"],
  ["on a Saturday morning", "2026-11-28T09:00:00+09:00", "2026-11-30T12:00:00+09:00"],
  ["on a holiday", "2026-12-25T10:00:00+09:00", "2026-12-28T12:00:00+09:00"],
])("computeAnswerDue: asked %s, is due in working time", (_when, askedAt, due) => {
  expect(computeAnswerDue(askedAt, new Set(["2026-12-25"]))).toBe(new Date(due).toISOString());
});
