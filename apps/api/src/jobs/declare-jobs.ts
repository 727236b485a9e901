import type { Runner } from "../db/database.ts";
import type { Services } from "../http/handler-context-types.ts";
import type { Tasks } from "./queue/task-types.ts";

/** Settings on which schedules depend. */
export type JobSettings = {
  RECONCILE_SECONDS: number;
  TRACKING_SECONDS: number;
  GA4_API_SECRET?: string | undefined;
};

/** Retention of one kind of row. */
export type Purge = {
  /** Days (24 h) for which rows are kept; 0 when they carry their own expiry. */
  days: number;
  /** Deletes up to `take` rows older than `before`; returns how many. */
  run(db: Runner, before: Date, take: number): Promise<number>;
};

/** Work of every process that follows shoppers by the second, outside the queue. */
export type Repeat = { name: string; seconds: number; run(services: Services): Promise<unknown> };

/** Timed and queued work of one feature. */
export type FeatureJobs = {
  /** Tasks of the queue by their names in its table. */
  tasks?: Tasks | ((settings: JobSettings) => Tasks);
  repeats?: readonly Repeat[];
  purges?: readonly Purge[];
};

/** Declares the work of a feature; returns it unchanged. */
export function declareJobs(jobs: FeatureJobs): FeatureJobs {
  return jobs;
}

/** Seconds of a minute, an hour and a day, for schedules. */
export const MINUTE = 60;
export const HOUR = 3600;
export const DAY = 86_400;
