import type { QUEUES } from "@todayfruit/contract/health/operator-health.calls";
import { type RowOf, type Runner, statement } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";

export type AuditRow = RowOf<typeof LIST_AUDITS>;

const LIST_AUDITS = statement(
  "list-audits-of-nights",
  `select r.night::text as night, r.started_at, r.finished_at, r.rows, r.breaches,
          (select coalesce(jsonb_object_agg(invariant, count), '{}')
             from (select invariant, count(*) as count from audit_breach b where b.run_id = r.id group by invariant) f) as found
     from audit_run r where r.night >= $1::date order by r.night desc`,
).narrow<{ night: string; found: Record<string, number> }>();

/** Lists the audits since a night (KST), the newest first, with the rows that broke each check. */
export function listAudits(db: Runner, since: string): Promise<AuditRow[]> {
  return db.run(LIST_AUDITS, [since]);
}

export type QueueRow = RowOf<typeof LIST_QUEUES>;

const LIST_QUEUES = statement(
  "list-queues-of-health",
  `select 'orderUpdates' as queue, count(*)::int as waiting, 0 as failing, min(u.due_at) as since
     from pending_order_update u where u.due_at is null or u.due_at <= $1
   union all
   select 'messages', count(*)::int, count(*) filter (where tries > 1)::int, min(created_at)
     from message_outbox where next_try_at is not null
   union all
   select 'webhooks', count(*)::int, count(*) filter (where attempts > 1)::int, min(created_at)
     from webhook_delivery where status = 'pending'
   union all
   select 'refunds', count(*)::int, count(*) filter (where tries > 1)::int, min(created_at)
     from refund where done_at is null
   union all
   select 'imports', count(*)::int, 0, min(created_at) from sheet_import where status = 'running'`,
).narrow<{
  queue: (typeof QUEUES)[number];
  waiting: number;
  failing: number;
  since: Date | null;
}>();

/** Lists the queues of the shop with what waits in each; notices of acts that may be undone wait for their instant and do not count. */
export function listQueues(db: Runner, now: Date): Promise<QueueRow[]> {
  return db.run(LIST_QUEUES, [now]);
}

export type DatabaseRow = RowOf<typeof FIND_DATABASE>;

const FIND_DATABASE = statement(
  "find-database-of-health",
  `select pg_database_size(current_database())::bigint as bytes,
          (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
          current_setting('max_connections')::int as most_connections,
          a.last_archived_time as archived_at, a.last_failed_time as archive_failed_at, a.failed_count::int as archive_failures
     from pg_stat_archiver a`,
).narrow<{
  bytes: number;
  connections: number;
  most_connections: number;
  archived_at: Date | null;
  archive_failed_at: Date | null;
  archive_failures: number;
}>();

/** Finds the size of the database, its connections and what the server records of its archive. */
export async function findDatabase(db: Runner): Promise<DatabaseRow> {
  return requireOneRow(await db.run(FIND_DATABASE, []));
}
