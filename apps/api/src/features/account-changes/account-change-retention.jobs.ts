import { declareJobs } from "../../jobs/declare-jobs.ts";
import { purgeAccountChanges } from "./account-changes.repository.ts";

/** Retention of account changes: deleted when they can no longer be undone. */
export const accountChangeRetentionJobs = declareJobs({
  purges: [{ days: 0, run: purgeAccountChanges }],
});
