import { fromJamo, type Syllable, splitSyllable } from "./split-and-join-jamo.ts";

/** Vowels that most speakers no longer distinguish. */
const VOWELS = ["ㅐㅔㅖㅒ", "ㅙㅚㅞ", "ㅢㅣ"];
/** Plain and tense consonants: the same key without and with shift. */
const INITIALS = ["ㄱㄲ", "ㄷㄸ", "ㅂㅃ", "ㅅㅆ", "ㅈㅉ"];
/** Vowels that sound alike after ㅈ, ㅉ and ㅊ, where the y is not heard: 쥬스 sounds like 주스. */
const AFTER_J = ["ㅏㅑ", "ㅓㅕ", "ㅗㅛ", "ㅜㅠ"];

/**
 * Lists the spellings of a Korean word that sound the same and differ in one letter. ㅜ and ㅠ count as different: 휴지
 * is not 후지.
 *
 * @example sameSoundSpellings("쳬리") // ["채리", "체리", "챼리"]
 * @example sameSoundSpellings("고츄") // ["꼬츄", "고추"]
 */
export function sameSoundSpellings(word: string): string[] {
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
