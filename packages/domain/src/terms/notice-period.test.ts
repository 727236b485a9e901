import { expect, test } from "vitest";
import { isAnnouncedInTime } from "./notice-period.ts";

const announced = (effectiveAt: string, isAdverse = false) =>
  isAnnouncedInTime({ publishedAt: "2026-11-21T14:59:59Z", effectiveAt, isAdverse });

test("changed terms are announced 7 days of KST before they begin, the day of publication not counted", () => {
  expect(announced("2026-11-27T14:59:59Z")).toBe(false);
  expect(announced("2026-11-27T15:00:00Z")).toBe(true);
});

test("terms that are worse for members are announced 30 days before", () => {
  expect(announced("2026-12-20T14:59:59Z", true)).toBe(false);
  expect(announced("2026-12-20T15:00:00Z", true)).toBe(true);
});

test("terms that begin before they are published are not announced in time", () => {
  expect(announced("2026-11-01T00:00:00Z")).toBe(false);
});
