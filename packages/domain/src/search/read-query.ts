import { hangulFromKeys, keysFromHangul } from "../korean/keyboard.ts";
import { asTyped } from "./normalise.ts";
import { readQuantities } from "./quantity.ts";

export type SearchQuery = {
  /** The words as typed, in small letters; at most ten. */
  words: string[];
  /** The same words as if the keyboard had been set to the other language, or `null` when none can be read so. */
  slipped: string[] | null;
  /** Each quantity in the ways the catalogue may write it. */
  quantities: string[][];
};

const MAX_WORDS = 10;
/** Of more letters than this a shopper does not ask for one thing. */
const MAX_LETTERS = 60;

/**
 * What somebody typed, cut into words and quantities.
 *
 * @example readQuery("사과 5키로") // { words: ["사과"], slipped: ["tkrhk"], quantities: [["5000g"]] }
 * @example readQuery("Tkrhk") // { words: ["tkrhk"], slipped: ["싸과"], quantities: [] }
 */
export function readQuery(text: string): SearchQuery {
  const { rest, quantities } = readQuantities(asTyped(text));
  const typed = rest
    .slice(0, MAX_LETTERS)
    .split(" ")
    .filter((word) => /\p{L}/u.test(word))
    .slice(0, MAX_WORDS);
  const toHangul = typed.map((word) => hangulFromKeys(word));
  // One keyboard was wrong, not both by turns: 사과 is no English beside a word that is Korean on English keys.
  const meant = toHangul.some((word) => word !== null) ? toHangul : typed.map((word) => keysFromHangul(word));
  return {
    words: typed.map((word) => word.toLowerCase()),
    slipped: meant.some((word) => word !== null)
      ? meant.map((word, index) => word ?? typed[index]?.toLowerCase() ?? "")
      : null,
    quantities,
  };
}
