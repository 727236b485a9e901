import { declareJobs, HOUR } from "../../jobs/declare-jobs.ts";
import { storeCohortCounts } from "./journeys/store-cohort-counts.ts";

/** Timed work of reports: counts that read every order. */
export const reportJobs = declareJobs({
  tasks: () => ({ "count-cohorts": { run: storeCohortCounts, timed: { every: HOUR } } }),
});
