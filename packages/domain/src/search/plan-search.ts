import { carries, isNamedSo } from "./fields.ts";
import type { Segment } from "./segment.ts";
import { synonymsOf } from "./synonyms.ts";
import { typoDistance } from "./typo-distance.ts";

/** A word of the catalogue that at least one visible product has. */
export type Term = { id: number; term: string; fields: number; products: number };

/** Ways in which a word of the catalogue was matched to a typed one. */
export type MatchKind = "part" | "letters" | "chosung" | "similar";
export type TermMatch = Term & { matchKind: MatchKind };

/** One typed word with its possible meanings; `certainty` is 0 to 1, slightly above for a whole compound. */
export type Group = {
  kind: "word" | "support" | "guess" | "quantity";
  terms: { id: number; certainty: number; products: number }[];
  /** The typed word taken for a typo, and the catalogue's word it was corrected to. */
  correction: { from: string; to: string } | null;
};

/**
 * Points that a product gets for having a typed word: certain words hide guesses, quantities and subtitles hide
 * nothing.
 */
export const COVER: Readonly<Record<Group["kind"], number>> = { word: 4, guess: 1, support: 0, quantity: 0 };
/** Weight of a typed word in the text match. */
export const GROUP_WEIGHT: Readonly<Record<Group["kind"], number>> = {
  word: 1,
  guess: 0.8,
  support: 0.2,
  quantity: 0.4,
};

/** Certainty of a meaning. A Korean compound is what its end names: 꿀사과 is 사과, 사과즙 is not. */
const CERTAINTY = {
  /** Above a match of one part, which may be in the name while the whole is only a keyword. */
  whole: 1.15,
  exact: 1,
  end: 0.8,
  synonym: 0.75,
  start: 0.55,
  inside: 0.4,
  chosung: 0.95,
  chosungAside: 0.7,
  chosungStart: 0.5,
  letters: 0.6,
  typo: 0.95,
} as const;
const TERMS_OF_ONE_WORD = 40;
const TERMS_OF_EACH_WORD = 8;

/**
 * Plans the meanings of every typed word, most certain first. A word without any meaning is skipped; the result is
 * empty when no word finds products by itself.
 *
 * @param exact typed words and synonyms that the catalogue has, by their text
 * @param matches for each segment, words that contain it, have its 초성 or look like it
 */
export function planGroups(
  segments: readonly Segment[],
  exact: ReadonlyMap<string, Term>,
  matches: ReadonlyMap<number, readonly TermMatch[]>,
): Group[] {
  const groups = segments.flatMap((each, index) => {
    if (each.kind === "filler") return [];
    if (each.parts) return groupsOfParts(each.text, each.parts, exact);
    return groupOf(each.text, exact, matches.get(index) ?? []) ?? [];
  });
  const carrying = groups.filter(({ kind }) => kind !== "support");
  const most = carrying.length > 1 ? TERMS_OF_EACH_WORD : TERMS_OF_ONE_WORD;
  // A word of a subtitle finds nothing alone: 냉장고에 쏙 들어가는 수박 is no result for 냉장고.
  if (carrying.length === 0) return [];
  return groups.map((group) => ({ ...group, terms: group.terms.slice(0, most) }));
}

/** Groups a compound by itself, or by all of its parts in any field. */
function groupsOfParts(text: string, parts: readonly string[], exact: ReadonlyMap<string, Term>): Group[] {
  const whole = exact.get(text);
  return parts.flatMap((part) => {
    const own = exact.get(part);
    const terms = [
      ...(whole ? [{ ...whole, certainty: CERTAINTY.whole }] : []),
      ...(own ? [{ ...own, certainty: CERTAINTY.exact }] : []),
    ];
    const kind = terms.some(({ fields }) => carries(fields)) ? "word" : "support";
    return terms.length > 0 ? [grouped(kind, terms, null)] : [];
  });
}

function groupOf(
  text: string,
  exact: ReadonlyMap<string, Term>,
  matches: readonly TermMatch[],
): Group | null {
  const known = exact.get(text);
  const certain = [
    ...(known ? [{ ...known, certainty: CERTAINTY.exact as number }] : []),
    ...synonymsOf(text).flatMap((word) => {
      const term = exact.get(word);
      return term ? [{ ...term, certainty: CERTAINTY.synonym }] : [];
    }),
    ...matches.flatMap((each) => {
      const certainty = certaintyOf(text, each);
      return certainty === null ? [] : [{ ...each, certainty }];
    }),
  ];
  if (certain.some(({ fields }) => carries(fields))) return grouped("word", certain, null);
  if (certain.length > 0) return grouped("support", certain, null);
  return guess(text, matches);
}

/** Groups the catalogue's words nearest to a typo; null without any. */
function guess(text: string, matches: readonly TermMatch[]): Group | null {
  const similar = matches
    .filter(({ matchKind }) => matchKind === "similar")
    .map((each) => ({ ...each, distance: typoDistance(text, each.term) }));
  const least = Math.min(...similar.map(({ distance }) => distance));
  const nearest = similar
    .filter(({ distance }) => distance === least)
    .sort((a, b) => b.products - a.products || a.id - b.id);
  const [first] = nearest;
  if (!first) return null;
  return grouped(
    "guess",
    nearest.map((each) => ({ ...each, certainty: CERTAINTY.typo })),
    { from: text, to: first.term },
  );
}

function certaintyOf(text: string, { term, matchKind, fields }: TermMatch): number | null {
  switch (matchKind) {
    case "similar":
      return null;
    case "letters":
      return CERTAINTY.letters;
    case "chosung":
      if (term.length > text.length) return CERTAINTY.chosungStart;
      return isNamedSo(fields) ? CERTAINTY.chosung : CERTAINTY.chosungAside;
    case "part":
      if (term === text) return null;
      if (term.endsWith(text)) return CERTAINTY.end;
      return term.startsWith(text) ? CERTAINTY.start : CERTAINTY.inside;
  }
}

function grouped(
  kind: Group["kind"],
  terms: readonly (Term & { certainty: number })[],
  correction: Group["correction"],
): Group {
  const sorted = [...terms].sort(
    (a, b) => b.certainty - a.certainty || b.products - a.products || a.id - b.id,
  );
  return {
    kind,
    terms: sorted.map(({ id, certainty, products }) => ({ id, certainty, products })),
    correction,
  };
}
