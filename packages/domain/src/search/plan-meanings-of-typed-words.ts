import { listStemsOfTypedWord } from "./query/list-stems-of-typed-word.ts";
import type { Segment } from "./query/segment-typed-words.ts";
import type { DictionaryEntry, SearchDictionary } from "./search-dictionary-types.ts";
import { carries, isNamedSo, roleOfFields, type WordRole } from "./search-field-weights-and-rules.ts";
import { typoDistance } from "./typo-distance.ts";

/** A word of the catalogue that at least one visible product has. */
export type Term = { id: number; term: string; fields: number; products: number };

/** Ways in which a word of the catalogue was matched to a typed one. */
export type MatchKind = "part" | "letters" | "chosung" | "similar";
export type TermMatch = Term & { matchKind: MatchKind };

/** One typed word with its possible meanings; `certainty` is 0 to 1, slightly above for a whole compound. */
export type Group = {
  kind: "word" | "support" | "guess" | "quantity";
  role: WordRole;
  /** The typed word. */
  text: string;
  terms: { id: number; certainty: number; products: number }[];
  /** The typed word taken for a typo, and the catalogue's word it was corrected to. */
  correction: { from: string; to: string } | null;
};

/** Points of a produce or family: a product without any is not shown once another has them. */
export const PRODUCE_COVER = 64;
/** Points of a modifier: products with more of them come first. */
export const MODIFIER_COVER = 4;

/**
 * Returns the points that a product gets for having a typed word, by which products are ranked first; quantities and
 * guesses count less than certain words, and words of a subtitle nothing.
 */
export function coverOf({ kind, role }: Pick<Group, "kind" | "role">): number {
  if (kind === "support") return 0;
  if (kind === "quantity") return 2;
  if (kind === "guess") return 1;
  return role === "modifier" ? MODIFIER_COVER : PRODUCE_COVER;
}

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
  like: 0.85,
  further: 0.85,
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

/** Words of the catalogue and of the dictionary that typed words are matched with. */
export type Vocabulary = {
  /** Typed words and their meanings that the catalogue has, by their text. */
  exact: ReadonlyMap<string, Term>;
  /** For each segment, words that contain it, have its 초성 or look like it. */
  matches: ReadonlyMap<number, readonly TermMatch[]>;
  dictionary: SearchDictionary;
};

/**
 * Plans the meanings of every typed word, most certain first. A word without any meaning is skipped; the result is
 * empty when no word finds products by itself. A recipe gives a group for each ingredient, unless a produce is typed
 * with it.
 */
export function planGroups(segments: readonly Segment[], vocabulary: Vocabulary): Group[] {
  const recipes = segments.filter(({ text }) => vocabulary.dictionary.get(text)?.relation === "recipe");
  const groups = segments.flatMap((each, index) => {
    if (each.kind === "filler" || recipes.includes(each)) return [];
    if (each.parts) return groupsOfParts(each.text, each.parts, vocabulary);
    return groupOf(each.text, index, vocabulary) ?? [];
  });
  const isOfProduce = groups.some(({ kind, role }) => kind === "word" && role === "produce");
  const ofRecipes = recipes.flatMap(({ text }) => groupsOfRecipe(text, isOfProduce, vocabulary));
  // 스무디용 과일 are the fruits of a smoothie, not all fruits.
  const all = [
    ...groups.filter(({ role }) => role !== "family" || isOfProduce || ofRecipes.length === 0),
    ...ofRecipes,
  ];
  const carrying = all.filter(({ kind }) => kind !== "support");
  const most = carrying.length > 1 ? TERMS_OF_EACH_WORD : TERMS_OF_ONE_WORD;
  // A word of a subtitle finds nothing alone: 냉장고에 쏙 들어가는 수박 is no result for 냉장고.
  if (carrying.length === 0) return [];
  return all.map((group) => ({ ...group, terms: group.terms.slice(0, most) }));
}

/** Groups a compound by itself, or by all of its parts in any field. */
function groupsOfParts(text: string, parts: readonly string[], { exact, dictionary }: Vocabulary): Group[] {
  const whole = exact.get(text);
  return parts.flatMap((part) => {
    const own = exact.get(part);
    const terms = [
      ...(whole ? [{ ...whole, certainty: CERTAINTY.whole }] : []),
      ...(own ? [{ ...own, certainty: CERTAINTY.exact }] : []),
    ];
    const kind = terms.some(({ fields }) => carries(fields)) ? "word" : "support";
    const role = roleOf(dictionary.get(part), own);
    return terms.length > 0 ? [grouped({ kind, role, text: part, correction: null }, terms)] : [];
  });
}

