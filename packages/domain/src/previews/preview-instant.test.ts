import { expect, test } from "vitest";
import { previewExpiry, previewInstant } from "./preview-instant.ts";

const NOW = new Date("2026-11-21T03:00:00.000Z");

test.each([
  ["nothing", undefined, "2026-11-21T03:00:00.000Z"],
  ["an instant in Korea", "2026-12-24T10:00:00+09:00", "2026-12-24T01:00:00.000Z"],
  ["the last minute", "2026-11-21T02:59:00Z", "2026-11-21T03:00:00.000Z"],
  ["90 days ahead", "2027-02-19T03:00:00Z", "2027-02-19T03:00:00.000Z"],
])("previewInstant: %s", (_case, asked, at) => {
  expect(previewInstant(asked, NOW)?.toISOString()).toBe(at);
});

test.each(["2026-11-21T02:58:59.999Z", "2027-02-19T03:00:00.001Z"])("previewInstant: refuses %s", (asked) => {
  expect(previewInstant(asked, NOW)).toBeNull();
});

test("previewExpiry: an hour later", () => {
  expect(previewExpiry(NOW).toISOString()).toBe("2026-11-21T04:00:00.000Z");
});
