import type { Input } from "@todayfruit/contract/all-calls";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { ok, refuse } from "@todayfruit/domain/result";
import { coverOf, GROUP_WEIGHT, type Group } from "@todayfruit/domain/search/plan-search";
import { readQuery } from "@todayfruit/domain/search/query/read-query";
import { rankCandidates } from "@todayfruit/domain/search/rank";
import { NO_FILTER, readSearchFilter, type SearchFilter } from "@todayfruit/domain/search/search-filter";
import type { Answer } from "../../http/bind-calls.ts";
import type { Context } from "../../http/context.ts";
import { listSummaries } from "../catalog/catalog.repository.ts";
import { presentSummary } from "../catalog/product.presenter.ts";
import {
  type Asked,
  CANDIDATES_MAX,
  type Found,
  type FoundProducts,
  findCandidates,
} from "./candidates.repository.ts";
import { type Resolved, resolveQuery } from "./resolve-query.ts";
import { listTimedPrices } from "./timed-prices.repository.ts";

const DEFAULT_TAKE = 15;

/** Returns a page of the search results; at most four statements. */
export async function searchProducts(
  { query }: Input<"GET /v1/products/search">,
  context: Context,
): Promise<Answer<"GET /v1/products/search">> {
  const filter = query.filter === undefined ? ok(NO_FILTER) : readSearchFilter(query.filter);
  if (!filter.ok) {
    return refuse("INVALID_INPUT", {
      fields: [
        { field: "filter", message: `'${filter.detail.condition}' 조건을 읽지 못했어요. 다시 골라 주세요` },
      ],
    });
  }
  const { page = 0, take = DEFAULT_TAKE } = query;
  const asked = readQuery(query.searchToken);
  const resolved = await resolveQuery(
    context.db,
    await context.searchDictionary.read(),
    asked,
    filter.value.mayCorrect,
  );
  const { products, categoryNames } = await find(context, resolved.groups, filter.value);
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
  const shown = ranked.slice(page * take, (page + 1) * take);
  const rows = await listSummaries(
    context.db,
    shown.map(({ productId }) => productId),
  );
  const correctedToken = correctionOf(resolved, ranked);
  if (page === 0 && query.filter === undefined) {
    context.searches.note({
      text: correctedToken ?? query.searchToken,
      words: resolved.isUnderstood ? wordsOf(resolved) : null,
      hasResult: ranked.length > 0,
    });
  }
  return ok({
    list: rows.map((row) => presentSummary(row, now)),
    nextPage: ranked.length > (page + 1) * take ? page + 1 : null,
    totalCount: ranked.length,
    isMore,
    correctedToken,
    relaxation: relaxationOf(resolved.groups, ranked),
    categories: categoriesOf(ranked, categoryNames),
  });
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

/** Number of postings read for a typed word: alone, as the rarest of several, and otherwise. */
const READ = { alone: CANDIDATES_MAX, rarest: 1200, other: 150 } as const;
/** Factor for filtered searches, because postings are filtered out. */
const READ_FILTERED = 3;

async function find(
  context: Context,
  groups: readonly Group[],
  filter: SearchFilter,
): Promise<FoundProducts> {
  if (groups.length === 0) return { products: [], categoryNames: new Map() };
  const onlyQuantities = groups.every(({ kind }) => kind === "quantity");
  const size = ({ terms }: Group) => terms.reduce((sum, { products }) => sum + products, 0);
  const words = groups.filter(({ kind }) => kind === "word" || kind === "guess");
  const rarest = [...(words.length > 0 ? words : groups)].sort((a, b) => size(a) - size(b))[0];
  const depth = isNarrowed(filter) ? READ_FILTERED : 1;
  const asked = groups.flatMap((group, index): Asked[] =>
    group.terms.map(({ id, certainty, products }, place, { length }) => ({
      termId: id,
      group: index,
      role: group.role,
      certainty,
      size: products,
      take: takeOf(
        place,
        length,
        READ[groups.length === 1 ? "alone" : group === rarest ? "rarest" : "other"] * depth,
      ),
    })),
  );
  return findCandidates(
    context.db,
    asked,
    groups.map((group) => ({
      weight: GROUP_WEIGHT[group.kind],
      cover: onlyQuantities ? 1 : coverOf(group),
    })),
    filter,
    context.now(),
  );
}

/** Returns how many postings to read: all needed for the most certain term, and half as many shared by the others. */
function takeOf(place: number, meanings: number, most: number): number {
  return place === 0 ? most + 1 : Math.max(MEANING_LEAST, Math.ceil(most / 2 / meanings));
}

const MEANING_LEAST = 20;

function isNarrowed({ inStockOnly, freeDeliveryOnly, categoryId, minPrice, maxPrice }: SearchFilter) {
  return inStockOnly || freeDeliveryOnly || categoryId !== null || minPrice !== null || maxPrice !== null;
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
