import { declareJobs } from "../../jobs/declare-jobs.ts";
import { removeBillingKeys } from "./remove-billing-keys.ts";

/** Timed work of cards: billing keys of deleted cards are deleted at the provider. */
export const billingKeyRemovalJobs = declareJobs({
  tasks: { "remove-billing-keys": { run: removeBillingKeys, timed: { every: 15 } } },
});
