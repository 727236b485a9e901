import { DAY, declareJobs, HOUR } from "../../jobs/declare-jobs.ts";
import { awardDuePoints } from "./award-due-points.ts";
import { expirePoints } from "./expire-points.ts";
import { notifyPointExpiry } from "./notify-point-expiry.ts";

/** 10:00 KST, in seconds of a UTC day. */
const TEN_IN_KOREA = HOUR;

/** Timed work of points: awarded when due, expired, warned of at 10:00 KST. */
export const pointJobs = declareJobs({
  tasks: {
    "award-points": { run: (services) => awardDuePoints(services), timed: { every: HOUR } },
    "expire-points": { run: (services) => expirePoints(services), timed: { every: HOUR } },
    "warn-of-expiry": {
      run: (services) => notifyPointExpiry(services),
      timed: { every: DAY, offset: TEN_IN_KOREA },
    },
  },
});
