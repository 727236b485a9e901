import { declareJobs, HOUR } from "../../jobs/declare-jobs.ts";
import { countCohorts } from "./journeys/count-cohorts.ts";

/** Timed work of reports: counts that read every order. */
export const reportJobs = declareJobs({
  tasks: () => ({ "count-cohorts": { run: countCohorts, timed: { every: HOUR } } }),
});
