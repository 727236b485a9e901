import fc from "fast-check";
import { expect, test } from "vitest";
import { AREA_TYPES, areaOf } from "./area.ts";
import { SECONDARY_AREA_RANGES, THIRD_AREA_RANGES } from "./area-ranges.ts";

const zonecode = (n: number): string => String(n).padStart(5, "0");

test("AREA_TYPES: the wire words keep their exact spelling", () => {
  expect(AREA_TYPES.join(" ")).toBe("major secondary_area third_area");
});

test.each([
  ["62999", "major"],
  ["63000", "secondary_area"],
  ["63365", "secondary_area"],
  ["63644", "secondary_area"],
  ["63645", "major"],
] as const)("areaOf: at the border of 제주 %s is %s", (code, area) => {
  expect(areaOf(code)).toBe(area);
});

test.each([
  ["40199", "major"],
  ["40200", "third_area"],
  ["40240", "third_area"],
  ["40241", "major"],
] as const)("areaOf: at the border of 울릉 %s is %s", (code, area) => {
  expect(areaOf(code)).toBe(area);
});

test.each([
  ["58825", "major"],
  ["58826", "third_area"],
  ["58827", "major"],
  ["58828", "third_area"],
] as const)("areaOf: in 신안 %s is %s", (code, area) => {
  expect(areaOf(code)).toBe(area);
});

test("areaOf: 28826 in 충북 is mainland, although other lists call it an island", () => {
  expect(areaOf("28826")).toBe("major");
});

test.each(["06236", "01000", "48058", "00000", "99999"])("areaOf: %s is mainland", (code) => {
  expect(areaOf(code)).toBe("major");
});

test.each(["", "6300", "630000", "63-00", "６３０００", "abcde"])(
  "areaOf: %j is no zonecode and throws",
  (code) => {
    expect(() => areaOf(code)).toThrow(RangeError);
  },
);

test("areaOf: both ends of every island range are islands", () => {
  const ends = THIRD_AREA_RANGES.flat().map((n) => areaOf(zonecode(n)));
  expect(new Set(ends)).toEqual(new Set(["third_area"]));
});

test("areaOf: the codes next to a range are mainland or in another island range", () => {
  const inRanges = (n: number): boolean => THIRD_AREA_RANGES.some(([from, to]) => n >= from && n <= to);
  const outside = THIRD_AREA_RANGES.flatMap(([from, to]) => [from - 1, to + 1]);
  const strays = outside.filter((n) => areaOf(zonecode(n)) !== "major" && !inRanges(n));
  expect(strays).toEqual([]);
});

test("area ranges: run upwards and do not overlap", () => {
  const all = [...SECONDARY_AREA_RANGES, ...THIRD_AREA_RANGES].toSorted(([a], [b]) => a - b);
  const isOrdered = all.every(([from, to], index) => {
    const next = all[index + 1];
    return from <= to && (next === undefined || to < next[0]);
  });
  expect(isOrdered).toBe(true);
});

test("areaOf: every five-digit number has exactly one area", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99999 }), (n) => {
      expect(AREA_TYPES).toContain(areaOf(zonecode(n)));
    }),
  );
});
