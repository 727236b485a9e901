import { expect, test } from "vitest";
import {
  addressOf,
  filtersOf,
  type OrderPlace,
  readPlace,
  VIEWS,
  viewOf,
} from "./order-views-and-search-params.ts";

const ALL: OrderPlace = { view: "all", search: "", distributorId: null, area: null };
const NOW = new Date("2026-11-22T15:30:00Z");

test("viewOf: an unknown view and none are all orders", () => {
  expect(viewOf("paid")).toBe("paid");
  expect(viewOf("nowhere")).toBe("all");
  expect(viewOf(null)).toBe("all");
});

test("filtersOf: a status filters by it, today by the day in Korea, all by nothing", () => {
  expect(filtersOf({ ...ALL, view: "withdraw_request" }, NOW)).toEqual({ status: "withdraw_request" });
  expect(filtersOf({ ...ALL, view: "today" }, NOW)).toEqual({ from: "2026-11-23" });
  expect(filtersOf(ALL, NOW)).toEqual({});
});

test("filtersOf: text, farm and area narrow a view further", () => {
  expect(filtersOf({ view: "paid", search: "감귤", distributorId: 3, area: "third_area" }, NOW)).toEqual({
    status: "paid",
    search: "감귤",
    distributorId: 3,
    areaAddress: "third_area",
  });
});

test("an address gives back the place it was written for; what is no farm or area narrows nothing", () => {
  const place: OrderPlace = { view: "paid", search: "배 & 감", distributorId: 3, area: "secondary_area" };
  expect(readPlace(new URL(addressOf(place), "https://console.example").searchParams)).toEqual(place);
  expect(addressOf(ALL)).toBe("/orders");
  expect(readPlace(new URLSearchParams("farm=3x&area=moon"))).toEqual(ALL);
});

test("every view has another name", () => {
  expect(new Set(VIEWS.map(({ label }) => label)).size).toBe(VIEWS.length);
});
