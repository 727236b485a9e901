import { declareJobs, MINUTE } from "../../jobs/declare-jobs.ts";
import { raiseOrClearStockAlerts } from "./raise-or-clear-stock-alerts.ts";
import { purgeAlerts } from "./stock-alerts.repository.ts";

/** Raising and clearing of alerts of low stock every five minutes; cleared ones are kept for 90 days. */
export const stockAlertJobs = declareJobs({
  tasks: { "update-stock-alerts": { run: raiseOrClearStockAlerts, timed: { every: 5 * MINUTE } } },
  purges: [{ days: 90, run: purgeAlerts }],
});
