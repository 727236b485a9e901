import { isCalendarDay } from "../calendar/kst.ts";
import { ok, type Result, refuse } from "../result.ts";

/** Conditions that narrow a list of products; each is open by default. */
export type ProductFilter = {
  freeDeliveryOnly: boolean;
  /** Price limits in 원, both inclusive. */
  minPrice: number | null;
  maxPrice: number | null;
  /** Provinces of Korea or countries, of which a product has at least one; empty for all. */
  origins: readonly string[];
  /** Ids of farms; empty for all. */
  farmIds: readonly number[];
  /** Weight limits of the option shown first in g, both inclusive. */
  minWeight: number | null;
  maxWeight: number | null;
  /** Least average of the reviews, 0 to 5. */
  minScore: number | null;
  /** Least sweetness that the farm promises, in °Bx. */
  minSweetness: number | null;
  /** Last day of arrival on the mainland, `YYYY-MM-DD`. */
  arriveBy: string | null;
};

export const OPEN_PRODUCT_FILTER: ProductFilter = {
  freeDeliveryOnly: false,
  minPrice: null,
  maxPrice: null,
  origins: [],
  farmIds: [],
  minWeight: null,
  maxWeight: null,
  minScore: null,
  minSweetness: null,
  arriveBy: null,
};

/**
 * Reads the conditions of a list, each `name:value`, separated by commas: `delivery:free`, `price:10000-30000`,
 * `origin:제주|경북`, `farm:12|15`, `weight:1000-3000` (either end of a range may be omitted), `score:4.5`,
 * `sweetness:12`, `arrive:2026-11-25`.
 *
 * @returns the filter, or `FILTER_INVALID` with the invalid condition
 * @example readProductFilter("price:-30000") // ok({ …OPEN_PRODUCT_FILTER, maxPrice: 30000 })
 */
export function readProductFilter(
  text: string,
): Result<ProductFilter, "FILTER_INVALID", { condition: string }> {
  return readConditions(text, OPEN_PRODUCT_FILTER, readProductCondition);
}

/**
 * Writes the conditions as text, without defaults; equal filters give equal texts.
 *
 * @example writeProductFilter({ ...OPEN_PRODUCT_FILTER, origins: ["제주"], minScore: 4.5 }) // "origin:제주,score:4.5"
 */
export function writeProductFilter(filter: ProductFilter): string {
  return productConditions(filter).join(",");
}

/** Lists the conditions of a filter as texts, without defaults. */
export function productConditions(filter: ProductFilter): string[] {
  const one = (name: string, value: number | string | null) => (value === null ? [] : [`${name}:${value}`]);
  const range = (name: string, min: number | null, max: number | null) =>
    min === null && max === null ? [] : [`${name}:${min ?? ""}-${max ?? ""}`];
  const many = (name: string, values: readonly (number | string)[]) =>
    values.length === 0 ? [] : [`${name}:${values.join("|")}`];
  return [
    ...range("price", filter.minPrice, filter.maxPrice),
    ...(filter.freeDeliveryOnly ? ["delivery:free"] : []),
    ...many("origin", filter.origins.toSorted()),
    ...many(
      "farm",
      filter.farmIds.toSorted((a, b) => a - b),
    ),
    ...range("weight", filter.minWeight, filter.maxWeight),
    ...one("score", filter.minScore),
    ...one("sweetness", filter.minSweetness),
    ...one("arrive", filter.arriveBy),
  ];
}

/** Counts the conditions that are set, each range and each list as one. */
export function countProductConditions(filter: ProductFilter): number {
  return productConditions(filter).length;
}

/** Reads conditions that are separated by commas into a filter; a name that occurs twice is invalid. */
export function readConditions<Filter>(
  text: string,
  open: Filter,
  read: (name: string, value: string) => Partial<Filter> | null,
): Result<Filter, "FILTER_INVALID", { condition: string }> {
  let filter = open;
  const seen = new Set<string>();
  for (const condition of text === "" ? [] : text.split(",")) {
    const [name = "", value = "", ...rest] = condition.split(":");
    const change = rest.length > 0 || seen.has(name) ? null : read(name, value);
    if (!change) return refuse("FILTER_INVALID", { condition });
    seen.add(name);
    filter = { ...filter, ...change };
  }
  return ok(filter);
}

/** Reads one condition; `null` for an unknown name or an invalid value. */
export function readProductCondition(name: string, value: string): Partial<ProductFilter> | null {
  switch (name) {
    case "delivery":
      return value === "free" ? { freeDeliveryOnly: true } : null;
    case "price":
      return readRange(value, (minPrice, maxPrice) => ({ minPrice, maxPrice }));
    case "weight":
      return readRange(value, (minWeight, maxWeight) => ({ minWeight, maxWeight }));
    case "origin":
      return readList(value, /^[가-힣A-Za-z ]{1,20}$/, (origins) => ({ origins }));
    case "farm":
      return readList(value, /^[1-9]\d{0,8}$/, (ids) => ({ farmIds: ids.map(Number) }));
    case "score":
      return /^[1-4](\.5)?$/.test(value) ? { minScore: Number(value) } : null;
    case "sweetness":
      return /^[1-9]\d?(\.5)?$/.test(value) ? { minSweetness: Number(value) } : null;
    case "arrive":
      return isCalendarDay(value) ? { arriveBy: value } : null;
    default:
      return null;
  }
}

/** Most values of one list. */
const LIST_MAX = 20;

function readList(
  value: string,
  format: RegExp,
  change: (values: string[]) => Partial<ProductFilter>,
): Partial<ProductFilter> | null {
  const values = value.split("|");
  const isGood = values.length <= LIST_MAX && values.every((each) => format.test(each));
  return isGood && new Set(values).size === values.length ? change(values) : null;
}

function readRange(
  value: string,
  change: (min: number | null, max: number | null) => Partial<ProductFilter>,
): Partial<ProductFilter> | null {
  const [, from = "", to = ""] = /^(\d{0,9})-(\d{0,9})$/.exec(value) ?? [];
  if (from === "" && to === "") return null;
  const min = from === "" ? null : Number(from);
  const max = to === "" ? null : Number(to);
  return min !== null && max !== null && min > max ? null : change(min, max);
}
