import { expect, test } from "vitest";
import {
  filterLabel,
  orderFilterSearch,
  orderQuery,
  readOrderFilter,
} from "./read-and-write-order-filter-params.ts";

const read = (text: string) => readOrderFilter(new URLSearchParams(text));

test("order filter: written to a query and read back", () => {
  const filter = { status: "paid", year: 2026, month: 11, name: "" } as const;
  expect(read(orderFilterSearch(filter).slice(1))).toEqual(filter);
  expect(orderFilterSearch({ status: null, year: null, month: null, name: "" })).toBe("");
});

test("readOrderFilter: ignores invalid values", () => {
  expect(read("status=eaten&year=abc&month=13")).toEqual({ status: null, year: null, month: null, name: "" });
  expect(read("year=2026&month=0").month).toBeNull();
});

test("readOrderFilter: ignores a month without a year", () => {
  expect(read("month=3").month).toBeNull();
  expect(orderQuery({ status: null, year: null, month: 3, name: "" })).toEqual({});
});

test("orderQuery: contains only the fields that are set", () => {
  expect(orderQuery({ status: "delivering", year: 2026, month: null, name: "" })).toEqual({
    oipStatus: "delivering",
    year: 2026,
  });
  expect([filterLabel(null), filterLabel("delivering")]).toEqual(["전체", "배송중"]);
});
