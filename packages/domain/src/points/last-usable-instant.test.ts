import { expect, test } from "vitest";
import { kstDateOf } from "../calendar/kst.ts";
import { lastUsableInstant } from "./last-usable-instant.ts";

test.each([
  ["2027-11-21T15:00:00Z", "2027-11-21"],
  ["2026-12-31T15:00:00Z", "2026-12-31"],
  ["2028-02-29T15:00:00Z", "2028-02-29"],
])("points that end at %s are told to end on %s in Korea", (expiresAt, day) => {
  expect(kstDateOf(lastUsableInstant(new Date(expiresAt)))).toBe(day);
});
