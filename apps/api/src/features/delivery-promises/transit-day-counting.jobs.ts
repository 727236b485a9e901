import { DAY, declareJobs, HOUR } from "../../jobs/declare-jobs.ts";
import { measureTransitDays } from "./measure-transit-days.ts";

/** 03:00 in Korea. */
const AT_NIGHT = 18 * HOUR;

/** Timed work of delivery promises: arrivals are counted every night. */
export const transitDayCountingJobs = declareJobs({
  tasks: {
    "count-arrivals": {
      run: (services) => measureTransitDays(services),
      timed: { every: DAY, offset: AT_NIGHT },
    },
  },
});
