import { isParticle } from "../../korean/is-particle.ts";
import { isFiller } from "./is-filler.ts";

export type Segment = {
  text: string;
  kind: "known" | "filler" | "unknown";
  /** Known words of which a known compound is made: 냉동블루베리 is 냉동 and 블루베리. */
  parts?: string[];
};

/** The longest word that is looked up, in characters. */
export const WORD_MAX = 20;

/**
 * Cuts typed words into words of the catalogue regardless of their spacing: the fewest known words that cover the
 * text, across spaces where that helps (방울 토마토 → 방울토마토) and inside words where spaces are missing (제주감귤 → 제주, 감귤). A
 * word of one syllable counts only as a whole typed word, as the head at the end (나주+배) or, when it names a kind of
 * product, at the beginning (파+김치); a particle or a word about buying may follow. A typed word that cannot be covered
 * stays whole and unknown.
 *
 * @param isKnown reports whether the catalogue has a word
 * @param isKind reports whether a word of one syllable names a kind of product
 * @example segment(["제주감귤"], known) // [제주 known, 감귤 known]
 * @example segment(["사과를", "추천"], known) // [사과 known, 를 filler, 추천 filler]
 * @example segment(["치약"], known) // [치약 unknown]
 */
export function segment(
  words: readonly string[],
  isKnown: (text: string) => boolean,
  isKind: (text: string) => boolean,
): Segment[] {
  return cut(words, isKnown, isKind).map((each) => {
    if (each.kind !== "known" || each.text.length < SPLITTABLE) return each;
    const isPart = (piece: string) => piece.length > 1 && piece !== each.text && isKnown(piece);
    const inside = cut([each.text], isPart, () => false);
    return inside.length > 1 && inside.every(({ kind }) => kind === "known")
      ? { ...each, parts: inside.map((part) => part.text) }
      : each;
  });
}

const SPLITTABLE = 4;

function cut(
  words: readonly string[],
  isKnown: (text: string) => boolean,
  isKind: (text: string) => boolean,
): Segment[] {
  const text = words.join("");
  const starts = new Set<number>();
  let length = 0;
  for (const word of words) {
    starts.add(length);
    length += word.length;
  }
  const isStart = (at: number) => at === text.length || starts.has(at);
  const best: ({ cost: number; from: number; segment: Segment } | undefined)[] = [];
  for (let end = 1; end <= text.length; end += 1) {
    for (let from = Math.max(0, end - WORD_MAX); from < end; from += 1) {
      const before = from === 0 ? 0 : best[from]?.cost;
      if (before === undefined) continue;
      const piece = text.slice(from, end);
      const isWhole = isStart(from) && isStart(end);
      const counts = piece.length > 1 || isWhole || (isStart(end) && !isStart(from)) || isKind(piece);
      const found = rate(piece, counts && isKnown(piece), isWhole, isStart(from), isStart(end));
      if (found && before + found.cost < (best[end]?.cost ?? Number.POSITIVE_INFINITY)) {
        best[end] = { cost: before + found.cost, from, segment: { text: piece, kind: found.kind } };
      }
    }
    coverUnknown(words, text, end, best, starts);
  }
  return walkBack(text, best);
}

type Rated = { cost: number; kind: Segment["kind"] };

function rate(
  piece: string,
  isKnown: boolean,
  isWhole: boolean,
  begins: boolean,
  ends: boolean,
): Rated | null {
  if (isKnown) return { cost: 1 + (isWhole ? 0 : 0.1) + (piece.length > 1 ? 0 : 0.5), kind: "known" };
  if (isFiller(piece) && ends && (isWhole || piece.length > 1))
    return { cost: isWhole ? 1.2 : 1.6, kind: "filler" };
  if (isParticle(piece) && ends && !begins) return { cost: 1.5, kind: "filler" };
  return null;
}

/** Covers a typed word that ends at `end` as unknown when nothing cheaper covers it. */
function coverUnknown(
  words: readonly string[],
  text: string,
  end: number,
  best: ({ cost: number; from: number; segment: Segment } | undefined)[],
  starts: ReadonlySet<number>,
): void {
  if (end !== text.length && !starts.has(end)) return;
  let from = 0;
  for (const word of words) {
    if (from + word.length === end) {
      const before = from === 0 ? 0 : best[from]?.cost;
      if (before !== undefined && before + UNKNOWN_COST < (best[end]?.cost ?? Number.POSITIVE_INFINITY)) {
        best[end] = { cost: before + UNKNOWN_COST, from, segment: { text: word, kind: "unknown" } };
      }
    }
    from += word.length;
  }
}

const UNKNOWN_COST = 10;

function walkBack(
  text: string,
  best: readonly ({ from: number; segment: Segment } | undefined)[],
): Segment[] {
  const segments: Segment[] = [];
  for (let at = text.length; at > 0; ) {
    const step = best[at];
    if (!step) throw new Error("Every typed word is covered, as unknown if need be");
    segments.unshift(step.segment);
    at = step.from;
  }
  return segments;
}

/**
 * Lists every piece of the typed words that might be a word of the catalogue.
 *
 * @example piecesOf(["배추"]) // ["배", "배추", "추"]
 */
export function piecesOf(words: readonly string[]): string[] {
  const text = words.join("");
  const pieces = new Set<string>();
  for (let from = 0; from < text.length; from += 1) {
    for (let end = from + 1; end <= Math.min(text.length, from + WORD_MAX); end += 1) {
      pieces.add(text.slice(from, end));
    }
  }
  return [...pieces];
}
