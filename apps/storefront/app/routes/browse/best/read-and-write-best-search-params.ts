import type { Input } from "@todayfruit/contract/all-calls";
import { paths } from "../../../paths.ts";

export type BestType = NonNullable<
  NonNullable<Input<"GET /v1/products/category/{id}/best">["query"]>["type"]
>;

export const BEST_TYPE_LABELS = {
  day: "오늘",
  week: "이번 주",
  month: "이번 달",
} satisfies Record<BestType, string>;

export type BestQuery = {
  /** Slug of a root category. */
  category: string;
  type: BestType;
  hideSoldOut: boolean;
};

/** Defaults: fruit, the week, sold-out products hidden. Rule: specification §4. */
const DEFAULTS: BestQuery = { category: "fruit", type: "week", hideSoldOut: true };

/**
 * Reads the ranking to show from the query; invalid values fall back to the defaults.
 *
 * @example readBestQuery(new URLSearchParams("category=fish")) // { category: "fish", type: "week", hideSoldOut: true }
 */
export function readBestQuery(search: URLSearchParams): BestQuery {
  const type = search.get("type") ?? "";
  return {
    category: search.get("category") ?? DEFAULTS.category,
    type: isBestType(type) ? type : DEFAULTS.type,
    hideSoldOut: search.get("soldout") !== "show",
  };
}

/** Path and query of a ranking, without the defaults. */
export function bestPath(choices: BestQuery): string {
  const search = new URLSearchParams();
  if (choices.category !== DEFAULTS.category) search.set("category", choices.category);
  if (choices.type !== DEFAULTS.type) search.set("type", choices.type);
  if (!choices.hideSoldOut) search.set("soldout", "show");
  return search.size > 0 ? `${paths.best}?${search}` : paths.best;
}

function isBestType(text: string): text is BestType {
  return Object.hasOwn(BEST_TYPE_LABELS, text);
}
