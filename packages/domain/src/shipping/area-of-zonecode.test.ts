import fc from "fast-check";
import { expect, test } from "vitest";
import { AREA_TYPES, areaOf, type RemoteAreaRange } from "./area-of-zonecode.ts";

const RANGES: readonly RemoteAreaRange[] = [
  { area: "secondary_area", first: 63000, last: 63644 },
  { area: "third_area", first: 40200, last: 40240 },
  { area: "third_area", first: 1, last: 1 },
];

test("AREA_TYPES: the wire words keep their exact spelling", () => {
  expect(AREA_TYPES.join(" ")).toBe("major secondary_area third_area");
});

test.each([
  ["62999", "major"],
  ["63000", "secondary_area"],
  ["63365", "secondary_area"],
  ["63644", "secondary_area"],
  ["63645", "major"],
  ["40199", "major"],
  ["40200", "third_area"],
  ["40240", "third_area"],
  ["40241", "major"],
  ["00001", "third_area"],
  ["00000", "major"],
  ["99999", "major"],
] as const)("areaOf: at the borders of the ranges %s is %s", (code, area) => {
  expect(areaOf(code, RANGES)).toBe(area);
});

test("areaOf: without ranges every code is mainland", () => {
  expect(areaOf("63365", [])).toBe("major");
});

test.each(["", "6300", "630000", "63-00", "６３０００", "abcde"])(
  "areaOf: %j is no zonecode and throws",
  (code) => {
    expect(() => areaOf(code, RANGES)).toThrow(RangeError);
  },
);

test("areaOf: every five-digit number has exactly one area", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99999 }), (n) => {
      expect(AREA_TYPES).toContain(areaOf(String(n).padStart(5, "0"), RANGES));
    }),
  );
});
