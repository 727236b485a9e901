import { singularsOf } from "@todayfruit/domain/english/singulars-of";
import { isChosung } from "@todayfruit/domain/korean/chosung";
import { sameSoundSpellings } from "@todayfruit/domain/korean/same-sound-spellings";
import { toJamo } from "@todayfruit/domain/korean/split-and-join-jamo";
import { canonicalSearchTerm } from "@todayfruit/domain/search/canonical-search-term";
import {
  type Group,
  planGroups,
  type Term,
  type TermMatch,
  usesOf,
} from "@todayfruit/domain/search/plan-meanings-of-typed-words";
import { listStemsOfTypedWord } from "@todayfruit/domain/search/query/list-stems-of-typed-word";
import type { SearchQuery } from "@todayfruit/domain/search/query/parse-typed-query";
import { quantityText } from "@todayfruit/domain/search/query/read-quantities";
import { piecesOf, type Segment, segment } from "@todayfruit/domain/search/query/segment-typed-words";
import type { SearchDictionary } from "@todayfruit/domain/search/search-dictionary-types";
import { canBeCorrectedTo, FIELD } from "@todayfruit/domain/search/search-field-weights-and-rules";
import { isTypoOf } from "@todayfruit/domain/search/typo-distance";
import type { Runner } from "../../db/database.ts";
import {
  type FoundRow,
  findTerms,
  lookUpTerms,
  type TermLookup,
} from "./look-up-catalogue-terms.repository.ts";

export type Resolved = {
  groups: Group[];
  /** Corrected query; `null` when it was understood as typed. */
  readAs: string | null;
  segments: Segment[];
  /** Every word, except words about buying, is one of the catalogue. */
  isUnderstood: boolean;
};

/**
 * Resolves typed words to terms of the catalogue by way of the dictionary; two statements whatever the length. When the words match nothing, the
 * same keys on the other keyboard layout are tried.
 *
 * @param mayCorrect whether wrong layouts and typos are corrected
 */
export async function resolveQuery(
  db: Runner,
  dictionary: SearchDictionary,
  query: SearchQuery,
  mayCorrect: boolean,
): Promise<Resolved> {
  const readings = (query.otherLayout && mayCorrect ? [query.words, query.otherLayout] : [query.words]).map(
    (words) => words.map((word) => canonicalSearchTerm(word, dictionary)),
  );
  const others = readings
    .flat()
    .flatMap((word) => [
      ...singularsOf(word),
      ...listStemsOfTypedWord(word),
      ...usesOf(word),
      ...(mayCorrect ? nearSpellings(word) : []),
    ]);
  const pieces = new Set([...readings.flatMap((words) => piecesOf(words)), ...others]);
  const meant = [...pieces].flatMap((piece) => dictionary.get(piece)?.means ?? []);
  const quantities = query.quantities.flat();
  const exact = await findTerms(db, [...pieces, ...meant, ...quantities]);
  const isKnown = (text: string) =>
    exact.has(text) || (dictionary.get(text)?.means ?? []).some((word) => exact.has(word));

  const isKind = (text: string) => ((exact.get(text)?.fields ?? 0) & FIELD.keyword) !== 0;
  const inBaseForm = (word: string) =>
    (isKnown(word) ? undefined : [...singularsOf(word), ...listStemsOfTypedWord(word)].find(isKnown)) ?? word;
  const [typed = [], otherLayout] = readings.map((words) =>
    segment(words.map(inBaseForm), isKnown, isKind).map((each) =>
      dictionary.has(each.text) ? asOne(each) : each,
    ),
  );
  const found = await lookUpTerms(db, [
    ...lookupsOf(typed, isKnown, mayCorrect),
    ...(otherLayout
      ? lookupsOf(otherLayout, isKnown, mayCorrect).filter(isWorthwhile).map(behind(typed.length))
      : []),
  ]);
  const segmented = [...typed, ...(otherLayout ?? [])];
  const near = mayCorrect ? nearTerms(segmented, exact) : [];
  const matches = groupMatches([...near, ...found], segmented);
  const asTyped = planGroups(typed, { exact, matches, dictionary });
  const byOtherLayout = otherLayout
    ? planGroups(otherLayout, { exact, matches: shifted(matches, typed.length), dictionary })
    : [];
  const usesOtherLayout =
    otherLayout !== undefined && certaintyOfGroups(byOtherLayout) > certaintyOfGroups(asTyped);
  const groups = usesOtherLayout ? byOtherLayout : asTyped;
  const segments = usesOtherLayout ? otherLayout : typed;
  return {
    groups: [...groups.slice(0, MAX_GROUPS), ...quantityGroups(query.quantities, exact)],
    readAs: usesOtherLayout ? (query.otherLayout ?? []).join(" ") : null,
    segments,
    isUnderstood:
      segments.some(({ kind }) => kind === "known") && segments.every(({ kind }) => kind !== "unknown"),
  };
}

