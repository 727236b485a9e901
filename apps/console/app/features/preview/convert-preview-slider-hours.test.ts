import { expect, test } from "vitest";
import { hourOfInstant, instantAtHour, SLIDER_HOURS } from "./convert-preview-slider-hours.ts";

const NOW = Date.parse("2026-11-23T02:42:00Z");

test("the first place is now, and each further one the next full hour; an instant is found at its place again", () => {
  expect(instantAtHour(0, NOW)).toBeNull();
  expect(instantAtHour(1, NOW)).toBe("2026-11-23T03:00:00.000Z");
  for (let hour = 0; hour <= SLIDER_HOURS; hour++) {
    expect(hourOfInstant(instantAtHour(hour, NOW), NOW)).toBe(hour);
  }
});

test.each([
  ["2026-11-22T00:00:00Z", 0],
  ["2027-01-01T00:00:00Z", SLIDER_HOURS],
  ["2026-11-23T10:05:00+09:00", 0],
])("%s is at place %d", (at, hour) => {
  expect(hourOfInstant(at, NOW)).toBe(hour);
});
