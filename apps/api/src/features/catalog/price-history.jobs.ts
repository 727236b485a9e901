import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { declareJobs, HOUR } from "../../jobs/declare-jobs.ts";
import { recordDailyLowestPrices } from "./prices/record-daily-lowest-prices.ts";
import { purgePriceDays, purgeTimedPrices } from "./prices/record-price-days.repository.ts";

/** Timed work of the catalogue: prices of each day, kept for 91 days; timed prices that ended, for 60 days. */
export const priceHistoryJobs = declareJobs({
  tasks: { "record-prices": { run: recordDailyLowestPrices, timed: { every: HOUR } } },
  purges: [
    { days: 91, run: (db, before, take) => purgePriceDays(db, kstDateOf(before.toISOString()), take) },
    { days: 60, run: purgeTimedPrices },
  ],
});
