import { declareJobs, MINUTE } from "../../jobs/declare-jobs.ts";
import { refundGiftsOncePossible } from "./refunds/refund-gifts-once-possible.ts";
import { announceGifts } from "./timed/announce-gifts.ts";
import { expireGifts } from "./timed/expire-gifts.ts";
import { remindGiftReceivers } from "./timed/remind-gift-receivers.ts";

/** Timed work of gifts: sent to receivers, reminded, expired, refunded. */
export const giftJobs = declareJobs({
  tasks: {
    "announce-gift": { run: (services) => announceGifts(services), timed: { every: MINUTE } },
    "remind-gift-receivers": { run: (services) => remindGiftReceivers(services), timed: { every: MINUTE } },
    "expire-gifts": { run: (services) => expireGifts(services), timed: { every: MINUTE } },
    "refund-ended-gifts": { run: (services) => refundGiftsOncePossible(services), timed: { every: MINUTE } },
  },
});
