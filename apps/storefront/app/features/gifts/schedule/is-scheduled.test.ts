import { expect, test } from "vitest";
import { isScheduled } from "./is-scheduled.ts";

test("isScheduled: until the instant itself; a gift without one is not", () => {
  const notifyAt = "2026-12-24T00:00:00.000Z";
  expect(isScheduled({ notifyAt }, Date.parse(notifyAt) - 1)).toBe(true);
  expect(isScheduled({ notifyAt }, Date.parse(notifyAt))).toBe(false);
  expect(isScheduled({ notifyAt: null }, 0)).toBe(false);
});
