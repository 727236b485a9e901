import { declareJobs, MINUTE } from "../../jobs/declare-jobs.ts";
import { purgeDeliveries, purgeEvents } from "./deliveries/webhook-deliveries.repository.ts";
import { endDeliveriesOfDeletedEndpoints } from "./sending/distribute-webhook-events.repository.ts";
import { sendWebhooks } from "./sending/send-webhooks.ts";

const BATCH = 1000;

/** Webhooks, sent within seconds of what happened and kept for 30 days. */
export const webhookJobs = declareJobs({
  repeats: [{ name: "webhooks", seconds: 1, run: sendWebhooks }],
  tasks: {
    "end-webhooks-of-deleted-endpoints": {
      run: ({ db }) => endDeliveriesOfDeletedEndpoints(db, BATCH),
      timed: { every: MINUTE },
    },
  },
  purges: [
    { days: 30, run: purgeDeliveries },
    { days: 30, run: purgeEvents },
  ],
});
