import { fromJamo, type Syllable, splitSyllable } from "./jamo.ts";

/** Vowels that most people no longer tell apart. */
const VOWELS = ["ㅐㅔㅖㅒ", "ㅙㅚㅞ", "ㅢㅣ"];
/** The same key with shift and without it. */
const INITIALS = ["ㄱㄲ", "ㄷㄸ", "ㅂㅃ", "ㅅㅆ", "ㅈㅉ"];
/** After ㅈ, ㅉ and ㅊ the short y is not heard: 쥬스 sounds like 주스. */
const AFTER_J = ["ㅏㅑ", "ㅓㅕ", "ㅗㅛ", "ㅜㅠ"];

/**
 * A Korean word in every other spelling that sounds the same but for one letter. ㅜ and ㅠ do not: 휴지 is no 후지.
 *
 * @example sameSound("쳬리") // ["채리", "체리", "챼리"]
 * @example sameSound("고츄") // ["꼬츄", "고추"]
 */
export function sameSound(word: string): string[] {
  return [...word].flatMap((character, at) => {
    const syllable = splitSyllable(character);
    const others = syllable ? syllablesLike(syllable) : [];
    return others.map((other) => word.slice(0, at) + other + word.slice(at + 1));
  });
}

function syllablesLike({ initial, vowel, final }: Syllable): string[] {
  const vowels = [...VOWELS, ...("ㅈㅉㅊ".includes(initial) ? AFTER_J : [])];
  return [
    ...othersOf(initial, INITIALS).map((other) => other + vowel + final),
    ...othersOf(vowel, vowels).map((other) => initial + other + final),
  ].map(fromJamo);
}

function othersOf(letter: string, groups: readonly string[]): string[] {
  const group = groups.find((letters) => letters.includes(letter)) ?? "";
  return [...group].filter((other) => other !== letter);
}
