import { declareJobs, MINUTE } from "../../jobs/declare-jobs.ts";
import { payUnansweredOffers } from "./offers/pay-unanswered-offers.ts";
import { sendPickups } from "./pickups/send-pickups.ts";

/** Timed work of returns: pickups are ordered at the carriers and followed, offers that nobody answered are paid. */
export const returnJobs = declareJobs({
  tasks: ({ TRACKING_SECONDS }) => ({
    "send-pickups": { run: (services) => sendPickups(services), timed: { every: TRACKING_SECONDS } },
    "pay-return-offers": { run: (services) => payUnansweredOffers(services), timed: { every: MINUTE } },
  }),
});
