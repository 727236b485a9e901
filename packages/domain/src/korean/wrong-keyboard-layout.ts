import { fromJamo, toJamo } from "./split-and-join-jamo.ts";

/** Letters of the 두벌식 keyboard by key, without and with shift. */
const LETTER_OF_KEY: Readonly<Record<string, string>> = {
  q: "ㅂ",
  w: "ㅈ",
  e: "ㄷ",
  r: "ㄱ",
  t: "ㅅ",
  y: "ㅛ",
  u: "ㅕ",
  i: "ㅑ",
  o: "ㅐ",
  p: "ㅔ",
  a: "ㅁ",
  s: "ㄴ",
  d: "ㅇ",
  f: "ㄹ",
  g: "ㅎ",
  h: "ㅗ",
  j: "ㅓ",
  k: "ㅏ",
  l: "ㅣ",
  z: "ㅋ",
  x: "ㅌ",
  c: "ㅊ",
  v: "ㅍ",
  b: "ㅠ",
  n: "ㅜ",
  m: "ㅡ",
  Q: "ㅃ",
  W: "ㅉ",
  E: "ㄸ",
  R: "ㄲ",
  T: "ㅆ",
  O: "ㅒ",
  P: "ㅖ",
};
const KEY_OF_LETTER = new Map(Object.entries(LETTER_OF_KEY).map(([key, letter]) => [letter, key]));

/**
 * Converts Korean words typed on an English keyboard; returns `null` when the keys form no whole syllables. Shift
 * counts; the capital of a key without a shifted letter is read as that key.
 *
 * @example hangulFromKeys("tkrhk") // "사과"
 * @example hangulFromKeys("Ekfrl") // "딸기"
 * @example hangulFromKeys("asdf") // null
 */
export function hangulFromKeys(text: string): string | null {
  if (!/^[a-z]+$/i.test(text)) return null;
  const letters = [...text].map((key) => LETTER_OF_KEY[key] ?? LETTER_OF_KEY[key.toLowerCase()] ?? "");
  const word = fromJamo(letters.join(""));
  return /^[가-힣]+$/.test(word) ? word : null;
}

/**
 * Converts English words typed on a Korean keyboard, in lower case; returns `null` for fewer than 3 keys or text that
 * no keys make.
 *
 * @example keysFromHangul("메ㅔㅣㄷ") // "apple"
 * @example keysFromHangul("사과") // "tkrhk"
 */
export function keysFromHangul(text: string): string | null {
  const keys = [...toJamo(text)].map((letter) => KEY_OF_LETTER.get(letter));
  return keys.length < 3 || keys.includes(undefined) ? null : keys.join("").toLowerCase();
}
