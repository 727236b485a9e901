import { expect, test } from "vitest";
import { CLAIM_VIEWS, claimQueryOf, claimViewOf } from "./claim-list-view-filters.ts";

test("claimViewOf: an unknown view and none are what waits", () => {
  expect(claimViewOf("pickup")).toBe("pickup");
  expect(claimViewOf("nowhere")).toBe("waiting");
  expect(claimViewOf(null)).toBe("waiting");
});

test("claimQueryOf: each view asks for something else", () => {
  expect(claimQueryOf("pickup")).toEqual({ isComingBack: true });
  expect(new Set(CLAIM_VIEWS.map(({ view }) => JSON.stringify(claimQueryOf(view)))).size).toBe(
    CLAIM_VIEWS.length,
  );
});
