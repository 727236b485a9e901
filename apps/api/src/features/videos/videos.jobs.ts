import { declareJobs } from "../../jobs/declare-jobs.ts";
import { purgeViews } from "./videos.repository.ts";

/** Retention of counted views. */
export const videoJobs = declareJobs({
  purges: [{ days: 1, run: purgeViews }],
});
