import { DAY, declareJobs, HOUR } from "../../jobs/declare-jobs.ts";
import { countArrivals } from "./count-arrivals.ts";

/** 03:00 in Korea. */
const AT_NIGHT = 18 * HOUR;

/** Timed work of delivery promises: arrivals are counted every night. */
export const deliveryPromiseJobs = declareJobs({
  tasks: {
    "count-arrivals": { run: (services) => countArrivals(services), timed: { every: DAY, offset: AT_NIGHT } },
  },
});
