import type { Kinship, Term } from "@todayfruit/domain/search/plan-search";
import { type RowOf, type Runner, statement } from "../../db/database.ts";

type TermRow = RowOf<typeof FIND_TERMS>;

const FIND_TERMS = statement(
  "find-search-terms",
  `select id, term, fields, product_count as products
     from search_term where term = any($1::text[]) and product_count > 0`,
);

/** Those of these texts that are words of the catalogue, by their text. */
export async function findTerms(db: Runner, texts: readonly string[]): Promise<Map<string, Term>> {
  return new Map((await db.run(FIND_TERMS, [texts])).map((row) => [row.term, row]));
}

/** How to look for words that are not the catalogue's own. */
export type Hunt = { segment: number; word: string; letters: string; how: Kinship | "start" };
export type FoundRow = TermRow & { segment: number; how: Hunt["how"] };

/** Nothing typed sorts behind this. */
const LAST_LETTER = "힣";

/**
 * Each way has an index of its own: letters anywhere and letters alike by trigrams, first letters by prefix. A word of a
 * sub title (1) or a quantity (256) is not looked for, and no slip is taken for a place (8) or a farm (16).
 */
const HUNT = statement(
  "hunt-search-terms",
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

export async function huntTerms(db: Runner, hunts: readonly Hunt[]): Promise<FoundRow[]> {
  if (hunts.length === 0) return [];
  return db.run(HUNT, [
    hunts.map(({ segment }) => segment),
    hunts.map(({ word }) => word),
    hunts.map(({ letters }) => letters),
    hunts.map(({ how }) => how),
    LAST_LETTER,
  ]);
}
