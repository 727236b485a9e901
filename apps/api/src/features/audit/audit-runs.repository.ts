import { type Runner, statement } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";

/** Progress of one night's audit. */
export type AuditRun = {
  id: number;
  started_at: Date;
  /** Current invariant, or the comparison with the provider; `null` before the first. */
  step: string | null;
  /** Last checked key of the step, or the second up to which the provider's list was compared. */
  position: number;
  rows: number;
  breaches: number;
  /** Begin of the last completed audit; `null` for the first one. */
  previous: Date | null;
};

const BEGIN = statement(
  "begin-audit-run",
  `with older as (
     delete from audit_run where finished_at is null and night < $1::date or night < $1::date - 400
   )
   insert into audit_run (night, started_at) values ($1, $2) on conflict (night) do nothing`,
);

/** Begins the audit of a night, once; an earlier unfinished one is abandoned, and old ones are deleted. */
export async function beginAuditRun(db: Runner, night: string, now: Date): Promise<void> {
  await db.run(BEGIN, [night, now]);
}

const TAKE = statement(
  "take-audit-run",
  `update audit_run set lease_until = $2
    where id = (select id from audit_run
                 where finished_at is null and (lease_until is null or lease_until <= $1)
                 order by night desc limit 1 for update skip locked)
   returning id, started_at, step, position, rows, breaches,
             (select max(b.started_at) from audit_run b where b.finished_at is not null) as previous`,
);

/** Claims the unfinished audit until an instant; `null` when there is none, or another process has it. */
export async function leaseAuditRun(db: Runner, now: Date, until: Date): Promise<AuditRun | null> {
  const [row] = await db.run(TAKE, [now, until]);
  return row ?? null;
}

export type AuditProgress = {
  runId: number;
  /** Checked invariant, or the comparison with the provider. */
  looked: string;
  /** Next step. */
  step: string;
  position: number;
  /** Rows checked since the last update. */
  rows: number;
  breaches: readonly string[];
  now: Date;
  heldUntil: Date;
};

const NOTE = statement(
  "note-audit-progress",
  `with found as (
     insert into audit_breach (run_id, invariant, subject, found_at)
     select $1, $8, subject, $7 from unnest($6::text[]) as s (subject)
         on conflict do nothing
     returning 1
   )
   update audit_run
      set step = $2, position = $3, rows = rows + $4, lease_until = $5,
          breaches = breaches + (select count(*) from found)
    where id = $1`,
);

/** Records the progress and findings of the audit, so that another process can continue. */
export async function noteAuditProgress(db: Runner, p: AuditProgress): Promise<void> {
  await db.run(NOTE, [p.runId, p.step, p.position, p.rows, p.heldUntil, p.breaches, p.now, p.looked]);
}

const FINISH = statement(
  "finish-audit-run",
  `update audit_run set finished_at = $2, step = null, lease_until = null where id = $1 returning breaches, rows`,
);

/** Finishes the audit; returns its findings and the number of checked rows. */
export async function finishAuditRun(
  db: Runner,
  runId: number,
  now: Date,
): Promise<{ breaches: number; rows: number }> {
  return requireOneRow(await db.run(FINISH, [runId, now]));
}

const GIVE_BACK = statement("give-audit-run-back", "update audit_run set lease_until = null where id = $1");

/** Releases the audit, so that any process can continue at once. */
export async function releaseAuditRun(db: Runner, runId: number): Promise<void> {
  await db.run(GIVE_BACK, [runId]);
}

const LAST = statement(
  "last-audits",
  `select (select max(finished_at) from audit_run where breaches = 0) as last_good,
          (select breaches from audit_run where finished_at is not null or breaches > 0 order by night desc limit 1) as breaches`,
);

/**
 * Returns the end of the last audit without a violation, and the violations of the latest, also while it is running.
 */
export async function findLastAudits(db: Runner): Promise<{ lastGood: Date | null; breaches: number }> {
  const { last_good, breaches } = requireOneRow(await db.run(LAST, []));
  return { lastGood: last_good, breaches: breaches ?? 0 };
}
