import { declareJobs, MINUTE } from "../../jobs/declare-jobs.ts";
import { sendDigests } from "./send-digests.ts";
import { purgeDigests } from "./waiting-work-and-digests.repository.ts";

/** Digests of what waits for operators, looked at every five minutes and sent once an hour. */
export const waitingWorkJobs = declareJobs({
  tasks: { "send-digests": { run: sendDigests, timed: { every: 5 * MINUTE } } },
  purges: [{ days: 7, run: purgeDigests }],
});
