/**
 * What an English plural may be the plural of, likeliest first; none for what is no plural. It is for whoever has a
 * list of words to say which of them there is.
 *
 * @param word in small letters
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
/** Of fewer letters too much is a word that happens to end in s. */
const SHORTEST = 3;
