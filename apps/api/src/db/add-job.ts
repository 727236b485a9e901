import { type Runner, statement } from "./database.ts";

export type NewJob = {
  task: string;
  payload?: Readonly<Record<string, string | number>>;
  /** Not before this instant; at once when left out. */
  runAt?: Date;
  /** Of jobs with one key that nobody has begun there is one, the latest. */
  key?: string;
};

const ADD = statement(
  "add-job",
  `select from graphile_worker.add_job($1, payload => $2::json, run_at => $3::timestamptz, job_key => $4,
                                       queue_name => $5, job_key_mode => $6)`,
);

/**
 * Puts a job into the queue, in the transaction of the change that it follows: it is done when, and only when, that is
 * kept. Who fails comes again after a pause that grows.
 *
 * @example await addJob(tx, { task: "award-points", runAt: availableAt, key: `award-points:${id}` })
 */
export async function addJob(tx: Runner, { task, payload = {}, runAt, key }: NewJob): Promise<void> {
  await tx.run(ADD, [task, JSON.stringify(payload), runAt ?? null, key ?? null, null, "replace"]);
}

/** A run of a task that comes by the clock: once a slot however many processes ask, one after the other. */
export async function addTimedRun(
  db: Runner,
  { task, slot, runAt }: { task: string; slot: number; runAt: Date },
): Promise<void> {
  const values = JSON.stringify({ slot });
  await db.run(ADD, [task, values, runAt, `${task}:${slot}`, task, "unsafe_dedupe"]);
}
