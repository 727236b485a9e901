import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, kstDateOf, kstMidnight } from "../calendar/kst.ts";
import {
  daysUntilNotice,
  isDaytime,
  isTold,
  LATE_DAYS,
  MAX_NOTICE_DAYS,
  PRODUCE_NOTICES,
  type ProduceRule,
  produceNoticeDays,
} from "./produce-notice-kinds-and-times.ts";

const KIWI = { kind: "kiwi", storage: "단단하면 실온에서 후숙하세요" };
const rule = (id: number, change: Partial<ProduceRule>): ProduceRule => ({
  id,
  kind: "kiwi",
  storage: null,
  notice: "ripe",
  days: 10,
  ...change,
});
const daysOf = (rules: ProduceRule[], deliveredAt: string) =>
  produceNoticeDays(rules, { ...KIWI, deliveredAt }).map(({ day, rule: { id } }) => [id, day]);

test("produceNoticeDays: days count from the delivery in KST, and what to eat by is told two days before", () => {
  const rules = [rule(1, {}), rule(2, { notice: "discard", days: 14 }), rule(3, { kind: "apple" })];
  expect(daysOf(rules, "2026-11-13T06:00:00Z")).toEqual([
    [1, "2026-11-23"],
    [2, "2026-11-25"],
  ]);
  expect(daysOf([rule(1, {})], "2026-11-13T15:30:00Z")).toEqual([[1, "2026-11-24"]]);
});

test.each([
  ["2026-11-12T23:59:59Z", "2026-11-13"],
  ["2026-11-13T00:00:00Z", "2026-11-13"],
  ["2026-11-13T00:00:01Z", "2026-11-14"],
  ["2026-11-13T11:00:00Z", "2026-11-14"],
])("produceNoticeDays: a parcel of %s has its storage told on the morning of %s", (deliveredAt, day) => {
  expect(daysOf([rule(1, { notice: "storage", days: 0 })], deliveredAt)).toEqual([[1, day]]);
});

test("produceNoticeDays: a rule for the storage of the product takes the place of the one for any storage", () => {
  const rules = [rule(1, {}), rule(2, { storage: "실온", days: 7 }), rule(3, { storage: "냉동", days: 1 })];
  expect(daysOf(rules, "2026-11-13T06:00:00Z")).toEqual([[2, "2026-11-20"]]);
});

test.each([
  ["2026-11-23T00:00:00Z", true],
  ["2026-11-22T23:59:59Z", false],
  ["2026-11-23T11:59:59Z", true],
  ["2026-11-23T12:00:00Z", false],
  ["2026-11-25T00:00:00Z", true],
  ["2026-11-26T00:00:00Z", false],
])("isTold: a notice of 23 November at %s: %s", (now, isDue) => {
  expect(isTold("2026-11-23", now)).toBe(isDue);
});

const instants = fc
  .date({ min: new Date("2026-01-01T00:00:00Z"), max: new Date("2027-12-31T00:00:00Z"), noInvalidDate: true })
  .map((date) => date.toISOString());
const rules = fc.array(
  fc.record({
    id: fc.integer({ min: 1, max: 1000 }),
    kind: fc.constantFrom("kiwi", "apple"),
    storage: fc.constantFrom(null, "실온", "냉동", "실온에서"),
    notice: fc.constantFrom(...PRODUCE_NOTICES),
    days: fc.integer({ min: 0, max: MAX_NOTICE_DAYS }),
  }),
  { maxLength: 12 },
);

test("produceNoticeDays: each notice occurs once, on a morning after the delivery, in order, by a rule that applies", () => {
  fc.assert(
    fc.property(rules, instants, (all, deliveredAt) => {
      const told = produceNoticeDays(all, { ...KIWI, deliveredAt });
      expect(new Set(told.map(({ rule: { notice } }) => notice)).size).toBe(told.length);
      expect(told.map(({ day }) => day)).toEqual(told.map(({ day }) => day).toSorted());
      for (const { day, rule: by } of told) {
        const morning = new Date(Date.parse(kstMidnight(day)) + 9 * 3_600_000).toISOString();
        expect(morning >= deliveredAt).toBe(true);
        expect(day >= addDays(kstDateOf(deliveredAt), daysUntilNotice(by))).toBe(true);
        expect(by.storage === null || KIWI.storage.includes(by.storage)).toBe(true);
        const rivals = all.filter(
          ({ kind, notice, storage }) =>
            kind === "kiwi" && notice === by.notice && storage !== null && KIWI.storage.includes(storage),
        );
        for (const { storage } of rivals)
          expect(by.storage?.length ?? 0).toBeGreaterThanOrEqual(storage?.length ?? 0);
      }
    }),
  );
});

test("isTold: never at night, never before its day, on three days at most", () => {
  fc.assert(
    fc.property(instants, instants, (at, now) => {
      const day = kstDateOf(at);
      if (!isTold(day, now)) return;
      expect(isDaytime(now)).toBe(true);
      const today = kstDateOf(now);
      expect(day <= today && day >= addDays(today, -LATE_DAYS)).toBe(true);
    }),
  );
});
