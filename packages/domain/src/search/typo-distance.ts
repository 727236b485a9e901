import { splitSyllable, toJamo } from "../korean/split-and-join-jamo.ts";

/** Letters that are confused with each other: they sound alike, or differ by shift or by one stroke. */
const ALIKE = [
  "ㅐㅔㅖㅒ",
  "ㅗㅛㅜㅠㅓ",
  "ㅓㅕㅏㅑ",
  "ㅡㅜㅓ",
  "ㅣㅢㅡ",
  "ㄱㄲㅋ",
  "ㄷㄸㅌ",
  "ㅂㅃㅍ",
  "ㅅㅆ",
  "ㅈㅉㅊ",
  "ㅇㅎ",
  "ㄴㄹ",
  "ㅁㄴㅇ",
].map((letters) => new Set(letters));
const ALIKE_COST = 0.6;

/**
 * Computes the distance of a typed word from a word of the catalogue, in letters: 1 for a letter that is missing,
 * additional, replaced, or swapped with its neighbour; 0.6 for letters that are confused with each other.
 *
 * @example typoDistance("감규", "감귤") // 1
 * @example typoDistance("블루배리", "블루베리") // 0.6
 */
export function typoDistance(typed: string, word: string): number {
  const a = [...toJamo(typed)];
  const b = [...toJamo(word)];
  let older: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const swapped =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
          ? (older[column - 2] ?? 0) + 1
          : Number.POSITIVE_INFINITY;
      line.push(
        Math.min(
          (above[column] ?? 0) + 1,
          (line[column - 1] ?? 0) + 1,
          (above[column - 1] ?? 0) + change(a[row - 1] ?? "", b[column - 1] ?? ""),
          swapped,
        ),
      );
    }
    older = above;
    above = line;
  }
  return Math.round((above[b.length] ?? 0) * 100) / 100;
}

function change(a: string, b: string): number {
  if (a === b) return 0;
  return ALIKE.some((letters) => letters.has(a) && letters.has(b)) ? ALIKE_COST : 1;
}

/**
 * Reports whether a typed word may be a typo of a word of the catalogue: at most one letter for up to three syllables
 * and two for longer words, lengths within one syllable, and in short words a similar first consonant: 우산 is no typo
 * of 부산.
 *
 * @example isTypoOf("레드양", "레드향") // true
 * @example isTypoOf("우산", "부산") // false
 */
export function isTypoOf(typed: string, word: string): boolean {
  const isHangul = /^[가-힣]+$/.test(typed);
  const syllables = isHangul ? word.length : word.length / 3;
  if (isHangul !== /^[가-힣]+$/.test(word) || typed.length < (isHangul ? 2 : 4)) return false;
  if (Math.abs(typed.length - word.length) > 1 || word.length < (isHangul ? 2 : 4)) return false;
  if (syllables <= 2 && isHangul && !beginsAlike(typed, word)) return false;
  return typoDistance(typed, word) <= (syllables > 3 ? 2 : 1);
}

function beginsAlike(typed: string, word: string): boolean {
  const first = splitSyllable(typed.charAt(0))?.initial ?? "";
  const second = splitSyllable(word.charAt(0))?.initial ?? "";
  return typed.length === word.length && change(first, second) < 1;
}
