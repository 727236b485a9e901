import { declareJobs, MINUTE } from "../../jobs/declare-jobs.ts";
import { payUnansweredOffers } from "./offers/pay-unanswered-offers.ts";
import { syncPickupsWithCarriers } from "./pickups/sync-pickups-with-carriers.ts";

/** Timed work of returns: pickups are ordered at the carriers and followed, offers that nobody answered are paid. */
export const returnJobs = declareJobs({
  tasks: ({ TRACKING_SECONDS }) => ({
    "send-pickups": {
      run: (services) => syncPickupsWithCarriers(services),
      timed: { every: TRACKING_SECONDS },
    },
    "pay-return-offers": { run: (services) => payUnansweredOffers(services), timed: { every: MINUTE } },
  }),
});
