import { declareJobs, HOUR, MINUTE } from "../../jobs/declare-jobs.ts";
import { giveTimedCoupons } from "./giving/give-timed-coupons.ts";

/** Minute of each hour at which coupons are given: after the grades of the month. */
const GIVEN_AT_MINUTE = 40;

/** Timed work of coupons: those of birthdays, first purchases and grades. */
export const couponGivingJobs = declareJobs({
  tasks: {
    "give-timed-coupons": {
      run: (services) => giveTimedCoupons(services),
      timed: { every: HOUR, offset: GIVEN_AT_MINUTE * MINUTE },
    },
  },
});
