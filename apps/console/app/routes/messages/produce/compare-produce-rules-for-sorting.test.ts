import { expect, test } from "vitest";
import { compareProduceRulesForSorting } from "./compare-produce-rules-for-sorting.ts";

test("compareProduceRulesForSorting: rules of a kind stay together, ripeness first", () => {
  const rules = [
    { id: 1, name: "키위", notice: "discard" },
    { id: 2, name: "감귤", notice: "storage" },
    { id: 3, name: "키위", notice: "ripe" },
    { id: 4, name: "감귤", notice: "storage" },
  ] as const;
  expect(rules.toSorted(compareProduceRulesForSorting).map(({ id }) => id)).toEqual([2, 4, 3, 1]);
});
