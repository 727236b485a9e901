import { declareJobs } from "../../jobs/declare-jobs.ts";
import { purgePicks } from "./cart.repository.ts";
import { purgeCartMerges } from "./cart-merge.repository.ts";

/** Retention of picks for an order and of cart merges that can no longer be undone. */
export const cartJobs = declareJobs({
  purges: [
    { days: 1, run: purgePicks },
    { days: 1, run: purgeCartMerges },
  ],
});
