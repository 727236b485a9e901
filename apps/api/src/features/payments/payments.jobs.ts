import { declareJobs, HOUR, MINUTE } from "../../jobs/declare-jobs.ts";
import { remindDeposits } from "./deposits/remind-deposits.ts";
import { purgeWebhooks } from "./payments.repository.ts";
import { fetchAndCompareProviderSettlements } from "./provider-settlements/fetch-and-compare-provider-settlements.ts";
import {
  purgeSettledLines,
  purgeSettlementDays,
} from "./provider-settlements/fetched-days-and-settled-lines.repository.ts";
import { reconcilePayments } from "./settlement/reconcile-payments.ts";

/** Days for which records of payments are kept (전자상거래법 시행령 제6조). */
const FIVE_YEARS = 1827;

/** Timed work of payments: reconciliation with the provider, deposit reminders, what it settled, retention. */
export const paymentJobs = declareJobs({
  tasks: ({ RECONCILE_SECONDS }) => ({
    "reconcile-payments": { run: reconcilePayments, timed: { every: RECONCILE_SECONDS } },
    "remind-deposits": { run: (services) => remindDeposits(services), timed: { every: MINUTE } },
    "fetch-provider-settlements": {
      run: fetchAndCompareProviderSettlements,
      timed: { every: HOUR, offset: 7 * MINUTE },
    },
  }),
  purges: [
    { days: 30, run: purgeWebhooks },
    { days: FIVE_YEARS, run: purgeSettlementDays },
    { days: FIVE_YEARS, run: purgeSettledLines },
  ],
});
