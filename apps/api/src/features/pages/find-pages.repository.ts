import { type RowOf, type Runner, statement } from "../../db/database.ts";

/** Most pages of a list. */
const MOST_LISTED = 5000;

const LIST = statement(
  "list-shown-pages",
  `select slug, title, end_at from page
    where begin_at <= $1 and (end_at is null or end_at > $1)
    order by begin_at desc, id desc
    limit $2`,
);

const FIND = statement(
  "find-shown-page",
  `select slug, title, contents, end_at from page
    where slug = $1 and begin_at <= $2 and (end_at is null or end_at > $2)`,
);

const TAKEN = statement(
  "list-taken-page-slugs",
  `with edited as (
     select * from jsonb_to_recordset($1::jsonb) as e (id bigint, slug text)
   )
   select e.id from edited e
    where exists (select from edited other where other.slug = e.slug and other.id < e.id)
       or exists (select from page p where p.slug = e.slug and p.id <> all (select id from edited))
    order by e.id`,
).narrow<{ id: number }>();

export function listShownPages(db: Runner, now: Date): Promise<RowOf<typeof LIST>[]> {
  return db.run(LIST, [now, MOST_LISTED]);
}

export async function findShownPage(
  db: Runner,
  slug: string,
  now: Date,
): Promise<RowOf<typeof FIND> | undefined> {
  const [page] = await db.run(FIND, [slug, now]);
  return page;
}

/** Lists the edited pages whose slug another page has after the edit. */
export function listTakenPageSlugs(
  db: Runner,
  rows: readonly { id: number; slug: string }[],
): Promise<RowOf<typeof TAKEN>[]> {
  return db.run(TAKEN, [JSON.stringify(rows)]);
}
