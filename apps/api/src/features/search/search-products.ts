import type { Input } from "@todayfruit/contract/all-calls";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { ok } from "@todayfruit/domain/result";
import { coverOf, type Group } from "@todayfruit/domain/search/plan-meanings-of-typed-words";
import { parseTypedQuery } from "@todayfruit/domain/search/query/parse-typed-query";
import {
  NO_FILTER,
  readSearchFilter,
  type SearchFilter,
} from "@todayfruit/domain/search/read-and-write-search-filter";
import { rankCandidates } from "@todayfruit/domain/search/score-and-rank-search-candidates";
import type { Answer } from "../../http/bind-calls.ts";
import type { Context } from "../../http/handler-context-types.ts";
import { listSummaries } from "../catalog/catalog.repository.ts";
import { refuseUnreadableFilter } from "../catalog/filters/refuse-unreadable-filter.ts";
import { presentSummary } from "../catalog/product.presenter.ts";
import { CANDIDATES_MAX, type FoundProducts } from "./candidates.repository.ts";
import { findProducts } from "./find-products.ts";
import type { Found } from "./found-product-facts.sql.ts";
import { listTimedPrices } from "./list-timed-prices-of-products.repository.ts";
import { findPinnedProducts } from "./pins/find-pinned-products.ts";
import { type Resolved, resolveQuery } from "./resolve-query.ts";

const DEFAULT_TAKE = 15;

/**
 * Returns a page of the search results, pinned products first; at most four statements, one more for a day of arrival,
 * and one for a word that products are pinned to.
 */
export async function searchProducts(
  { query }: Input<"GET /v1/products/search">,
  context: Context,
): Promise<Answer<"GET /v1/products/search">> {
  const filter = query.filter === undefined ? ok(NO_FILTER) : readSearchFilter(query.filter);
  if (!filter.ok) return refuseUnreadableFilter(filter.detail.condition);
  const { page = 0, take = DEFAULT_TAKE } = query;
  const asked = parseTypedQuery(query.searchToken);
  const resolved = await resolveQuery(
    context.db,
    await context.searchDictionary.read(),
    asked,
    filter.value.mayCorrect,
  );
  const { products, categoryNames } = await findProducts(context, resolved.groups, filter.value);
  const isMore = products.length > CANDIDATES_MAX;
  const now = context.now();
  const candidates = await withCurrentPrices(context, products.slice(0, CANDIDATES_MAX), filter.value.order);
  const ranked = rankCandidates(
    candidates,
    filter.value.order,
    {
      now: now.getTime(),
      month: Number(kstDateOf(now.toISOString()).slice(5, 7)),
    },
    maskOf(resolved.groups, isOfRecipe),
  );
  const correctedToken = correctionOf(resolved, ranked);
  const pinned = await findPinnedProducts(
    context,
    correctedToken === null ? asked : parseTypedQuery(correctedToken),
    filter.value,
  );
  const results = leadBy(pinned.products, ranked);
  const shown = results.slice(page * take, (page + 1) * take);
  const rows = await listSummaries(
    context.db,
    shown.map(({ productId }) => productId),
  );
  if (page === 0 && query.filter === undefined) {
    context.searches.note({
      text: correctedToken ?? query.searchToken,
      words: resolved.isUnderstood ? wordsOf(resolved) : null,
      hasResult: results.length > 0,
    });
  }
  return ok({
    list: rows.map((row) => presentSummary(row, now)),
    nextPage: results.length > (page + 1) * take ? page + 1 : null,
    totalCount: results.length,
    isMore,
    correctedToken,
    relaxation: relaxationOf(resolved.groups, results),
    categories: categoriesOf(results, new Map([...categoryNames, ...pinned.categoryNames])),
    advertisedIds: shown.flatMap(({ productId }) => (pinned.advertisedIds.has(productId) ? [productId] : [])),
  });
}

/** Puts the pinned products before all others, each product once. */
function leadBy(pinned: readonly Found[], ranked: Found[]): Found[] {
  if (pinned.length === 0) return ranked;
  const ids = new Set(pinned.map(({ productId }) => productId));
  return [...pinned, ...ranked.filter(({ productId }) => !ids.has(productId))];
}

/** Returns the candidates at their prices of now, where the order depends on them; one more statement there. */
async function withCurrentPrices(
  context: Context,
  found: Found[],
  order: SearchFilter["order"],
): Promise<Found[]> {
  if (order !== "priceAsc" && order !== "priceDesc") return found;
  const ids = found.map(({ productId }) => productId);
  const timed = await listTimedPrices(context.db, ids, context.now());
  return found.map((each) => ({ ...each, price: timed.get(each.productId) ?? each.price }));
}

/**
 * Returns how many of the ranked products have every typed word, and which words the others lack; `null` when all of
 * them have all.
 */
function relaxationOf(groups: readonly Group[], ranked: readonly Found[]) {
  const all = maskOf(groups, (group) => !isOfRecipe(group) && coverOf(group) > 0);
  const from = ranked.findIndex((found) => (found.groups & all) !== all);
  const next = ranked[from];
  if (!next) return null;
  const leftOut = groups.flatMap(({ text }, index) =>
    (all & (1 << index)) !== 0 && (next.groups & (1 << index)) === 0 ? [text] : [],
  );
  return { from, leftOut: [...new Set(leftOut)] };
}

function isOfRecipe({ role }: Group): boolean {
  return role === "dish" || role === "ingredient";
}

function maskOf(groups: readonly Group[], isWanted: (group: Group) => boolean): number {
  return groups.reduce((mask, group, index) => (isWanted(group) ? mask | (1 << index) : mask), 0);
}

/** Returns the corrected query when the first product was found by a correction; `null` when it was found as typed. */
function correctionOf({ groups, readAs, segments }: Resolved, ranked: readonly Found[]): string | null {
  const first = ranked[0];
  if (!first) return null;
  const taken = new Map(
    groups.flatMap(({ correction }, index) =>
      correction && (first.groups & (1 << index)) !== 0 ? [[correction.from, correction.to]] : [],
    ),
  );
  if (taken.size === 0) return readAs;
  return segments.map(({ text }) => taken.get(text) ?? text).join(" ");
}

/** Returns the catalogue's words in a search, which are shown to other shoppers. */
function wordsOf({ segments }: Resolved): string {
  return segments
    .filter(({ kind }) => kind === "known")
    .map(({ text }) => text)
    .join(" ");
}

function categoriesOf(found: readonly Found[], names: FoundProducts["categoryNames"]) {
  const byId = Map.groupBy(found, ({ categoryId }) => categoryId);
  return [...byId]
    .map(([id, members]) => ({ id, name: names.get(id) ?? "", count: members.length }))
    .sort((a, b) => b.count - a.count || a.id - b.id);
}
