import { coverOf, GROUP_WEIGHT, type Group } from "@todayfruit/domain/search/plan-meanings-of-typed-words";
import { isNarrowed, type SearchFilter } from "@todayfruit/domain/search/read-and-write-search-filter";
import type { Context } from "../../http/handler-context-types.ts";
import { listArrivalDaysByDispatchTerms } from "../catalog/filters/list-arrival-days-by-dispatch-terms.ts";
import { type Asked, CANDIDATES_MAX, type FoundProducts, findCandidates } from "./candidates.repository.ts";

/** Finds the products that match the groups of a query under a filter; one statement, one more for a day of arrival. */
export async function findProducts(
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
    {
      filter,
      now: context.now(),
      arrivals: filter.arriveBy === null ? [] : await listArrivalDaysByDispatchTerms(context),
    },
  );
}

/** Number of postings read for a typed word: alone, as the rarest of several, and otherwise. */
const READ = { alone: CANDIDATES_MAX, rarest: 1200, other: 150 } as const;
/** Factor for filtered searches, because postings are filtered out. */
const READ_FILTERED = 3;

/** Returns how many postings to read: all needed for the most certain term, and half as many shared by the others. */
function takeOf(place: number, meanings: number, most: number): number {
  return place === 0 ? most + 1 : Math.max(MEANING_LEAST, Math.ceil(most / 2 / meanings));
}

const MEANING_LEAST = 20;
