import { expect, test } from "vitest";
import { fillDaysIntoRipenessAdvice } from "./fill-days-into-ripeness-advice.ts";

test("fillDaysIntoRipenessAdvice: the day of the delivery is the first one; an advice without the mark stays as it is", () => {
  const advice = "받은 지 {일}일째예요. 말랑하면 다 익었어요";
  expect(fillDaysIntoRipenessAdvice(advice, "2026-11-13", "2026-11-23")).toBe(
    "받은 지 11일째예요. 말랑하면 다 익었어요",
  );
  expect(fillDaysIntoRipenessAdvice(advice, "2026-11-30", "2026-12-01")).toBe(
    "받은 지 2일째예요. 말랑하면 다 익었어요",
  );
  expect(fillDaysIntoRipenessAdvice("서늘한 곳이 좋아요", "2026-11-13", "2026-11-14")).toBe(
    "서늘한 곳이 좋아요",
  );
});
