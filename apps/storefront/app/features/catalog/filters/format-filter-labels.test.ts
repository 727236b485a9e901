import { PRICE_RANGES, WEIGHT_RANGES } from "@todayfruit/domain/catalog/filter-choices";
import { expect, test } from "vitest";
import {
  arrivalLabel,
  priceRangeLabel,
  scoreLabel,
  sweetnessLabel,
  weightRangeLabel,
} from "./format-filter-labels.ts";

test("priceRangeLabel: every range is in 만 원", () => {
  expect(PRICE_RANGES.map(priceRangeLabel)).toEqual([
    "1만 원 이하",
    "1만~2만 원",
    "2만~3만 원",
    "3만~5만 원",
    "5만 원 이상",
  ]);
  expect(priceRangeLabel({ min: 1500, max: 12_345 })).toBe("1,500~12,345 원");
});

test("weightRangeLabel: every range is in kg", () => {
  expect(WEIGHT_RANGES.map(weightRangeLabel)).toEqual(["1kg 이하", "1~3kg", "3~5kg", "5~10kg", "10kg 이상"]);
});

test("arrivalLabel: near days by name, later ones by date", () => {
  expect(arrivalLabel("2026-11-24", "2026-11-23")).toBe("내일(화)까지");
  expect(arrivalLabel("2026-11-26", "2026-11-23")).toBe("목요일까지");
  expect(arrivalLabel("2026-11-30", "2026-11-23")).toBe("11월 30일 (월)까지");
});

test("scoreLabel, sweetnessLabel: the least value is included", () => {
  expect([scoreLabel(4.5), sweetnessLabel(13)]).toEqual(["4.5점 이상", "13브릭스 이상"]);
});
