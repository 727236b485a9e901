import type { MatchKind, Term } from "@todayfruit/domain/search/plan-meanings-of-typed-words";
import { type RowOf, type Runner, statement } from "../../db/database.ts";

type TermRow = RowOf<typeof FIND_TERMS>;

const FIND_TERMS = statement(
  "find-search-terms",
  `select id, term, fields, product_count as products
     from search_term where term = any($1::text[]) and product_count > 0`,
);

/** Finds those of the texts that are terms of the catalogue, by their text. */
export async function findTerms(db: Runner, texts: readonly string[]): Promise<Map<string, Term>> {
  return new Map((await db.run(FIND_TERMS, [texts])).map((row) => [row.term, row]));
}

/** Lookup of a word that is not a term of the catalogue. */
export type TermLookup = { segment: number; word: string; letters: string; how: MatchKind | "start" };
export type FoundRow = TermRow & { segment: number; how: TermLookup["how"] };

/** Upper bound of the sort order of typed text. */
const LAST_LETTER = "힣";

/**
 * Uses an index for each kind: contained and similar letters by trigrams, initial consonants by prefix. Excludes words
 * of a subtitle (1) and quantities (256), and places (8) and farms (16) from corrections.
 */
const HUNT = statement(
  "look-up-search-terms",
  `select a.segment, a.how, t.id, t.term, t.fields, t.products
     from unnest($1::int[], $2::text[], $3::text[], $4::text[]) as a (segment, word, letters, how)
    cross join lateral (
      (select id, term, fields, product_count as products from search_term
        where a.how = 'part' and jamo like ('%' || a.letters || '%') and term like ('%' || a.word || '%')
          and product_count > 0 and fields between 2 and 255
        order by product_count desc, id limit 40)
      union all
      (select id, term, fields, product_count from search_term
        where a.how in ('start', 'letters') and jamo ~>=~ a.letters and jamo ~<~ (a.letters || $5)
          and (a.how = 'letters' or term like (a.word || '%'))
          and product_count > 0 and fields between 2 and 255
        order by product_count desc, id limit 20)
      union all
      (select id, term, fields, product_count from search_term
        where a.how = 'chosung' and chosung ~>=~ a.word and chosung ~<~ (a.word || $5)
          and product_count > 0 and fields between 2 and 255
        order by length(chosung), product_count desc, id limit 30)
      union all
      (select id, term, fields, product_count from search_term
        where a.how = 'similar' and jamo % a.letters and product_count > 0 and fields & 230 > 0 and fields & 24 = 0 and fields < 256
        order by similarity(jamo, a.letters) desc, product_count desc, id limit 30)
    ) as t`,
).narrow<Pick<FoundRow, "how" | "segment">>();

export async function lookUpTerms(db: Runner, lookupsOf: readonly TermLookup[]): Promise<FoundRow[]> {
  if (lookupsOf.length === 0) return [];
  return db.run(HUNT, [
    lookupsOf.map(({ segment }) => segment),
    lookupsOf.map(({ word }) => word),
    lookupsOf.map(({ letters }) => letters),
    lookupsOf.map(({ how }) => how),
    LAST_LETTER,
  ]);
}
