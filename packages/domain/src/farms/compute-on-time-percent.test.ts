import { expect, test } from "vitest";
import { onTimePercent } from "./compute-on-time-percent.ts";

test("onTimePercent: the share is rounded down, and absent below 20 parcels", () => {
  expect(onTimePercent({ parcels: 412, onTime: 400 })).toBe(97);
  expect(onTimePercent({ parcels: 1_000, onTime: 999 })).toBe(99);
  expect(onTimePercent({ parcels: 20, onTime: 20 })).toBe(100);
  expect(onTimePercent({ parcels: 19, onTime: 19 })).toBeNull();
});
