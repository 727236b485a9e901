import { declareJobs } from "../../jobs/declare-jobs.ts";
import { purgePreviews } from "./previews.repository.ts";

/** Retention of previews for a month after they expired; the trail keeps who made them. */
export const previewJobs = declareJobs({ purges: [{ days: 30, run: purgePreviews }] });
