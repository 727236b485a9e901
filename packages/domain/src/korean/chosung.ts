import { splitSyllable } from "./split-and-join-jamo.ts";

/**
 * Replaces each Hangul syllable by its initial consonant (초성); other characters stay.
 *
 * @example toChosung("샤인머스캣") // "ㅅㅇㅁㅅㅋ"
 * @example toChosung("abc주스") // "abcㅈㅅ"
 */
export function toChosung(text: string): string {
  return [...text].map((character) => splitSyllable(character)?.initial ?? character).join("");
}

/**
 * Reports whether a text consists of consonants only, as typed for a search by 초성.
 *
 * @example isChosung("ㄱㄱ") // true
 * @example isChosung("ㅠㅠ") // false
 * @example isChosung("감ㄱ") // false
 */
export function isChosung(text: string): boolean {
  return /^[ㄱ-ㅎ]+$/.test(text);
}
