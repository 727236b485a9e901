import { expect, test } from "vitest";
import { inputToInstant, instantToInput } from "./convert-datetime-input-value.ts";

test("an instant is edited by its day and time in Korea and comes back the same", () => {
  expect(instantToInput("2026-11-22T15:05:00Z")).toBe("2026-11-23T00:05");
  expect(Date.parse(inputToInstant("2026-11-23T00:05"))).toBe(Date.parse("2026-11-22T15:05:00Z"));
});
