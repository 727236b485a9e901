import { singularsOf } from "@todayfruit/domain/english/singulars-of";
import { isChosung } from "@todayfruit/domain/korean/chosung";
import { toJamo } from "@todayfruit/domain/korean/jamo";
import { sameSound } from "@todayfruit/domain/korean/same-sound";
import { FIELD, mayBeMeant } from "@todayfruit/domain/search/fields";
import { type Group, planGroups, type Relative, type Term } from "@todayfruit/domain/search/plan-search";
import type { SearchQuery } from "@todayfruit/domain/search/read-query";
import { piecesOf, type Segment, segment } from "@todayfruit/domain/search/segment";
import { synonymsOf } from "@todayfruit/domain/search/synonyms";
import { isTypoOf } from "@todayfruit/domain/search/typo-distance";
import type { Runner } from "../../db/database.ts";
import { type FoundRow, findTerms, type Hunt, huntTerms } from "./vocabulary.repository.ts";

export type Resolved = {
  groups: Group[];
  /** What was read instead of what was typed; `null` when it is as typed. */
  readAs: string | null;
  segments: Segment[];
  /** Whether every word, but those about buying, is one of the catalogue. */
  isUnderstood: boolean;
};

/**
 * What every typed word means in the catalogue; two statements however much was typed. When the words mean nothing as
 * typed, the same keys on the other keyboard are read.
 *
 * @param mayCorrect whether keyboard slips and typos are looked for
 */
export async function resolveQuery(db: Runner, query: SearchQuery, mayCorrect: boolean): Promise<Resolved> {
  const readings = query.slipped && mayCorrect ? [query.words, query.slipped] : [query.words];
  const pieces = new Set(readings.flatMap((words) => piecesOf(words)));
  const quantities = query.quantities.flat();
  const synonyms = [...pieces].flatMap(synonymsOf);
  const others = readings
    .flat()
    .flatMap((word) => [...singularsOf(word), ...(mayCorrect ? nearSpellings(word) : [])]);
  const exact = await findTerms(db, [...pieces, ...synonyms, ...quantities, ...others]);
  const isKnown = (text: string) => exact.has(text) || synonymsOf(text).some((word) => exact.has(word));

  const isKind = (text: string) => ((exact.get(text)?.fields ?? 0) & FIELD.keyword) !== 0;
  const inSingular = (word: string) =>
    (isKnown(word) ? undefined : singularsOf(word).find((singular) => exact.has(singular))) ?? word;
  const [typed = [], slipped] = readings.map((words) => segment(words.map(inSingular), isKnown, isKind));
  const found = await huntTerms(db, [
    ...hunts(typed, isKnown, mayCorrect),
    ...(slipped ? hunts(slipped, isKnown, mayCorrect).filter(isWorthwhile).map(behind(typed.length)) : []),
  ]);
  const segmented = [...typed, ...(slipped ?? [])];
  const near = mayCorrect ? nearTerms(segmented, exact) : [];
  const relatives = groupRelatives([...near, ...found], segmented);
  const asTyped = planGroups(typed, exact, relatives);
  const bySlip = slipped ? planGroups(slipped, exact, shifted(relatives, typed.length)) : [];
  const takesSlip = slipped !== undefined && trust(bySlip) > trust(asTyped);
  const groups = takesSlip ? bySlip : asTyped;
  const segments = takesSlip ? slipped : typed;
  return {
    groups: [...groups.slice(0, MAX_GROUPS), ...quantityGroups(query.quantities, exact)],
    readAs: takesSlip ? (query.slipped ?? []).join(" ") : null,
    segments,
    isUnderstood:
      segments.some(({ kind }) => kind === "known") && segments.every(({ kind }) => kind !== "unknown"),
  };
}

/** More words than these narrow nothing down; each has a bit of an integer. */
const MAX_GROUPS = 12;

/** Exact or partial words are trusted more than guesses, and those more than nothing. */
function trust(groups: readonly Group[]): number {
  const value = { word: 4, guess: 1, support: 0, quantity: 0 };
  return groups.reduce((sum, { kind }) => sum + value[kind], 0);
}

/** Where else to look for each word: what contains it when it is known, and everything else when it is not. */
function hunts(
  segments: readonly Segment[],
  isKnown: (text: string) => boolean,
  mayCorrect: boolean,
): Hunt[] {
  return segments.flatMap(({ text, kind }, index): Hunt[] => {
    if (kind === "filler") return [];
    const hunt = (how: Hunt["how"], word = text): Hunt => ({
      segment: index,
      word,
      letters: toJamo(word),
      how,
    });
    if (isChosung(text)) return text.length > 1 ? [hunt("chosung")] : [];
    if (/[ㄱ-ㅎㅏ-ㅣ]/.test(text)) return /[가-힣]/.test(text) ? [hunt("letters")] : [];
    // Two Latin letters stand inside too many words to mean one of them.
    const isShort = text.length < (/^[a-z]/.test(text) ? 3 : 2);
    if (isKnown(text)) return isShort ? [] : [hunt("part")];
    if (isShort) return [hunt("start")];
    return [hunt("part"), ...(mayCorrect ? [hunt("similar")] : [])];
  });
}

/** A single syllable that other keys happen to make is the beginning of anything. */
function isWorthwhile({ how }: Hunt): boolean {
  return how !== "start";
}

function behind(count: number): (hunt: Hunt) => Hunt {
  return (hunt) => ({ ...hunt, segment: hunt.segment + count });
}

/** Two syllables with one other letter share too few trigrams to be found by them: they are looked up as words. */
function nearSpellings(word: string): string[] {
  return word.length === 2 ? sameSound(word) : [];
}

function nearTerms(segments: readonly Segment[], exact: ReadonlyMap<string, Term>): FoundRow[] {
  return segments.flatMap(({ text, kind }, index) =>
    kind === "unknown"
      ? nearSpellings(text).flatMap((spelling): FoundRow[] => {
          const term = exact.get(spelling);
          return term && mayBeMeant(term.fields) ? [{ ...term, segment: index, how: "similar" }] : [];
        })
      : [],
  );
}

function groupRelatives(found: readonly FoundRow[], segments: readonly Segment[]): Map<number, Relative[]> {
  const relatives = new Map<number, Relative[]>();
  for (const { segment: index, how, ...term } of found) {
    if (how === "similar" && !isTypoOf(segments[index]?.text ?? "", term.term)) continue;
    const relative = { ...term, kinship: how === "start" ? "part" : how } as const;
    const known = relatives.get(index) ?? [];
    if (how === "similar" && known.some(({ id, kinship }) => id === term.id && kinship === how)) continue;
    relatives.set(index, [...known, relative]);
  }
  return relatives;
}

function shifted(relatives: ReadonlyMap<number, Relative[]>, by: number): Map<number, Relative[]> {
  return new Map([...relatives].map(([index, found]) => [index - by, found]));
}

function quantityGroups(quantities: readonly string[][], exact: ReadonlyMap<string, Term>): Group[] {
  return quantities.flatMap((ways): Group[] => {
    const terms = ways.flatMap((way) => exact.get(way) ?? []);
    if (terms.length === 0) return [];
    return [
      {
        kind: "quantity",
        terms: terms.map(({ id, products }) => ({ id, products, certainty: 1 })),
        correction: null,
      },
    ];
  });
}
