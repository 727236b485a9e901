import { addTimedRun } from "../../db/add-job.ts";
import type { Services } from "../../http/handler-context-types.ts";
import { errorFields } from "../../http/log.ts";
import { nextScheduleSlot } from "./compute-schedule-slots.ts";
import type { JobMetrics } from "./job-metrics.ts";
import { failuresOf, recordFailure, recordSuccess } from "./task-results.repository.ts";
import type { Task } from "./task-types.ts";

/**
 * Runs a task once. The next run of a timed task is queued before this one starts, so that neither an error nor a
 * killed process ends the chain; a failed timed run is not repeated itself. Any other failed job is rethrown to the
 * queue, which repeats it after a growing pause.
 */
export async function runTask(
  services: Services,
  metrics: JobMetrics,
  { name, task, isTimed }: { name: string; task: Task; isTimed: boolean },
): Promise<void> {
  const { db, log } = services;
  if (isTimed && task.timed) {
    const next = nextScheduleSlot(new Date(), task.timed, await failuresOf(db, name));
    await addTimedRun(db, { task: name, ...next });
  }
  try {
    await task.run(services);
  } catch (error) {
    const fields = errorFields(error);
    log.error("job failed", { job: name, ...fields });
    metrics.runs.inc({ task: name, result: "failed" });
    await recordFailure(db, name, [fields.error, fields.code].filter(Boolean).join(" "));
    if (!isTimed) throw error;
    return;
  }
  metrics.runs.inc({ task: name, result: "done" });
  await recordSuccess(db, name);
}
