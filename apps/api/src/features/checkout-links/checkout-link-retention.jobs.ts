import { declareJobs } from "../../jobs/declare-jobs.ts";
import { purgeCheckoutLinks } from "./checkout-links.repository.ts";

/** Retention of checkout links for a day after they expired, so that a late reader learns that theirs was used. */
export const checkoutLinkRetentionJobs = declareJobs({ purges: [{ days: 1, run: purgeCheckoutLinks }] });
