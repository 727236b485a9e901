import {
  countProductConditions,
  OPEN_PRODUCT_FILTER,
  type ProductFilter,
  productConditions,
  readConditions,
  readProductCondition,
} from "../catalog/read-and-write-product-filter.ts";
import type { Result } from "../result.ts";

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

export type SearchFilter = ProductFilter & {
  inStockOnly: boolean;
  categoryId: number | null;
  order: SearchOrder;
  /** `true` when a corrected word may be searched for if nothing matches as typed. */
  mayCorrect: boolean;
};

export const NO_FILTER: SearchFilter = {
  ...OPEN_PRODUCT_FILTER,
  inStockOnly: false,
  categoryId: null,
  order: "relevance",
  mayCorrect: true,
};

/** Returns whether a filter leaves out products that match the words. */
export function isNarrowed(filter: SearchFilter): boolean {
  return filter.inStockOnly || filter.categoryId !== null || countProductConditions(filter) > 0;
}

/**
 * Reads the conditions of a search, each `name:value`, separated by commas: those of a list of products, `stock:in`,
 * `category:91`, `order:priceAsc`, `as:typed`.
 *
 * @returns the filter, or `FILTER_INVALID` with the invalid condition
 * @example readSearchFilter("stock:in,price:-30000") // ok({ …NO_FILTER, inStockOnly: true, maxPrice: 30000 })
 * @example readSearchFilter("price:9-1") // refuse("FILTER_INVALID", { condition: "price:9-1" })
 */
export function readSearchFilter(
  text: string,
): Result<SearchFilter, "FILTER_INVALID", { condition: string }> {
  return readConditions(text, NO_FILTER, readCondition);
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
    ...productConditions(filter),
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
    case "as":
      return value === "typed" ? { mayCorrect: false } : null;
    case "category":
      return /^[1-9]\d{0,8}$/.test(value) ? { categoryId: Number(value) } : null;
    case "order": {
      const order = SEARCH_ORDERS.find((each) => each === value);
      return order ? { order } : null;
    }
    default:
      return readProductCondition(name, value);
  }
}
