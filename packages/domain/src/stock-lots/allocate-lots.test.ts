import fc from "fast-check";
import { expect, test } from "vitest";
import { allocateLots, type NeedyLine, STOCK_LOT_STATUSES, type TakeableLot } from "./allocate-lots.ts";

const ARRIVAL = "2026-11-26";
const line = (lineId: number, units: number, arrivesOn = ARRIVAL): NeedyLine => ({
  lineId,
  optionId: 7,
  units,
  arrivesOn,
});
const lot = (id: number, fields: Partial<TakeableLot> = {}): TakeableLot => ({
  id,
  optionId: 7,
  status: "open",
  harvestedOn: "2026-11-20",
  expiresOn: "2026-12-03",
  remaining: 10,
  ...fields,
});

test("lots: what expires first goes out first, of equal expiry what was harvested first", () => {
  const lots = [
    lot(1, { expiresOn: "2026-12-05", remaining: 5 }),
    lot(2, { remaining: 2 }),
    lot(3, { harvestedOn: "2026-11-19", remaining: 1 }),
  ];
  expect(allocateLots([line(1, 6)], lots)).toEqual({
    allocations: [
      { lineId: 1, lotId: 3, units: 1 },
      { lineId: 1, lotId: 2, units: 2 },
      { lineId: 1, lotId: 1, units: 3 },
    ],
    missing: [],
  });
});

test.each([
  ["held", { status: "held" }],
  ["recalled", { status: "recalled" }],
  ["of another option", { optionId: 8 }],
  ["without units", { remaining: 0 }],
  ["that expires the day before the arrival", { expiresOn: "2026-11-25" }],
] as const)("lots: one %s is passed over", (_, fields) => {
  expect(allocateLots([line(1, 4)], [lot(1, fields), lot(2, { remaining: 3 })])).toEqual({
    allocations: [{ lineId: 1, lotId: 2, units: 3 }],
    missing: [{ lineId: 1, optionId: 7, units: 1 }],
  });
});

test("lots: one that expires on the day of the arrival is still taken", () => {
  expect(allocateLots([line(1, 4)], [lot(1, { expiresOn: ARRIVAL })]).missing).toEqual([]);
});

const days = fc.constantFrom("2026-11-24", "2026-11-25", ARRIVAL, "2026-11-27", "2026-12-03");
const anyLots = fc
  .array(
    fc.record({
      optionId: fc.constantFrom(7, 8),
      status: fc.constantFrom(...STOCK_LOT_STATUSES),
      harvestedOn: fc.constantFrom("2026-11-18", "2026-11-19"),
      expiresOn: days,
      remaining: fc.nat(9),
    }),
    { maxLength: 8 },
  )
  .map((lots) => lots.map((fields, index) => ({ ...fields, id: index + 1 })));
const anyLines = fc
  .array(
    fc.record({
      optionId: fc.constantFrom(7, 8),
      units: fc.integer({ min: 1, max: 12 }),
      arrivesOn: days,
    }),
    { maxLength: 6 },
  )
  .map((lines) => lines.map((fields, index) => ({ ...fields, lineId: index + 1 })));

test("lots: for any lines and lots no lot gives more than it has, none is passed over that could be sent, and no unit is lost", () => {
  fc.assert(
    fc.property(anyLines, anyLots, (lines, lots) => {
      const { allocations, missing } = allocateLots(lines, lots);
      const lotOf = new Map(lots.map((each) => [each.id, each]));
      const given = (id: number) => sum(allocations.filter(({ lotId }) => lotId === id));
      for (const each of lots) expect(given(each.id)).toBeLessThanOrEqual(each.remaining);
      for (const each of lines) {
        const own = allocations.filter(({ lineId }) => lineId === each.lineId);
        const short = sum(missing.filter(({ lineId }) => lineId === each.lineId));
        expect(sum(own) + short).toBe(each.units);
        const fits = (other: TakeableLot) =>
          other.optionId === each.optionId && other.status === "open" && other.expiresOn >= each.arrivesOn;
        for (const { lotId } of own) {
          const taken = lotOf.get(lotId);
          expect(taken && fits(taken)).toBe(true);
          // A lot that expires earlier and fits is empty before a later one is opened.
          for (const earlier of lots.filter(
            (other) => fits(other) && other.expiresOn < (taken?.expiresOn ?? ""),
          ))
            expect(given(earlier.id)).toBe(earlier.remaining);
        }
        if (short > 0) for (const other of lots.filter(fits)) expect(given(other.id)).toBe(other.remaining);
      }
    }),
  );
});

function sum(rows: readonly { units: number }[]): number {
  return rows.reduce((total, { units }) => total + units, 0);
}
