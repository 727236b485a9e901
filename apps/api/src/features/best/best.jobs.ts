import { declareJobs, HOUR } from "../../jobs/declare-jobs.ts";
import { rankBestProducts } from "./rank-best-products.ts";

/** Timed work of the best lists. */
export const bestJobs = declareJobs({
  tasks: { "rank-best-products": { run: rankBestProducts, timed: { every: HOUR } } },
});
