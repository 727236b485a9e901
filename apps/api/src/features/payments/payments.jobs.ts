import { declareJobs, MINUTE } from "../../jobs/declare-jobs.ts";
import { remindDeposits } from "./deposits/remind-deposits.ts";
import { purgeWebhooks } from "./payments.repository.ts";
import { reconcilePayments } from "./settlement/reconcile-payments.ts";

/** Timed work of payments: reconciliation with the provider, deposit reminders, retention of handled webhooks. */
export const paymentJobs = declareJobs({
  tasks: ({ RECONCILE_SECONDS }) => ({
    "reconcile-payments": { run: reconcilePayments, timed: { every: RECONCILE_SECONDS } },
    "remind-deposits": { run: (services) => remindDeposits(services), timed: { every: MINUTE } },
  }),
  purges: [{ days: 30, run: purgeWebhooks }],
});
