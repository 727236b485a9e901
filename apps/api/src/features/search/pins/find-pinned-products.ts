import { findSearchPinsOfQuery } from "@todayfruit/domain/search/find-search-pins-of-query";
import type { SearchQuery } from "@todayfruit/domain/search/query/parse-typed-query";
import type { SearchFilter } from "@todayfruit/domain/search/read-and-write-search-filter";
import type { Context } from "../../../http/handler-context-types.ts";
import { listArrivalDaysByDispatchTerms } from "../../catalog/filters/list-arrival-days-by-dispatch-terms.ts";
import type { FoundProducts } from "../candidates.repository.ts";
import { findBuyableProducts } from "./find-buyable-pinned-products.repository.ts";

export type PinnedProducts = FoundProducts & {
  /** Those of the products that are advertisements. */
  advertisedIds: ReadonlySet<number>;
};

const NOTHING: PinnedProducts = { products: [], categoryNames: new Map(), advertisedIds: new Set() };
/** Most products that lead the results of a word; a first page shows 15. */
const MOST_SHOWN = 10;

/**
 * Finds the products that operators pinned to a query on this variant and that can be bought now, in the order of their
 * pins. No statement without a pin; otherwise one, and one more for a day of arrival. Lists in another order than by
 * relevance have none.
 */
export async function findPinnedProducts(
  context: Context,
  query: SearchQuery,
  filter: SearchFilter,
): Promise<PinnedProducts> {
  const pins = await context.searchPins.read();
  if (pins.size === 0 || filter.order !== "relevance") return NOTHING;
  const now = context.now();
  const shown = findSearchPinsOfQuery(pins, query, await context.searchDictionary.read(), {
    variant: context.rules.variant,
    now: now.getTime(),
  });
  if (shown.length === 0) return NOTHING;
  const ids = shown.map(({ productId }) => productId);
  const arrivals = filter.arriveBy === null ? [] : await listArrivalDaysByDispatchTerms(context);
  const found = await findBuyableProducts(context.db, ids, { filter, now, arrivals });
  const byId = new Map(found.products.map((each) => [each.productId, each]));
  const leading = shown.filter(({ productId }) => byId.has(productId)).slice(0, MOST_SHOWN);
  return {
    products: leading.flatMap(({ productId }) => byId.get(productId) ?? []),
    categoryNames: found.categoryNames,
    advertisedIds: new Set(leading.flatMap((pin) => (pin.isAdvertisement ? [pin.productId] : []))),
  };
}
