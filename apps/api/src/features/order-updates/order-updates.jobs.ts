import { declareJobs } from "../../jobs/declare-jobs.ts";
import { notifyOrderUpdates } from "./notify-order-updates.ts";

/** Notices of order updates to buyers and gift senders, every 3 s. */
export const orderUpdateJobs = declareJobs({
  tasks: { "notify-order-updates": { run: (services) => notifyOrderUpdates(services), timed: { every: 3 } } },
});
