import { toChosung } from "../../packages/domain/src/korean/chosung.ts";
import { keysFromHangul } from "../../packages/domain/src/korean/wrong-keyboard-layout.ts";
import { KINDS, LIKENESSES, PLACES, USES } from "./product-words.ts";

/** Hard queries: one-syllable words, words half of the products share, and words without results. */
const HARD = [
  ..."배 귤 무 파 김 굴 감 떡 a 과일 제주 채소 선물용 국산 고기 5kg 치약 노트북 ㄱ ㅅㄱ".split(" "),
  "국산 과일",
  "가정용 구이용 김장용",
  "제주 과일 선물",
];

/**
 * Texts as shoppers type them, made from the generated catalogue's words, one kind after the other: the word, its other
 * names, with a place, a quality or a quantity, without spaces, first letters, on the wrong keyboard layout, with a
 * typo, and unfinished.
 */
export function buildShopperSearchQueries(): string[] {
  const made = KINDS.flatMap(([name = "", ...others], index) => {
    const from = <T>(list: readonly T[]) => list[(index * 7) % list.length];
    return [
      name,
      others[0] ?? name,
      `${from(PLACES)} ${name}`,
      `${from(PLACES)}${name}`,
      `${from(LIKENESSES)} ${name} ${1 + (index % 10)}kg`,
      `${from(USES)} ${name}`,
      toChosung(name),
      keysFromHangul(name) ?? name,
      slip(name),
      name.slice(0, Math.max(1, name.length - 1)),
    ];
  });
  return [...made, ...HARD, ...HARD];
}

/** Replaces the vowel of the last syllable. */
function slip(word: string): string {
  const code = word.charCodeAt(word.length - 1);
  return (
    word.slice(0, -1) + String.fromCharCode(code + (Math.floor((code - 0xac00) / 28) % 21 < 20 ? 28 : -28))
  );
}
