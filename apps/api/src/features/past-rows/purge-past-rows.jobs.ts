import { PAST_ROW_RETENTION_DAYS } from "@todayfruit/domain/past-rows/past-row-retention-days";
import { declareJobs } from "../../jobs/declare-jobs.ts";
import { purgePastRows, purgePastStock } from "./purges.repository.ts";

/** Retention of rows as they were. */
export const pastRowJobs = declareJobs({
  purges: [
    { days: PAST_ROW_RETENTION_DAYS, run: purgePastRows },
    { days: PAST_ROW_RETENTION_DAYS, run: purgePastStock },
  ],
});