/** Returns a compound that the dictionary explains without its parts. */
function asOne({ text, kind }: Segment): Segment {
  return { text, kind };
}

/** Limit of words, because more narrow nothing down and each takes a bit of an integer. */
const MAX_GROUPS = 12;

/** Scores a reading: exact or partial words above guesses, and those above nothing. */
function certaintyOfGroups(groups: readonly Group[]): number {
  const value = { word: 4, guess: 1, support: 0, quantity: 0 };
  return groups.reduce((sum, { kind }) => sum + value[kind], 0);
}

/** Lists further lookups for each word: terms containing a known word, and all kinds for an unknown one. */
function lookupsOf(
  segments: readonly Segment[],
  isKnown: (text: string) => boolean,
  mayCorrect: boolean,
): TermLookup[] {
  return segments.flatMap(({ text, kind }, index): TermLookup[] => {
    if (kind === "filler") return [];
    const lookup = (how: TermLookup["how"], word = text): TermLookup => ({
      segment: index,
      word,
      letters: toJamo(word),
      how,
    });
    if (isChosung(text)) return text.length > 1 ? [lookup("chosung")] : [];
    if (/[ㄱ-ㅎㅏ-ㅣ]/.test(text)) return /[가-힣]/.test(text) ? [lookup("letters")] : [];
    // Two Latin letters occur in too many words to identify one.
    const isShort = text.length < (/^[a-z]/.test(text) ? 3 : 2);
    if (isKnown(text)) return isShort ? [] : [lookup("part")];
    if (isShort) return [lookup("start")];
    return [lookup("part"), ...(mayCorrect ? [lookup("similar")] : [])];
  });
}

/** Returns whether a lookup is useful for another keyboard layout, where a single syllable could begin anything. */
function isWorthwhile({ how }: TermLookup): boolean {
  return how !== "start";
}

function behind(count: number): (lookup: TermLookup) => TermLookup {
  return (lookup) => ({ ...lookup, segment: lookup.segment + count });
}

/** Lists spellings of a word of two syllables, whose trigrams are too few for a similarity search. */
function nearSpellings(word: string): string[] {
  return word.length === 2 ? sameSoundSpellings(word) : [];
}

function nearTerms(segments: readonly Segment[], exact: ReadonlyMap<string, Term>): FoundRow[] {
  return segments.flatMap(({ text, kind }, index) =>
    kind === "unknown"
      ? nearSpellings(text).flatMap((spelling): FoundRow[] => {
          const term = exact.get(spelling);
          return term && canBeCorrectedTo(term.fields) ? [{ ...term, segment: index, how: "similar" }] : [];
        })
      : [],
  );
}

function groupMatches(found: readonly FoundRow[], segments: readonly Segment[]): Map<number, TermMatch[]> {
  const matches = new Map<number, TermMatch[]>();
  for (const { segment: index, how, ...term } of found) {
    if (how === "similar" && !isTypoOf(segments[index]?.text ?? "", term.term)) continue;
    const termMatch = { ...term, matchKind: how === "start" ? "part" : how } as const;
    const known = matches.get(index) ?? [];
    if (how === "similar" && known.some(({ id, matchKind }) => id === term.id && matchKind === how)) continue;
    matches.set(index, [...known, termMatch]);
  }
  return matches;
}

function shifted(matches: ReadonlyMap<number, TermMatch[]>, by: number): Map<number, TermMatch[]> {
  return new Map([...matches].map(([index, found]) => [index - by, found]));
}

function quantityGroups(quantities: readonly string[][], exact: ReadonlyMap<string, Term>): Group[] {
  return quantities.flatMap((ways): Group[] => {
    const terms = ways.flatMap((way) => exact.get(way) ?? []);
    if (terms.length === 0) return [];
    return [
      {
        kind: "quantity",
        role: "modifier",
        text: quantityText(ways[0] ?? ""),
        terms: terms.map(({ id, products }) => ({ id, products, certainty: 1 })),
        correction: null,
      },
    ];
  });
}
