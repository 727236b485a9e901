import { declareJobs } from "../../jobs/declare-jobs.ts";
import { purgeLoginFailures } from "./login-failures.repository.ts";

/** Retention of failed logins, which limits count within the hour. */
export const loginFailureJobs = declareJobs({
  purges: [{ days: 1, run: purgeLoginFailures }],
});
