import { VIEWED_DAYS } from "@todayfruit/domain/viewed-products/merge-viewed-products";
import { declareJobs } from "../../jobs/declare-jobs.ts";
import { purgeViewed } from "./viewed-products.repository.ts";

/** Retention of viewed products. */
export const viewedProductJobs = declareJobs({
  purges: [{ days: VIEWED_DAYS, run: purgeViewed }],
});
