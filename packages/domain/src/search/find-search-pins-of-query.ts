import { canonicalSearchTerm } from "./canonical-search-term.ts";
import type { SearchQuery } from "./query/parse-typed-query.ts";
import type { SearchDictionary } from "./search-dictionary-types.ts";

/** Product that leads the results of a search word on some variants for a time. */
export type SearchPin = {
  productId: number;
  variants: readonly string[];
  /** Instants in ms since 1970: the first at which it leads, and the first after; `null` without an end. */
  beginsAt: number;
  endsAt: number | null;
  /** Paid for, so that shoppers see it marked. */
  isAdvertisement: boolean;
};

/** Pins in their order by the word that is typed, in small letters, without spaces. */
export type SearchPins = ReadonlyMap<string, readonly SearchPin[]>;

/**
 * Lists the pins of a query at an instant on a variant, in their order. The query is the pinned word, with or without
 * spaces, or another name of it; one with more words or with a quantity has none.
 *
 * @param now instant in ms since 1970
 * @example findSearchPinsOfQuery(pins, parseTypedQuery("햇 사과"), dictionary, { variant: "todayfruit", now }) // those of 햇사과
 */
export function findSearchPinsOfQuery(
  pins: SearchPins,
  { words, quantities }: Pick<SearchQuery, "quantities" | "words">,
  dictionary: SearchDictionary,
  { variant, now }: { variant: string; now: number },
): SearchPin[] {
  if (pins.size === 0 || quantities.length > 0) return [];
  const ofWord =
    pins.get(words.join("")) ??
    pins.get(words.map((word) => canonicalSearchTerm(word, dictionary)).join("")) ??
    [];
  return ofWord.filter(
    ({ variants, beginsAt, endsAt }) =>
      variants.includes(variant) && beginsAt <= now && (endsAt === null || endsAt > now),
  );
}
