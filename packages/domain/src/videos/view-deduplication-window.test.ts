import { expect, test } from "vitest";
import { sessionBefore } from "./view-deduplication-window.ts";

test("sessionBefore: a view counts again after thirty minutes", () => {
  const ten = Date.parse("2026-11-21T10:00:00Z");
  expect(sessionBefore(Date.parse("2026-11-21T10:30:00Z"))).toBe(ten);
  expect(sessionBefore(Date.parse("2026-11-21T10:29:59Z"))).toBeLessThan(ten);
});
