/** Endings that a shopper adds to a word of the catalogue, the longest first. */
const ENDINGS = [
  "스러운",
  "적인",
  "하고",
  "하게",
  "해서",
  "로운",
  "스런",
  "짜리",
  "한",
  "할",
  "용",
  "산",
  "맛",
  "류",
  "표",
] as const;
const SHORTEST = 2;

/**
 * Lists what remains of a typed word without an ending; the result may be no word.
 *
 * @example listStemsOfTypedWord("포슬포슬한") // ["포슬포슬"]
 * @example listStemsOfTypedWord("제주산") // ["제주"]
 */
export function listStemsOfTypedWord(word: string): string[] {
  return ENDINGS.filter((ending) => word.endsWith(ending) && word.length - ending.length >= SHORTEST).map(
    (ending) => word.slice(0, -ending.length),
  );
}