/** Groups each ingredient of a recipe; next to a produce the recipe is a word about it, as far as one has it. */
function groupsOfRecipe(text: string, isOfProduce: boolean, { exact, dictionary }: Vocabulary): Group[] {
  const own = [...usesOf(text), text].flatMap((word, place, { length }) => {
    const term = exact.get(word);
    const certainty = place < length - 1 ? CERTAINTY.whole : CERTAINTY.exact;
    return term && carries(term.fields) ? [{ ...term, certainty }] : [];
  });
  const about = { kind: "word", text, correction: null } as const;
  if (isOfProduce) return own.length > 0 ? [grouped({ ...about, role: "modifier" }, own)] : [];
  const meant = (dictionary.get(text)?.means ?? []).flatMap((word) => {
    const term = exact.get(word);
    // An offering is of fruits as they are given: 선물 says how they are, and is none of them.
    const role: WordRole = dictionary.get(word)?.relation === "modifier" ? "modifier" : "ingredient";
    if (!term || !carries(term.fields)) return [];
    return [grouped({ ...about, role }, [{ ...term, certainty: CERTAINTY.exact }])];
  });
  return [...(own.length > 0 ? [grouped({ ...about, role: "dish" }, own)] : []), ...meant];
}

function groupOf(text: string, index: number, { exact, matches, dictionary }: Vocabulary): Group | null {
  const known = exact.get(text);
  const entry = dictionary.get(text);
  const found = matches.get(index) ?? [];
  const certain = [
    ...(known ? [{ ...known, certainty: CERTAINTY.exact as number }] : []),
    ...usesOf(text).flatMap((use) => {
      const term = exact.get(use);
      return term ? [{ ...term, certainty: CERTAINTY.exact }] : [];
    }),
    ...listStemsOfTypedWord(text).flatMap((stem) => {
      const term = exact.get(stem);
      return term && roleOfFields(term.fields) === "modifier"
        ? [{ ...term, certainty: CERTAINTY.exact }]
        : [];
    }),
    ...(entry?.means ?? []).flatMap((word, place) => {
      const term = exact.get(word);
      const isFurther = place > 0 || known !== undefined;
      return term && entry ? [{ ...term, certainty: certaintyOfMeaning(entry, isFurther) }] : [];
    }),
    ...found.flatMap((each) => {
      const certainty = certaintyOf(text, each);
      return certainty === null ? [] : [{ ...each, certainty }];
    }),
  ];
  const [best] = certain.toSorted((a, b) => b.certainty - a.certainty);
  const isAside = best !== undefined && best.certainty < CERTAINTY.end && !known;
  const meant = entry?.relation === "like" ? exact.get(entry.means[0] ?? "") : undefined;
  const role = isAside ? "modifier" : roleOf(entry, meant ?? best);
  if (certain.some(({ fields }) => carries(fields))) {
    return grouped({ kind: "word", role, text, correction: null }, certain);
  }
  if (certain.length > 0) return grouped({ kind: "support", role, text, correction: null }, certain);
  return guess(text, found);
}

/** Returns the role of a typed word: that of the dictionary, or of the catalogue's word. */
function roleOf(entry: DictionaryEntry | undefined, term: Term | undefined): WordRole {
  if (entry?.relation === "modifier") return "modifier";
  if (entry?.relation === "family") return "family";
  return term ? roleOfFields(term.fields) : "modifier";
}

/** @param isFurther true for a meaning after the first, or of a word that the catalogue has itself */
function certaintyOfMeaning({ relation }: DictionaryEntry, isFurther: boolean): number {
  if (relation === "like") return CERTAINTY.like;
  return isFurther && (relation === "modifier" || relation === "family")
    ? CERTAINTY.further
    : CERTAINTY.exact;
}

/**
 * Lists the words of the catalogue that say what a typed word is used for.
 *
 * @example usesOf("잼") // ["잼용", "잼거리"]: 잼용 복숭아 is a peach to make jam of
 */
export function usesOf(text: string): readonly string[] {
  return /^[가-힣]+$/.test(text) ? [`${text}용`, `${text}거리`] : [];
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
    { kind: "guess", role: roleOfFields(first.fields), text, correction: { from: text, to: first.term } },
    nearest.map((each) => ({ ...each, certainty: CERTAINTY.typo })),
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

function grouped(about: Omit<Group, "terms">, terms: readonly (Term & { certainty: number })[]): Group {
  const sorted = [...terms].sort(
    (a, b) => b.certainty - a.certainty || b.products - a.products || a.id - b.id,
  );
  return { ...about, terms: sorted.map(({ id, certainty, products }) => ({ id, certainty, products })) };
}
