import { type RowOf, type Runner, statement } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";

export type EntryRow = RowOf<typeof LIST>;

const LIST = statement(
  "list-privacy-log",
  `select id, actor, actor_name, act, reason, is_masked, order_ids, inquiry_ids, at
     from privacy_log_entry
    where user_id = $1 and id < $2 and at >= $3 and ($4::text[] is null or actor = any($4))
    order by id desc limit $5`,
);

/** Lists entries of a member's privacy log since an instant, the latest first. */
export function listEntries(
  db: Runner,
  page: { userId: number; before: number; since: Date; actors: readonly string[] | null; take: number },
): Promise<EntryRow[]> {
  return db.run(LIST, [page.userId, page.before, page.since, page.actors, page.take]);
}

const COUNT = statement(
  "count-privacy-log",
  `select count(*)::int as total, count(*) filter (where act = any($3::text[]))::int as for_delivery,
          count(*) filter (where act = any($4::text[]))::int as for_inquiry
     from privacy_log_entry where user_id = $1 and at >= $2 and actor <> 'self'`,
);

/** Counts how often others saw a member's data since an instant: all, and those whose act is named. */
export async function countEntries(
  db: Runner,
  by: { userId: number; since: Date; delivery: readonly string[]; inquiry: readonly string[] },
): Promise<RowOf<typeof COUNT>> {
  return requireOneRow(await db.run(COUNT, [by.userId, by.since, by.delivery, by.inquiry]));
}

const PURGE = statement(
  "purge-privacy-log",
  `with gone as (
     delete from privacy_log_entry
      where id in (select id from privacy_log_entry where at < $1 order by at limit $2 for update skip locked)
     returning id
   )
   select id from gone`,
);

/** Deletes up to `take` entries from before an instant; returns how many. */
export async function purgePrivacyLog(db: Runner, before: Date, take: number): Promise<number> {
  return (await db.run(PURGE, [before, take])).length;
}
