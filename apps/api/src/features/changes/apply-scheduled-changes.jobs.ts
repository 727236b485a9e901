import { declareJobs } from "../../jobs/declare-jobs.ts";
import { APPLY_CHANGE } from "../record-edits/edit-records.ts";
import { applyChangesOnTime } from "./apply-changes-on-time.ts";

/** Scheduled changes: a job for the instant of each; it applies whatever is due, so that none is lost. */
export const changeJobs = declareJobs({ tasks: { [APPLY_CHANGE]: { run: applyChangesOnTime } } });
