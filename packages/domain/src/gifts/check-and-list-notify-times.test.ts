import fc from "fast-check";
import { expect, test } from "vitest";
import { checkNotifyAt, notifyDays, notifyHours, notifyInstant } from "./check-and-list-notify-times.ts";

const NOW = "2026-11-27T17:30:00+09:00";

test.each([
  ["the next full hour", "2026-11-27T18:00:00+09:00", "2026-11-27T09:00:00.000Z"],
  ["the last hour of the last day", "2026-12-27T20:00:00+09:00", "2026-12-27T11:00:00.000Z"],
  ["the first hour of a day", "2026-12-24T08:00:00+09:00", "2026-12-23T23:00:00.000Z"],
])("checkNotifyAt: %s is taken", (_what, notifyAt, value) => {
  expect(checkNotifyAt({ notiType: "alimtalk", notifyAt }, NOW)).toEqual({ ok: true, value });
});

test.each([
  ["an hour that has passed", "2026-11-27T17:00:00+09:00"],
  ["the present instant", "2026-11-27T17:30:00+09:00"],
  ["a half hour", "2026-11-28T09:30:00+09:00"],
  ["a second past the hour", "2026-11-28T09:00:01+09:00"],
  ["a millisecond past the hour", "2026-11-28T09:00:00.001+09:00"],
  ["the night", "2026-11-28T21:00:00+09:00"],
  ["the early morning", "2026-11-28T07:00:00+09:00"],
  ["the 31st day", "2026-12-28T08:00:00+09:00"],
])("checkNotifyAt: %s is refused", (_what, notifyAt) => {
  expect(checkNotifyAt({ notiType: "alimtalk", notifyAt }, NOW)).toEqual({
    ok: false,
    code: "GIFT_NOTIFY_AT_INVALID",
  });
});

test("checkNotifyAt: a link that the sender passes on has none; without one it is as soon as paid", () => {
  const notifyAt = "2026-12-24T09:00:00+09:00";
  expect(checkNotifyAt({ notiType: "kakaotalkSend", notifyAt }, NOW).ok).toBe(false);
  expect(checkNotifyAt({ notiType: "kakaotalkSend", notifyAt: null }, NOW)).toEqual({
    ok: true,
    value: null,
  });
});

test("every day and hour that is listed is taken, and they are all to come", () => {
  const instants = fc.date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(instants, (date) => {
      const now = date.toISOString();
      const offered = notifyDays(now).flatMap((day) =>
        notifyHours(day, now).map((hour) => notifyInstant(day, hour)),
      );
      expect(offered.length).toBeGreaterThan(30 * 13 - 1);
      for (const notifyAt of offered) {
        expect(checkNotifyAt({ notiType: "alimtalk", notifyAt }, now)).toEqual({ ok: true, value: notifyAt });
        expect(notifyAt > now).toBe(true);
      }
    }),
    { numRuns: 50 },
  );
});
