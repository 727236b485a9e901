import { declareJobs } from "../../jobs/declare-jobs.ts";
import { trackParcels } from "./tracking/track-parcels.ts";

/** Timed work of fulfilment: parcels are followed at the carriers. */
export const parcelTrackingJobs = declareJobs({
  tasks: ({ TRACKING_SECONDS }) => ({
    "track-parcels": { run: (services) => trackParcels(services), timed: { every: TRACKING_SECONDS } },
  }),
});
