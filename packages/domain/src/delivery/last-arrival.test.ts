import { expect, test } from "vitest";
import { lastArrival } from "./last-arrival.ts";
import { arrivalText } from "./write-arrival-texts.ts";

test("lastArrival: the last of several days, and null while a line has no promise", () => {
  expect(lastArrival([{ arrivalTo: "2026-11-27" }, { arrivalTo: "2026-11-25" }])).toBe("2026-11-27");
  expect(lastArrival([{ arrivalTo: "2026-11-27" }, null])).toBeNull();
  expect(lastArrival([])).toBeNull();
});

test("arrivalText: one day, two days of a month, and two months", () => {
  expect(arrivalText({ arrivalFrom: "2026-11-25", arrivalTo: "2026-11-25" })).toBe(
    "11월 25일 (수) 도착 예정",
  );
  expect(arrivalText({ arrivalFrom: "2026-11-25", arrivalTo: "2026-11-26" })).toBe(
    "11월 25일 (수)~26일 (목) 도착 예정",
  );
  expect(arrivalText({ arrivalFrom: "2026-11-30", arrivalTo: "2026-12-01" })).toBe(
    "11월 30일 (월)~12월 1일 (화) 도착 예정",
  );
});
