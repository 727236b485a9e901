import { type RowOf, type Runner, statement } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";

export type ClaimedEdgePurge = RowOf<typeof CLAIM>;

const CLAIM = statement(
  "claim-edge-purges",
  `with due as (
     select id from edge_purge
      where times_sent < 2 and (next_at is null or next_at <= $1)
      order by next_at nulls first limit $3
        for update skip locked
   )
   update edge_purge p set noticed_at = coalesce(p.noticed_at, $1), next_at = $2
     from due where p.id = due.id
   returning p.id, p.tags, coalesce(p.noticed_at, $1) as noticed_at`,
).narrow<{ noticed_at: Date }>();

/** Claims purges that are due, until an instant from which another process may send them. */
export function claimEdgePurges(
  db: Runner,
  { now, until, take }: { now: Date; until: Date; take: number },
): Promise<ClaimedEdgePurge[]> {
  return db.run(CLAIM, [now, until, take]);
}

const CONCLUDE = statement(
  "conclude-edge-purges",
  "update edge_purge set times_sent = least(times_sent + 1, 2), next_at = $2 where id = any($1::bigint[])",
);

/** Records that purges were sent; those that were sent once are due again at `againAt`. */
export async function concludeEdgePurges(db: Runner, ids: readonly number[], againAt: Date): Promise<void> {
  await db.run(CONCLUDE, [ids, againAt]);
}

const POSTPONE = statement(
  "postpone-edge-purges",
  "update edge_purge set next_at = $2 where id = any($1::bigint[])",
);

/** Records that the edge did not take purges, and when they are due again. */
export async function postponeEdgePurges(db: Runner, ids: readonly number[], nextAt: Date): Promise<void> {
  await db.run(POSTPONE, [ids, nextAt]);
}

const REPEAT = statement(
  "repeat-edge-purges",
  "update edge_purge set times_sent = 1, next_at = $2 where times_sent = 2 and noticed_at >= $1",
);

/** Makes purges due again that a process saw since an instant. */
export async function repeatEdgePurges(db: Runner, since: Date, now: Date): Promise<void> {
  await db.run(REPEAT, [since, now]);
}

const OLDEST = statement(
  "oldest-edge-purge",
  `select coalesce(extract(epoch from $1::timestamptz - min(noticed_at)), 0)::float8 as seconds
     from edge_purge where times_sent = 0`,
);

/** Returns the age in seconds of the oldest purge that the edge has not taken; 0 without one. */
export async function oldestEdgePurge(db: Runner, now: Date): Promise<number> {
  return requireOneRow(await db.run(OLDEST, [now])).seconds;
}

const NOTICE = statement(
  "notice-edge-purges",
  "update edge_purge set noticed_at = $1::timestamptz + interval '1 day' where noticed_at is null",
);

const PURGE = statement(
  "purge-edge-purges",
  `with gone as (
     delete from edge_purge
      where id in (select id from edge_purge where noticed_at < $1 order by noticed_at limit $2)
     returning 1
   )
   select count(*)::int as count from gone`,
);

/**
 * Deletes at most `take` rows that were noticed before an instant of a day ago. A shop without an edge notices its rows
 * here, so that they are deleted a day later.
 */
export async function purgeEdgePurges(db: Runner, before: Date, take: number): Promise<number> {
  await db.run(NOTICE, [before]);
  return requireOneRow(await db.run(PURGE, [before, take])).count;
}
