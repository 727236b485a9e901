import { declareJobs, HOUR } from "../../jobs/declare-jobs.ts";
import { expireManualGrades } from "./expire-manual-grades.ts";
import { purgeAccesses } from "./personal-data/accesses.repository.ts";

/** Days for which members see who saw their data. */
const ACCESS_DAYS = 1096;

/** Timed work of members: grades by hand end with their day. */
export const memberJobs = declareJobs({
  tasks: {
    "end-hand-grades": { run: (services) => expireManualGrades(services), timed: { every: HOUR, offset: 0 } },
  },
  purges: [{ days: ACCESS_DAYS, run: purgeAccesses }],
});
