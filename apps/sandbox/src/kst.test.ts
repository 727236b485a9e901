import { expect, test } from "vitest";
import { kstDigits, kstMicroseconds, kstTimestamp, parseKst } from "./kst.ts";

test("kstTimestamp, kstMicroseconds, kstDigits: print an instant in KST", () => {
  const moment = new Date("2026-12-31T15:00:01.004Z");
  expect(kstTimestamp(moment)).toBe("2027-01-01T00:00:01+09:00");
  expect(kstMicroseconds(moment)).toBe("2027-01-01T00:00:01.004000");
  expect(kstDigits(moment)).toBe("20270101000001");
});

test("parseKst: a date-time without an offset is KST", () => {
  expect(parseKst("2027-01-01T00:00:01")).toEqual(new Date("2026-12-31T15:00:01Z"));
  expect(parseKst("2026-12-31T15:00:01Z")).toEqual(new Date("2026-12-31T15:00:01Z"));
  expect(parseKst("어제")).toBeNull();
});
