import { hangulFromKeys, keysFromHangul } from "../../korean/wrong-keyboard-layout.ts";
import { asTyped } from "./normalise-search-text.ts";
import { readQuantities } from "./read-quantities.ts";

export type SearchQuery = {
  /** Typed words in lower case; at most ten. */
  words: string[];
  /** The same words as if typed with the keyboard set to the other language; `null` when none can be read so. */
  otherLayout: string[] | null;
  /** Each quantity in the catalogue's possible spellings. */
  quantities: string[][];
};

const MAX_WORDS = 10;
/** The longest text that is read, in characters. */
const MAX_LETTERS = 60;

/**
 * Splits a typed search text into words and quantities.
 *
 * @example parseTypedQuery("사과 5키로") // { words: ["사과"], otherLayout: ["tkrhk"], quantities: [["5000g"]] }
 * @example parseTypedQuery("Tkrhk") // { words: ["tkrhk"], otherLayout: ["싸과"], quantities: [] }
 */
export function parseTypedQuery(text: string): SearchQuery {
  const { rest, quantities } = readQuantities(asTyped(text));
  const typed = rest
    .slice(0, MAX_LETTERS)
    .split(" ")
    .filter((word) => /\p{L}/u.test(word))
    .slice(0, MAX_WORDS);
  const toHangul = typed.map((word) => hangulFromKeys(word));
  // All words are read with one keyboard: 사과 is not read as English next to a Korean word typed on English keys.
  const meant = toHangul.some((word) => word !== null) ? toHangul : typed.map((word) => keysFromHangul(word));
  return {
    words: typed.map((word) => word.toLowerCase()),
    otherLayout: meant.some((word) => word !== null)
      ? meant.map((word, index) => word ?? typed[index]?.toLowerCase() ?? "")
      : null,
    quantities,
  };
}
