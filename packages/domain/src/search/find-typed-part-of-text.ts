import { isChosung, toChosung } from "../korean/chosung.ts";
import { toJamo } from "../korean/split-and-join-jamo.ts";

/**
 * Finds the part of a text that was typed, as [start, end) in characters; `null` without a match. Spaces and capitals
 * are ignored, a partly typed syllable is marked whole, and initial consonants (초성) mark their syllables.
 *
 * @example findTypedPartOfText("제주 감귤", "감규") // [3, 5]
 * @example findTypedPartOfText("샤인머스캣", "ㅁㅅ") // [2, 4]
 * @example findTypedPartOfText("사과", "tkrhk") // null
 */
export function findTypedPartOfText(text: string, typed: string): [start: number, end: number] | null {
  const spell = isChosung(typed) ? toChosung : toJamo;
  const wanted = spell(typed.toLowerCase().replaceAll(" ", ""));
  if (wanted === "") return null;
  let letters = "";
  const characterOf: number[] = [];
  const starts = new Set<number>();
  for (const [index, character] of [...text].entries()) {
    if (!/[0-9a-z가-힣ㄱ-ㅣ]/i.test(character)) continue;
    starts.add(letters.length);
    for (const letter of spell(character.toLowerCase())) {
      letters += letter;
      characterOf.push(index);
    }
  }
  for (let at = letters.indexOf(wanted); at !== -1; at = letters.indexOf(wanted, at + 1)) {
    const last = characterOf[at + wanted.length - 1];
    const first = characterOf[at];
    if (starts.has(at) && first !== undefined && last !== undefined) return [first, last + 1];
  }
  return null;
}
