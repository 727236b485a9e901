import { declareJobs } from "../../jobs/declare-jobs.ts";
import { purgeRefundAccounts } from "./refund-accounts/save-refund-accounts.repository.ts";

/** Retention of refund accounts without a pending refund. */
export const refundAccountRetentionJobs = declareJobs({
  purges: [{ days: 7, run: purgeRefundAccounts }],
});
