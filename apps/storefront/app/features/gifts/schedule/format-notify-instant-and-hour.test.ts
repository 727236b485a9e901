import { expect, test } from "vitest";
import { hourText, notifyAtText } from "./format-notify-instant-and-hour.ts";

test.each([
  [8, "오전 8시"],
  [11, "오전 11시"],
  [12, "오후 12시"],
  [13, "오후 1시"],
  [20, "오후 8시"],
])("hourText: %i gives %s", (hour, text) => {
  expect(hourText(hour)).toBe(text);
});

test("notifyAtText: the day and the hour are in KST", () => {
  expect(notifyAtText("2026-12-23T23:00:00.000Z")).toBe("12월 24일 (목) 오전 8시");
});
