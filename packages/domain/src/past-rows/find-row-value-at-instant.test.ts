import fc from "fast-check";
import { expect, test } from "vitest";
import { findRowValueAtInstant, type PastVersion } from "./find-row-value-at-instant.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 3, 9, minute)).toISOString();

test("findRowValueAtInstant: a row without changes is the row of today, from before the records until now", () => {
  expect(findRowValueAtInstant([], 9900, at(0))).toEqual({ value: 9900, from: null, until: null });
});

test("findRowValueAtInstant: a change holds from its own instant on", () => {
  const past = [{ until: at(5), value: 12_000 }];
  expect(findRowValueAtInstant(past, 9900, at(4))).toEqual({ value: 12_000, from: null, until: at(5) });
  expect(findRowValueAtInstant(past, 9900, at(5))).toEqual({ value: 9900, from: at(5), until: null });
});

test("findRowValueAtInstant: there is no row before it was added and after it was deleted", () => {
  const past = [
    { until: at(5), value: null },
    { until: at(9), value: 7000 },
  ];
  expect([4, 5, 8, 9].map((minute) => findRowValueAtInstant(past, null, at(minute)).value)).toEqual([
    null,
    7000,
    7000,
    null,
  ]);
});

const history = fc
  .array(
    fc.record({
      minute: fc.integer({ min: 0, max: 59 }),
      value: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }),
    }),
    { maxLength: 20 },
  )
  .map((writes) => writes.toSorted((one, other) => one.minute - other.minute));

test("findRowValueAtInstant: at every instant of a random history, the value is the last write before or at it", () => {
  fc.assert(
    fc.property(history, fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }), (writes, first) => {
      const { past, current } = replay(writes, first);
      for (let minute = 0; minute < 60; minute += 1) {
        const last = writes.findLast((write) => write.minute <= minute);
        expect(findRowValueAtInstant(past, current, at(minute)).value).toBe(last ? last.value : first);
      }
    }),
  );
});

test("findRowValueAtInstant: the changes next to an instant on both sides suffice", () => {
  fc.assert(
    fc.property(history, fc.integer({ min: 0, max: 59 }), (writes, minute) => {
      const { past, current } = replay(writes, 1);
      const last = past.findLast(({ until }) => until <= at(minute));
      const next = past.find(({ until }) => until > at(minute));
      const nextToIt = [last, next].filter((each) => each !== undefined);
      expect(findRowValueAtInstant(nextToIt, current, at(minute))).toEqual(
        findRowValueAtInstant(past, current, at(minute)),
      );
    }),
  );
});

/** Writes values one after another as the shop does: each change keeps the row before it. */
function replay(writes: readonly { minute: number; value: number | null }[], first: number | null) {
  const past: PastVersion<number>[] = [];
  let current = first;
  for (const { minute, value } of writes) {
    past.push({ until: at(minute), value: current });
    current = value;
  }
  return { past, current };
}
