import { splitSyllable } from "./jamo.ts";

/**
 * The first letters of a text's syllables (초성); what is no syllable stays.
 *
 * @example toChosung("샤인머스캣") // "ㅅㅇㅁㅅㅋ"
 * @example toChosung("abc주스") // "abcㅈㅅ"
 */
export function toChosung(text: string): string {
  return [...text].map((character) => splitSyllable(character)?.initial ?? character).join("");
}

/**
 * Whether somebody typed first letters only.
 *
 * @example isChosung("ㄱㄱ") // true
 * @example isChosung("ㅠㅠ") // false
 * @example isChosung("감ㄱ") // false
 */
export function isChosung(text: string): boolean {
  return /^[ㄱ-ㅎ]+$/.test(text);
}
