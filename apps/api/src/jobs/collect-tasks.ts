import * as featureJobs from "../feature-jobs.ts";
import { type FeatureJobs, HOUR, type JobSettings, type Repeat } from "./declare-jobs.ts";
import { purgeExpired } from "./purge-expired.ts";
import type { Tasks } from "./queue/task-types.ts";

const ALL: readonly FeatureJobs[] = Object.values(featureJobs);

/** Returns all tasks of the queue, by their names in its table. */
export function collectTasks(settings: JobSettings): Tasks {
  const tasks = ALL.map(({ tasks }) => (typeof tasks === "function" ? tasks(settings) : tasks));
  return Object.assign({ "purge-expired": { run: purgeExpired, timed: { every: HOUR } } }, ...tasks);
}

/** Returns the work that every process repeats outside the queue. */
export function repeatsOf(): Repeat[] {
  return ALL.flatMap(({ repeats }) => repeats ?? []);
}
