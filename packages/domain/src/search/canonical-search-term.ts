import type { SearchDictionary } from "./search-dictionary-types.ts";

/**
 * Returns the catalogue's name of a word that is another name of it: 부루 is searched for as 상추, so that both find the
 * same products in the same order.
 *
 * @example canonicalSearchTerm("부루", dictionary) // "상추"
 */
export function canonicalSearchTerm(word: string, dictionary: SearchDictionary): string {
  const entry = dictionary.get(word);
  return (entry?.relation === "same" ? entry.means[0] : undefined) ?? word;
}
