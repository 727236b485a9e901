import fc from "fast-check";
import { expect, test } from "vitest";
import { isDepositReminderDue } from "./is-deposit-reminder-due.ts";

const due = (now: string, dueAt: string, isReversed = false) =>
  isDepositReminderDue({ now: `${now}:00+09:00`, dueAt: `${dueAt}:00+09:00`, hours: 24, isReversed });

test("isDepositReminderDue: a reminder is due in the last quarter of the period", () => {
  expect(due("2026-11-21T16:59", "2026-11-21T23:00")).toBe(false);
  expect(due("2026-11-21T17:00", "2026-11-21T23:00")).toBe(true);
  expect(due("2026-11-21T23:00", "2026-11-21T23:00")).toBe(false);
});

test("isDepositReminderDue: a deposit due at dawn is reminded of in the evening before, not at night", () => {
  expect(due("2026-11-21T19:59", "2026-11-22T07:00")).toBe(false);
  expect(due("2026-11-21T20:00", "2026-11-22T07:00")).toBe(true);
  expect(due("2026-11-22T02:00", "2026-11-22T07:00")).toBe(false);
});

test("isDepositReminderDue: a reversed deposit is reminded of immediately, in the daytime only", () => {
  expect(due("2026-11-21T10:00", "2026-11-22T09:00", true)).toBe(true);
  expect(due("2026-11-21T21:00", "2026-11-22T09:00", true)).toBe(false);
});

test("isDepositReminderDue: a 24-hour account gets a daytime reminder for every opening time", () => {
  const hour = 3_600_000;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 24 * 60 - 1 }), (minute) => {
      const opened = Date.parse("2026-11-21T00:00:00+09:00") + minute * 60_000;
      const dueAt = new Date(opened + 24 * hour).toISOString();
      const times = Array.from({ length: 24 * 12 }, (_, step) =>
        new Date(opened + step * 300_000).toISOString(),
      );
      expect(times.some((now) => isDepositReminderDue({ now, dueAt, hours: 24, isReversed: false }))).toBe(
        true,
      );
    }),
  );
});
