import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";
import { requireOneRow } from "../../../db/require-one-row.ts";
import type { CountedSearch } from "../../../search-count-buffer.ts";

const ADD_SEARCHES = statement(
  "add-searches",
  `with written as (
     insert into search_query_day as s (day, query, words, searches, without_result)
     select $1::date, query, words, searches, "withoutResult"
       from jsonb_to_recordset($2::jsonb) as c(query text, words text, searches integer, "withoutResult" integer)
      order by query
         on conflict (day, query) do update
        set words = excluded.words, searches = s.searches + excluded.searches,
            without_result = s.without_result + excluded.without_result
     returning 1
   )
   select count(*)::int as written from written`,
);

/** Adds counts to a KST day, sorted by text so that concurrent processes do not deadlock. */
export async function addSearches(
  db: Runner,
  day: string,
  counted: readonly CountedSearch[],
): Promise<number> {
  return requireOneRow(await db.run(ADD_SEARCHES, [day, JSON.stringify(counted)])).written;
}

const TAKE_TURN = statement(
  "take-turn-at-ranking",
  `select pg_try_advisory_xact_lock(hashtext('search ranking'))
      and not exists (select from popular_search where ranked_at > $1::timestamptz - make_interval(secs => $2)) as is_due`,
).narrow<{ is_due: boolean }>();

/** Returns whether the ranking is due and no other process is at it; the lock lasts until the transaction ends. */
export async function lockRanking(tx: Tx, now: Date, pauseSeconds: number): Promise<boolean> {
  return requireOneRow(await tx.run(TAKE_TURN, [now, pauseSeconds])).is_due;
}

const RANK_SEARCHES = statement(
  "rank-searches",
  `select row_number() over (order by sum(s.searches) desc, s.words)::int as rank, s.words as query,
          max(p.rank) as previous_rank
     from search_query_day s left join popular_search p on p.query = s.words
    where s.day >= $1::date and s.words is not null and s.searches > s.without_result
    group by s.words having sum(s.searches) >= $2
    order by rank limit 10`,
);

const CLEAR_RANKING = statement("clear-search-ranking", "delete from popular_search");

const WRITE_RANKING = statement(
  "write-search-ranking",
  `insert into popular_search (rank, query, previous_rank, ranked_at)
   select rank, query, previous_rank, $2
     from jsonb_to_recordset($1::jsonb) as r(rank integer, query text, previous_rank integer)`,
);

/** Replaces the ranking by the words searched since a KST day at least `least` times. */
export async function replaceRanking(tx: Tx, now: Date, from: string, least: number): Promise<number> {
  const ranked = await tx.run(RANK_SEARCHES, [from, least]);
  await tx.run(CLEAR_RANKING, []);
  await tx.run(WRITE_RANKING, [JSON.stringify(ranked), now]);
  return ranked.length;
}

const FORGET_SEARCHES = statement(
  "purge-searches",
  `with gone as (
     delete from search_query_day where (day, query) in (
       select day, query from search_query_day where day < $1::timestamptz::date order by day limit $2)
     returning 1
   )
   select count(*)::int as forgotten from gone`,
);

/** Deletes at most `batch` counts of days before an instant. */
export async function purgeSearches(db: Runner, before: Date, batch: number): Promise<number> {
  return requireOneRow(await db.run(FORGET_SEARCHES, [before, batch])).forgotten;
}

export type PopularRow = RowOf<typeof LIST_POPULAR>;

const LIST_POPULAR = statement(
  "list-popular-searches",
  "select rank, query, previous_rank, ranked_at from popular_search order by rank",
);

export function listPopularRows(db: Runner): Promise<PopularRow[]> {
  return db.run(LIST_POPULAR, []);
}

const LIST_MOST_SOLD = statement(
  "list-most-sold-words",
  `select word from (
     select p.keywords[1] as word, max(s.sales) as sales, min(s.product_id) as id
       from (select product_id, sales from search_document where in_stock order by sales desc, product_id limit 200) s
       join product p on p.id = s.product_id
      where p.keywords[1] ~ '[가-힣]'
      group by p.keywords[1]) as sold
    order by sales desc, id limit $1`,
).narrow<{ word: string }>();

/** Lists the words of the best sellers' names, each once. */
export async function listMostSold(db: Runner, take: number): Promise<string[]> {
  return (await db.run(LIST_MOST_SOLD, [take])).map(({ word }) => word);
}
