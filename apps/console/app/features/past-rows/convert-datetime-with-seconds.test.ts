import { expect, test } from "vitest";
import { instantToSeconds, secondsText, secondsToInstant } from "./convert-datetime-with-seconds.ts";

test("instantToSeconds, secondsToInstant: the day and time in Korea and back, to the second", () => {
  expect(instantToSeconds("2026-11-22T15:00:07.250Z")).toBe("2026-11-23T00:00:07");
  expect(secondsToInstant("2026-11-23T00:00:07")).toBe("2026-11-22T15:00:07.000Z");
});

test("instantToSeconds, secondsToInstant: seconds of 0 are left out, as the browser leaves them out", () => {
  expect(instantToSeconds("2026-11-23T02:42:00.348Z")).toBe("2026-11-23T11:42");
  expect(secondsToInstant("2026-11-23T11:42")).toBe("2026-11-23T02:42:00.000Z");
});

test("secondsText: the year, the day with its weekday, and the time with seconds", () => {
  expect(secondsText("2026-11-23T02:42:07.250Z")).toBe("2026. 11.23 (월) 11:42:07");
  expect(secondsText("2026-11-23T02:42:00.000Z")).toBe("2026. 11.23 (월) 11:42:00");
});
