import { expect, test } from "vitest";
import { otherWeekdays, weekdaysText } from "./weekdays-text.ts";

test("weekdaysText: a row is named by its ends, two days one by one, also over the end of the week", () => {
  expect(weekdaysText(["sun", "mon", "tue", "wed", "thu"])).toBe("일~목요일");
  expect(weekdaysText(["mon", "tue", "wed", "thu", "fri"])).toBe("월~금요일");
  expect(weekdaysText(["fri", "sat"])).toBe("금·토요일");
  expect(weekdaysText(["fri", "sat", "sun"])).toBe("금~일요일");
  expect(weekdaysText(["sat", "sun"])).toBe("토·일요일");
  expect(weekdaysText(["mon", "wed", "fri"])).toBe("월·수·금요일");
});

test("weekdaysText: all days are 매일, none is empty", () => {
  expect(weekdaysText(["sun", "mon", "tue", "wed", "thu", "fri", "sat"])).toBe("매일");
  expect(weekdaysText([])).toBe("");
});

test("otherWeekdays: the days without dispatch", () => {
  expect(otherWeekdays(["sun", "mon", "tue", "wed", "thu"])).toEqual(["fri", "sat"]);
});
