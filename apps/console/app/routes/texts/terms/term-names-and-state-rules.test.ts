import { expect, test } from "vitest";
import { type Term, termState, versionBefore } from "./term-names-and-state-rules.ts";

const NOW = Date.parse("2026-11-23T00:00:00Z");
const version = (id: number, effectiveAt: string | null, code: Term["code"] = "privacy") =>
  ({ id, code, effectiveAt }) as Term;
const VERSIONS = [
  version(1, "2026-01-01T00:00:00Z"),
  version(2, "2026-06-01T00:00:00Z"),
  version(3, "2026-12-23T00:00:00Z"),
  version(4, null),
  version(5, "2026-02-01T00:00:00Z", "marketing"),
];

test("the last version of a code that has begun is current, those before are past, those after to come", () => {
  expect(VERSIONS.map((each) => termState(each, VERSIONS, NOW))).toEqual([
    "past",
    "current",
    "upcoming",
    "draft",
    "current",
  ]);
});

test("a version follows the last one before it of its code, a draft the last of all", () => {
  expect(VERSIONS.map((each) => versionBefore(each, VERSIONS)?.id)).toEqual([undefined, 1, 2, 3, undefined]);
});
