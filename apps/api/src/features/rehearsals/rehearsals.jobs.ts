import { declareJobs } from "../../jobs/declare-jobs.ts";
import { purgeRehearsals } from "./rehearsals.repository.ts";
import { runRehearsals } from "./run-rehearsals.ts";

/** Days for which the report of a rehearsal is kept. */
const REPORT_DAYS = 366;

/** Rehearsals that operators requested, and retention. */
export const rehearsalJobs = declareJobs({
  repeats: [{ name: "rehearsals", seconds: 2, run: runRehearsals }],
  purges: [{ days: REPORT_DAYS, run: purgeRehearsals }],
});
