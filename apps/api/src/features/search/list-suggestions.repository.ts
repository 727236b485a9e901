import { type RowOf, type Runner, statement } from "../../db/database.ts";

export type WordRow = { id: number; label: string; products: number; position: number };

const LIST_WORDS = statement(
  "suggest-words",
  `with word as (
     select t.id, t.label, t.term, t.product_count, t.fields, w.position
       from unnest($1::text[]) with ordinality as w (letters, position)
      cross join lateral (
        select * from search_term
         where jamo ~>=~ w.letters and jamo ~<~ (w.letters || $4) and product_count > 0 and fields between 64 and 255
         order by product_count desc, id limit 30) as t
     union all
     select * from (
       select id, label, term, product_count, fields, 1 from search_term
        where $2 <> '' and chosung ~>=~ $2 and chosung ~<~ ($2 || $4) and product_count > 0 and fields between 64 and 255
        order by product_count desc, id limit 30) as c
     union all
     select * from (
       select id, label, term, product_count, fields, 5 from search_term
        where $2 = '' and length(($1::text[])[1]) > 3 and jamo like ('%' || ($1::text[])[1] || '%')
          and product_count > 0 and fields between 64 and 255
        order by product_count desc, id limit 20) as i
   )
   select id, label, product_count as products, position::int from (
     select * from (select distinct on (id) * from word order by id, position) as each
      order by position, fields & 192 = 192 desc, product_count desc, id limit 12) as w
    where $3 = '' or exists (
      select from (select product_id from search_posting where term_id = w.id
                    order by in_stock desc, fields desc, sales desc, product_id limit 40) as best
       join search_posting h on h.product_id = best.product_id
        and h.term_id = (select id from search_term where term = $3))
    order by position, fields & 192 = 192 desc, product_count desc, id
    limit $5`,
).narrow<Pick<WordRow, "position">>();

/** Lookup of the text being typed. */
export type Typing = {
  /** Letters of the last word, and of its reading on the other keyboard layout. */
  letters: readonly string[];
  /** Initial consonants when only those were typed; else empty. */
  chosung: string;
  /** Previous word, together with which a suggestion must be found; empty for none. */
  head: string;
};

const LAST_LETTER = "힣";

export function listWords(db: Runner, { letters, chosung, head }: Typing, take: number): Promise<WordRow[]> {
  return db.run(LIST_WORDS, [letters, chosung, head, LAST_LETTER, take]);
}

export type PlaceRow = RowOf<typeof LIST_PLACES>;

const LIST_PLACES = statement(
  "suggest-places",
  `(select c.id, c.name, 'category' as kind, n.visible as products, null as image, null::int as price, null::int as list_price
     from category c join category_count n on n.category_id = c.id
     where $2 <> '' and replace(c.name, ' ', '') like ('%' || $2 || '%') and n.visible > 0
     order by n.visible desc, c.id limit 2)
   union all
   (select p.id, p.name, 'product', null, p.images[1],
           timed_price_at(p.representative_option_id, p.price, $3), p.list_price
      from (select distinct s.product_id, s.in_stock, s.sales
              from unnest($1::bigint[]) as t (id)
             cross join lateral (
               select product_id, in_stock, sales from search_posting where term_id = t.id
                order by in_stock desc, fields desc, sales desc, product_id limit 3) as s
             order by s.in_stock desc, s.sales desc, s.product_id limit 3) as best
      join product p on p.id = best.product_id
     order by best.in_stock desc, best.sales desc, best.product_id)`,
);

/** Lists categories with the typed name and the best products of some terms. */
export function listSuggestedPages(
  db: Runner,
  terms: readonly number[],
  typed: string,
  now: Date,
): Promise<PlaceRow[]> {
  return db.run(LIST_PLACES, [terms, typed, now]);
}
