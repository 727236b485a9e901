import { expect, test } from "vitest";
import { footerState } from "./footer-state.ts";

const list = (pages: number, more: Partial<Parameters<typeof footerState>[0]> = {}) => ({
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  hasNextPage: true,
  data: { pages: Array(pages).fill(null) },
  ...more,
});

test("footerState: pauses after every restAfter pages and continues on request", () => {
  expect([1, 2, 3, 4, 5, 6].map((pages) => footerState(list(pages), 3))).toEqual([
    "idle",
    "idle",
    "resting",
    "idle",
    "idle",
    "resting",
  ]);
  expect(footerState(list(3))).toBe("idle");
});

test("footerState: loading, failed and end take precedence over the pause", () => {
  expect(footerState(list(3, { isFetchingNextPage: true }), 3)).toBe("loading");
  expect(footerState(list(3, { isFetchNextPageError: true }), 3)).toBe("failed");
  expect(footerState(list(3, { hasNextPage: false }), 3)).toBe("end");
});
