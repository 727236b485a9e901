import { declareJobs } from "../../jobs/declare-jobs.ts";
import { adjustReceiptsToCash } from "./adjust-receipts-to-cash.ts";
import { purgeReceiptNumbers } from "./receipt-updates-after-cash-change.repository.ts";

/** Timed work of cash receipts: issued and cancelled at the provider; numbers that no receipt needs are deleted. */
export const cashReceiptJobs = declareJobs({
  tasks: { "settle-receipts": { run: (services) => adjustReceiptsToCash(services), timed: { every: 5 } } },
  purges: [{ days: 0, run: (db, _before, take) => purgeReceiptNumbers(db, take) }],
});
