import { expect, test } from "vitest";
import { filtersOf, VIEWS, viewOf } from "./views.ts";

const NOW = new Date("2026-11-22T15:30:00Z");

test("viewOf: an unknown view and none are all orders", () => {
  expect(viewOf("paid")).toBe("paid");
  expect(viewOf("nowhere")).toBe("all");
  expect(viewOf(null)).toBe("all");
});

test("filtersOf: a status filters by it, today by the day in Korea, all by nothing", () => {
  expect(filtersOf("withdraw_request", NOW)).toEqual({ status: "withdraw_request" });
  expect(filtersOf("today", NOW)).toEqual({ from: "2026-11-23" });
  expect(filtersOf("all", NOW)).toEqual({});
});

test("every view has another name", () => {
  expect(new Set(VIEWS.map(({ label }) => label)).size).toBe(VIEWS.length);
});
