import { expect, test } from "vitest";
import { deriveListFooterState } from "./derive-list-footer-state.ts";

const list = (pages: number, more: Partial<Parameters<typeof deriveListFooterState>[0]> = {}) => ({
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  hasNextPage: true,
  data: { pages: Array(pages).fill(null) },
  ...more,
});

test("deriveListFooterState: pauses after every pauseAfter pages and continues on request", () => {
  expect([1, 2, 3, 4, 5, 6].map((pages) => deriveListFooterState(list(pages), 3))).toEqual([
    "idle",
    "idle",
    "paused",
    "idle",
    "idle",
    "paused",
  ]);
  expect(deriveListFooterState(list(3))).toBe("idle");
});

test("deriveListFooterState: loading, failed and end take precedence over the pause", () => {
  expect(deriveListFooterState(list(3, { isFetchingNextPage: true }), 3)).toBe("loading");
  expect(deriveListFooterState(list(3, { isFetchNextPageError: true }), 3)).toBe("failed");
  expect(deriveListFooterState(list(3, { hasNextPage: false }), 3)).toBe("end");
});
