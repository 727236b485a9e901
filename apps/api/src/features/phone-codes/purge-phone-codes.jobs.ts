import { declareJobs } from "../../jobs/declare-jobs.ts";
import { purgeCodes } from "./phone-codes.repository.ts";

/** Retention of codes, which limits count over a day. */
export const phoneCodeJobs = declareJobs({
  purges: [{ days: 2, run: purgeCodes }],
});
