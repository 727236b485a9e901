import { isChosung, toChosung } from "@todayfruit/domain/korean/chosung";
import { hangulFromKeys } from "@todayfruit/domain/korean/wrong-keyboard-layout";

/**
 * Returns whether a label matches what was typed: a part of it, its initial consonants, or Korean typed on an English keyboard.
 *
 * @example matchText("취소·반품·교환", "반품") // true
 * @example matchText("정산", "ㅈㅅ") // true
 * @example matchText("정산", "wjdtks") // true
 */
export function matchText(label: string, typed: string): boolean {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[\s·]/g, "");
  const sought = plain(typed);
  if (isChosung(sought)) return toChosung(plain(label)).includes(sought);
  return [sought, hangulFromKeys(sought)].some((text) => text !== null && plain(label).includes(text));
}
