import { PRIVACY_LOG_DAYS } from "@todayfruit/domain/privacy-log/privacy-log-days";
import { declareJobs } from "../../jobs/declare-jobs.ts";
import { purgePrivacyLog } from "./privacy-log.repository.ts";

/** Retention of the privacy log. */
export const privacyLogJobs = declareJobs({
  purges: [{ days: PRIVACY_LOG_DAYS, run: purgePrivacyLog }],
});
