import { declareJobs } from "../../jobs/declare-jobs.ts";
import { purgeOperatorTokens } from "./add-and-end-operator-sessions.repository.ts";

/** Retention of operators' tokens. */
export const operatorJobs = declareJobs({
  purges: [{ days: 30, run: purgeOperatorTokens }],
});
