import { type Runner, statement } from "./database.ts";

export type NewJob = {
  task: string;
  payload?: Readonly<Record<string, string | number>>;
  /** Earliest start; immediately when left out. */
  runAt?: Date;
  /** Key of deduplication: among waiting jobs of one key the latest replaces the others. */
  key?: string;
};

const ADD = statement(
  "add-job",
  `select from graphile_worker.add_job($1, payload => $2::json, run_at => $3::timestamptz, job_key => $4,
                                       queue_name => $5, job_key_mode => $6)`,
);

/**
 * Adds a job to the queue in the transaction of the change that it follows: it runs only if that commits. A failed job
 * is retried with growing pauses.
 *
 * @example await addJob(tx, { task: "award-points", runAt: availableAt, key: `award-points:${id}` })
 */
export async function addJob(tx: Runner, { task, payload = {}, runAt, key }: NewJob): Promise<void> {
  await tx.run(ADD, [task, JSON.stringify(payload), runAt ?? null, key ?? null, null, "replace"]);
}

/**
 * Adds the scheduled run of a task: once a slot however many processes add it, runs of one task one after the other.
 */
export async function addTimedRun(
  db: Runner,
  { task, slot, runAt }: { task: string; slot: number; runAt: Date },
): Promise<void> {
  const values = JSON.stringify({ slot });
  await db.run(ADD, [task, values, runAt, `${task}:${slot}`, task, "unsafe_dedupe"]);
}
