import { ok, type Result, refuse } from "../result.ts";

export const SEARCH_ORDERS = [
  "relevance",
  "popular",
  "latest",
  "priceAsc",
  "priceDesc",
  "score",
  "review",
] as const;
export type SearchOrder = (typeof SEARCH_ORDERS)[number];

export type SearchFilter = {
  inStockOnly: boolean;
  freeDeliveryOnly: boolean;
  categoryId: number | null;
  /** Price limits in 원, both inclusive. */
  minPrice: number | null;
  maxPrice: number | null;
  order: SearchOrder;
  /** `true` when a corrected word may be searched for if nothing matches as typed. */
  mayCorrect: boolean;
};

export const NO_FILTER: SearchFilter = {
  inStockOnly: false,
  freeDeliveryOnly: false,
  categoryId: null,
  minPrice: null,
  maxPrice: null,
  order: "relevance",
  mayCorrect: true,
};

/**
 * Reads the conditions of a search, each `name:value`, separated by commas: `stock:in`, `category:91`,
 * `price:10000-30000` (either end may be omitted), `delivery:free`, `order:priceAsc`, `as:typed`.
 *
 * @returns the filter, or `FILTER_INVALID` with the invalid condition
 * @example readSearchFilter("stock:in,price:-30000") // ok({ …NO_FILTER, inStockOnly: true, maxPrice: 30000 })
 * @example readSearchFilter("price:9-1") // refuse("FILTER_INVALID", { condition: "price:9-1" })
 */
export function readSearchFilter(
  text: string,
): Result<SearchFilter, "FILTER_INVALID", { condition: string }> {
  let filter = NO_FILTER;
  const seen = new Set<string>();
  for (const condition of text === "" ? [] : text.split(",")) {
    const [name = "", value = "", ...rest] = condition.split(":");
    const read = rest.length > 0 || seen.has(name) ? null : readCondition(name, value);
    if (!read) return refuse("FILTER_INVALID", { condition });
    seen.add(name);
    filter = { ...filter, ...read };
  }
  return ok(filter);
}

/**
 * Writes the conditions as text, without defaults; equal filters give equal texts.
 *
 * @example writeSearchFilter({ ...NO_FILTER, inStockOnly: true, order: "priceAsc" }) // "stock:in,order:priceAsc"
 */
export function writeSearchFilter(filter: SearchFilter): string {
  return [
    filter.inStockOnly ? "stock:in" : null,
    filter.categoryId === null ? null : `category:${filter.categoryId}`,
    filter.minPrice === null && filter.maxPrice === null
      ? null
      : `price:${filter.minPrice ?? ""}-${filter.maxPrice ?? ""}`,
    filter.freeDeliveryOnly ? "delivery:free" : null,
    filter.order === "relevance" ? null : `order:${filter.order}`,
    filter.mayCorrect ? null : "as:typed",
  ]
    .filter((condition) => condition !== null)
    .join(",");
}

function readCondition(name: string, value: string): Partial<SearchFilter> | null {
  switch (name) {
    case "stock":
      return value === "in" ? { inStockOnly: true } : null;
    case "delivery":
      return value === "free" ? { freeDeliveryOnly: true } : null;
    case "as":
      return value === "typed" ? { mayCorrect: false } : null;
    case "category":
      return /^[1-9]\d{0,8}$/.test(value) ? { categoryId: Number(value) } : null;
    case "order": {
      const order = SEARCH_ORDERS.find((each) => each === value);
      return order ? { order } : null;
    }
    case "price":
      return readPrices(value);
    default:
      return null;
  }
}

function readPrices(value: string): Partial<SearchFilter> | null {
  const [, from = "", to = ""] = /^(\d{0,9})-(\d{0,9})$/.exec(value) ?? [];
  if (from === "" && to === "") return null;
  const minPrice = from === "" ? null : Number(from);
  const maxPrice = to === "" ? null : Number(to);
  return minPrice !== null && maxPrice !== null && minPrice > maxPrice ? null : { minPrice, maxPrice };
}
