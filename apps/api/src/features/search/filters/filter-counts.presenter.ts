import type { Reply } from "@todayfruit/contract/all-calls";
import { type FilterRange, PRICE_RANGES, WEIGHT_RANGES } from "@todayfruit/domain/catalog/filter-choices";
import type { FilterCountRow } from "../../catalog/filters/filter-counts.repository.ts";

type Counts = Omit<Reply<"GET /v1/products/filters">, "isMore">;

/** Presents the counts of every facet: names and farms by their number of products, steps in their own order. */
export function presentFilterCounts(rows: readonly FilterCountRow[]): Counts {
  const of = (facet: FilterCountRow["facet"]) =>
    rows
      .filter((row) => row.facet === facet)
      .sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
  const least = (facet: "score" | "sweetness") =>
    of(facet)
      .map(({ value, count }) => ({ least: Number(value), count }))
      .sort((a, b) => b.least - a.least);
  const ranges = (facet: "price" | "weight", all: readonly FilterRange[]) => {
    const counts = new Map(of(facet).map(({ value, count }) => [value, count]));
    return all.map((range) => ({
      ...range,
      count: counts.get(`${range.min ?? ""}-${range.max ?? ""}`) ?? 0,
    }));
  };
  return {
    totalCount: of("all")[0]?.count ?? 0,
    freeDelivery: of("delivery")[0]?.count ?? 0,
    origins: of("origin").map(({ value, count }) => ({ name: value, count })),
    farms: of("farm").map(({ value, label, count }) => ({ id: Number(value), name: label, count })),
    prices: ranges("price", PRICE_RANGES),
    weights: ranges("weight", WEIGHT_RANGES),
    scores: least("score"),
    sweetness: least("sweetness"),
    arrivals: of("arrive")
      .map(({ value, count }) => ({ day: value, count }))
      .sort((a, b) => (a.day < b.day ? -1 : 1)),
  };
}
