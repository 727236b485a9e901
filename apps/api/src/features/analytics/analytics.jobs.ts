import { declareJobs, HOUR } from "../../jobs/declare-jobs.ts";
import { exportConversions } from "./conversions/export-conversions.ts";
import { purgeEvents, purgeGoogleClients } from "./events.repository.ts";
import { rollUpDays } from "./roll-up-days.ts";

/** Timed work of analytics: daily counts, export of conversions, and retention of page events. */
export const analyticsJobs = declareJobs({
  tasks: ({ GA4_API_SECRET }) => ({
    "count-days": { run: rollUpDays, timed: { every: HOUR } },
    // A process without an analytics service leaves the task to processes that have one.
    ...(GA4_API_SECRET === undefined
      ? {}
      : { "export-conversions": { run: exportConversions, timed: { every: 5 } } }),
  }),
  purges: [
    // Daily counts are kept; a late purchase is reported for three days.
    { days: 90, run: purgeEvents },
    { days: 14, run: purgeGoogleClients },
  ],
});
