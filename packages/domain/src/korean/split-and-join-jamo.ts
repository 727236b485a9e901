const INITIALS = [..."ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"];
const VOWELS = [..."ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"];
const FINALS = ["", ..."ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"];

/** Compound letters and the two keys that type them. */
const PAIRS: Readonly<Record<string, string>> = {
  ㅘ: "ㅗㅏ",
  ㅙ: "ㅗㅐ",
  ㅚ: "ㅗㅣ",
  ㅝ: "ㅜㅓ",
  ㅞ: "ㅜㅔ",
  ㅟ: "ㅜㅣ",
  ㅢ: "ㅡㅣ",
  ㄳ: "ㄱㅅ",
  ㄵ: "ㄴㅈ",
  ㄶ: "ㄴㅎ",
  ㄺ: "ㄹㄱ",
  ㄻ: "ㄹㅁ",
  ㄼ: "ㄹㅂ",
  ㄽ: "ㄹㅅ",
  ㄾ: "ㄹㅌ",
  ㄿ: "ㄹㅍ",
  ㅀ: "ㄹㅎ",
  ㅄ: "ㅂㅅ",
};
const WHOLES = new Map(Object.entries(PAIRS).map(([whole, pair]) => [pair, whole]));

const FIRST = 0xac00;
const LAST = 0xd7a3;

export type Syllable = { initial: string; vowel: string; final: string };

/**
 * Splits a Hangul syllable into its parts; returns `null` for anything else.
 *
 * @example splitSyllable("귤") // { initial: "ㄱ", vowel: "ㅠ", final: "ㄹ" }
 */
export function splitSyllable(character: string): Syllable | null {
  const code = character.charCodeAt(0);
  if (character.length !== 1 || code < FIRST || code > LAST) return null;
  const index = code - FIRST;
  return {
    initial: INITIALS[Math.floor(index / 588)] ?? "",
    vowel: VOWELS[Math.floor((index % 588) / 28)] ?? "",
    final: FINALS[index % 28] ?? "",
  };
}

/**
 * Decomposes a text into its letters as they are typed: syllables into jamo, double vowels and double finals into
 * two, so that texts one key apart differ in one letter and a prefix of a text gives a prefix of its letters.
 *
 * @example toJamo("사과 5kg") // "ㅅㅏㄱㅗㅏ 5kg"
 * @example toJamo("닭") // "ㄷㅏㄹㄱ"
 */
export function toJamo(text: string): string {
  let letters = "";
  for (const character of text) {
    const parts = splitSyllable(character);
    for (const part of parts ? [parts.initial, parts.vowel, parts.final] : [character]) {
      letters += PAIRS[part] ?? part;
    }
  }
  return letters;
}

/**
 * Composes letters into syllables as a keyboard does: a consonant closes a syllable unless a vowel follows. Letters
 * that form no syllable stay as they are.
 *
 * @example fromJamo("ㅅㅏㄱㅗㅏ") // "사과"
 * @example fromJamo("ㄷㅏㄹㄱㅣ") // "달기"
 * @example fromJamo("ㄱㄱ") // "ㄱㄱ"
 */
export function fromJamo(letters: string): string {
  const text = [...letters];
  let out = "";
  let at = 0;
  while (at < text.length) {
    const initial = text[at] ?? "";
    const [vowel, afterVowel] = takeVowel(text, at + 1);
    if (!INITIALS.includes(initial) || vowel === "") {
      const [alone, next] = takeVowel(text, at);
      out += alone === "" ? initial : alone;
      at = alone === "" ? at + 1 : next;
      continue;
    }
    const [final, afterFinal] = takeFinal(text, afterVowel);
    out += String.fromCharCode(
      FIRST + INITIALS.indexOf(initial) * 588 + VOWELS.indexOf(vowel) * 28 + FINALS.indexOf(final),
    );
    at = afterFinal;
  }
  return out;
}

function takeVowel(text: readonly string[], at: number): [string, number] {
  const one = text[at] ?? "";
  const two = WHOLES.get(one + (text[at + 1] ?? ""));
  if (two !== undefined && VOWELS.includes(two)) return [two, at + 2];
  return VOWELS.includes(one) ? [one, at + 1] : ["", at];
}

/** Takes the final consonants at `at`; the last one belongs to the next syllable when a vowel follows. */
function takeFinal(text: readonly string[], at: number): [string, number] {
  const isVowel = (index: number) => VOWELS.includes(text[index] ?? "");
  const one = text[at] ?? "";
  if (one === "" || !FINALS.includes(one) || isVowel(at + 1)) return ["", at];
  const two = WHOLES.get(one + (text[at + 1] ?? ""));
  if (two !== undefined && FINALS.includes(two) && !isVowel(at + 2)) return [two, at + 2];
  return [one, at + 1];
}
