import { declareJobs, MINUTE } from "../../jobs/declare-jobs.ts";
import { sendAbandonedCartMessages } from "./abandoned-carts/send-abandoned-cart-messages.ts";
import { purgeRecipients } from "./sending/campaigns-and-recipients.repository.ts";
import { sendCampaigns } from "./sending/send-campaigns.ts";

/** Seconds between two looks at campaigns that are due. */
const LOOK_SECONDS = 5;
/** Days for which it is known who got a campaign; as long as its messages. */
const RECIPIENT_DAYS = 180;

/** Sending of campaigns when they are due, and of messages about carts that were left. */
export const campaignJobs = declareJobs({
  tasks: {
    "send-campaigns": { run: (services) => sendCampaigns(services), timed: { every: LOOK_SECONDS } },
    "send-abandoned-cart-messages": {
      run: (services) => sendAbandonedCartMessages(services),
      timed: { every: 10 * MINUTE },
    },
  },
  purges: [{ days: RECIPIENT_DAYS, run: purgeRecipients }],
});
