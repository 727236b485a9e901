import { expect, test } from "vitest";
import { listFooterState } from "./list-footer-state.ts";

const list = (pages: number, more: Partial<Parameters<typeof listFooterState>[0]> = {}) => ({
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  hasNextPage: true,
  data: { pages: Array(pages).fill(null) },
  ...more,
});

test("listFooterState: pauses after every pauseAfter pages and continues on request", () => {
  expect([1, 2, 3, 4, 5, 6].map((pages) => listFooterState(list(pages), 3))).toEqual([
    "idle",
    "idle",
    "paused",
    "idle",
    "idle",
    "paused",
  ]);
  expect(listFooterState(list(3))).toBe("idle");
});

test("listFooterState: loading, failed and end take precedence over the pause", () => {
  expect(listFooterState(list(3, { isFetchingNextPage: true }), 3)).toBe("loading");
  expect(listFooterState(list(3, { isFetchNextPageError: true }), 3)).toBe("failed");
  expect(listFooterState(list(3, { hasNextPage: false }), 3)).toBe("end");
});
