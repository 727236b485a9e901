import type { Invariant } from "../invariant-types.ts";

/** Invariants of the queue. Waiting jobs of a stopped shop violate none. */
export const JOB_INVARIANTS: readonly Invariant[] = [
  {
    name: "no task fails for ever",
    of: "job_status",
    key: null,
    breaches: `
      select 'task ' || task as subject from job_status
       where failures >= 5 and coalesce(succeeded_at, '-infinity') < failed_at - interval '1 hour'
       union all
      select 'job ' || task_identifier || ' ' || id from graphile_worker.jobs where attempts >= max_attempts and locked_at is null`,
  },
  {
    name: "no job is lost while somebody works on the queue",
    of: "graphile_worker.jobs",
    key: null,
    breaches: `
      select 'job ' || task_identifier || ' ' || id as subject from graphile_worker.jobs
       where coalesce(locked_at, greatest(run_at, updated_at)) < now() - interval '1 hour' and attempts < max_attempts
         and exists (select from job_status where greatest(succeeded_at, failed_at) > now() - interval '10 minutes')`,
  },
];
