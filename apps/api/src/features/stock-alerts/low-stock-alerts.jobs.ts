import { declareJobs, MINUTE } from "../../jobs/declare-jobs.ts";
import { purgeAlerts } from "./stock-alerts.repository.ts";
import { updateStockAlerts } from "./update-stock-alerts.ts";

/** Raising and clearing of alerts of low stock every five minutes; cleared ones are kept for 90 days. */
export const stockAlertJobs = declareJobs({
  tasks: { "update-stock-alerts": { run: updateStockAlerts, timed: { every: 5 * MINUTE } } },
  purges: [{ days: 90, run: purgeAlerts }],
});
