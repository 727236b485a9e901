import { declareJobs } from "../../jobs/declare-jobs.ts";
import { purgeEdgePurges } from "./edge-purges.repository.ts";
import { sendEdgePurges } from "./send-edge-purges.ts";

/** Purges at the edge that are due again, or that a process left when it died; rows are kept for a day. */
export const edgePurgeJobs = declareJobs({
  repeats: [{ name: "edge-purges", seconds: 1, run: sendEdgePurges }],
  purges: [{ days: 1, run: purgeEdgePurges }],
});
