import { type RowOf, type Runner, statement } from "../../db/database.ts";

export type JobRow = RowOf<typeof LIST_JOBS>;

/** The queue runs by the clock of the database, so its lag is measured by it, too. */
const LIST_JOBS = statement(
  "list-jobs-of-health",
  `with due as (
     select task_identifier as task, count(*)::int as waiting,
            greatest(extract(epoch from now() - min(run_at)), 0)::int as lag_seconds
       from graphile_worker.jobs
      where run_at <= now() and locked_at is null and attempts < max_attempts
      group by task_identifier
   )
   select coalesce(s.task, due.task) as task, s.succeeded_at, s.failed_at, coalesce(s.failures, 0) as failures, s.error,
          coalesce(due.waiting, 0) as waiting, coalesce(due.lag_seconds, 0) as lag_seconds
     from job_status s full join due on due.task = s.task
    order by 1`,
).narrow<{
  task: string;
  succeeded_at: Date | null;
  failed_at: Date | null;
  failures: number;
  error: string | null;
  waiting: number;
  lag_seconds: number;
}>();

/** Lists the tasks that have run or wait, with their last results and how late the oldest due run is, in seconds. */
export function listJobs(db: Runner): Promise<JobRow[]> {
  return db.run(LIST_JOBS, []);
}
