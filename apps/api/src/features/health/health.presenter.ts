import type { Reply } from "@todayfruit/contract/all-calls";
import type { JobRow } from "./list-job-status.repository.ts";
import type { ProviderRow } from "./list-provider-status.repository.ts";
import type { AuditRow, DatabaseRow, QueueRow } from "./read-health-board.repository.ts";

type Health = Reply<"GET /operator/v1/health">;

/** Presents a finished audit with the result of each check, whether it found something or not. */
export function presentAudit(row: AuditRow | undefined, checks: readonly string[]): Health["audit"] {
  if (!row?.finished_at) return null;
  const found = new Map(Object.entries(row.found));
  return {
    night: row.night,
    startedAt: row.started_at.toISOString(),
    finishedAt: row.finished_at.toISOString(),
    rows: row.rows,
    breaches: row.breaches,
    invariants: checks.map((name) => ({ name, breaches: found.get(name) ?? 0 })),
  };
}

export function presentRunningAudit(row: AuditRow | undefined): Health["runningAudit"] {
  if (!row || row.finished_at !== null) return null;
  const { night, started_at, rows, breaches } = row;
  return { night, startedAt: started_at.toISOString(), rows, breaches };
}

export function presentJob(row: JobRow): Health["jobs"][number] {
  return {
    task: row.task,
    succeededAt: row.succeeded_at?.toISOString() ?? null,
    failedAt: row.failed_at?.toISOString() ?? null,
    failures: row.failures,
    error: row.failures > 0 ? (row.error?.slice(0, 200) ?? null) : null,
    waiting: row.waiting,
    lagSeconds: row.lag_seconds,
  };
}

export function presentQueue({ queue, waiting, failing, since }: QueueRow): Health["queues"][number] {
  return { queue, waiting, failing, since: since?.toISOString() ?? null };
}

export function presentProvider(row: ProviderRow): Health["providers"][number] {
  const tries = row.successes + row.failures;
  return {
    provider: row.provider,
    lastSuccessAt: row.last_success_at?.toISOString() ?? null,
    lastFailureAt: row.last_failure_at?.toISOString() ?? null,
    successes: row.successes,
    failures: row.failures,
    failureRate: tries === 0 ? null : row.failures / tries,
  };
}

/** Presents what PostgreSQL records of its archive; a server that never archived and never failed has none. */
export function presentArchiving(row: DatabaseRow): Health["archiving"] {
  if (row.archived_at === null && row.archive_failures === 0) return null;
  return {
    lastAt: row.archived_at?.toISOString() ?? null,
    lastFailureAt: row.archive_failed_at?.toISOString() ?? null,
    failures: row.archive_failures,
  };
}
