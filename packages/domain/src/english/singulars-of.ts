/**
 * Lists the possible singulars of an English plural, likeliest first; empty when the word is no plural. The caller
 * looks them up in its own word list.
 *
 * @param word in lower case
 * @example singularsOf("cherries") // ["cherry", "cherrie"]
 * @example singularsOf("tomatoes") // ["tomato", "tomatoe"]
 * @example singularsOf("apples") // ["apple"]
 * @example singularsOf("lemongrass") // []
 */
export function singularsOf(word: string): string[] {
  const [, stem = "", end = ""] = /^([a-z]+?)(ies|ves|(?<=[sxzo]|ch|sh)es|(?<![su])s)$/.exec(word) ?? [];
  const singulars = ENDS[end]?.map((singular) => stem + singular) ?? [];
  return singulars.filter(({ length }) => length >= SHORTEST);
}

const ENDS: Readonly<Record<string, readonly string[]>> = {
  ies: ["y", "ie"],
  ves: ["f", "fe", "ve"],
  es: ["", "e"],
  s: [""],
};
/** The shortest singular in letters; a shorter stem is usually a word that merely ends in s. */
const SHORTEST = 3;
