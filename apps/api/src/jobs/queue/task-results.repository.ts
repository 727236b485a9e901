import { type Runner, statement } from "../../db/database.ts";

const FAILURES = statement("failures-of-task", "select failures from job_status where task = $1");

/** Counts the failures of a task since its last success. */
export async function failuresOf(db: Runner, task: string): Promise<number> {
  const [row] = await db.run(FAILURES, [task]);
  return row?.failures ?? 0;
}

const SUCCEEDED = statement(
  "task-succeeded",
  `insert into job_status (task, succeeded_at, failures) values ($1, now(), 0)
       on conflict (task) do update set succeeded_at = now(), failures = 0, error = null`,
);

export async function recordSuccess(db: Runner, task: string): Promise<void> {
  await db.run(SUCCEEDED, [task]);
}

const FAILED = statement(
  "task-failed",
  `insert into job_status (task, failed_at, failures, error) values ($1, now(), 1, $2)
       on conflict (task) do update set failed_at = now(), failures = job_status.failures + 1, error = excluded.error`,
);

/** Records a failure of a task.  @param error name and code of the error; its message may contain personal data */
export async function recordFailure(db: Runner, task: string, error: string): Promise<void> {
  await db.run(FAILED, [task, error]);
}
