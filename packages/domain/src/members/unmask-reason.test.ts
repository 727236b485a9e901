import { expect, test } from "vitest";
import { UNMASK_REASONS, unmaskSentence } from "./unmask-reason.ts";

test("unmaskSentence: each reason has its sentence, and another one is what was written", () => {
  expect(Object.keys(UNMASK_REASONS)).toHaveLength(5);
  expect(unmaskSentence("delivery", "무엇이든")).toBe("배송 문제로 연락해요");
  expect(unmaskSentence("other", " 선물 주소를 찾아요 ")).toBe("선물 주소를 찾아요");
  expect(unmaskSentence("other", "  ")).toBeNull();
  expect(unmaskSentence("other", undefined)).toBeNull();
});
