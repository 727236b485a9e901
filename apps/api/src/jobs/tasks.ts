import { GRADED_AT_MINUTE } from "@todayfruit/domain/grades/grade-month";
import { settleReceipts } from "../features/payments/receipts/settle-receipts.ts";
import { countDays } from "./analytics/count-days.ts";
import { tellOfSales } from "./analytics/tell-of-sales.ts";
import { auditBooks } from "./audit/audit-books.ts";
import { forgetWhatIsOver } from "./forget-what-is-over.ts";
import { announceGifts } from "./gifts/announce-gifts.ts";
import { expireGifts } from "./gifts/expire-gifts.ts";
import { refundEndedGifts } from "./gifts/refund-ended-gifts.ts";
import { remindOfGifts } from "./gifts/remind-of-gifts.ts";
import { sendMessages } from "./messages/send-messages.ts";
import { tellOfOrders } from "./messages/tell-of-orders.ts";
import { trackParcels } from "./parcels/track-parcels.ts";
import { remindDeposits } from "./payments/remind-deposits.ts";
import { removeBillingKeys } from "./payments/remove-billing-keys.ts";
import type { Tasks } from "./queue/task.ts";
import { rankBestProducts } from "./rank-best-products.ts";
import { rankPopularSearches } from "./rank-popular-searches.ts";
import { reconcilePayments } from "./reconcile-payments.ts";
import { reconfirmConsents } from "./reconfirm-consents.ts";
import { awardDuePoints } from "./rewards/award-due-points.ts";
import { completePurchases } from "./rewards/complete-purchases.ts";
import { expirePoints } from "./rewards/expire-points.ts";
import { gradeMembers } from "./rewards/grade-members.ts";
import { warnOfExpiry } from "./rewards/warn-of-expiry.ts";
import { sweepUploads } from "./sweep-uploads.ts";
import { tellProviders } from "./tell-providers.ts";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;
/** 10:00 KST, in seconds of a UTC day. */
const TEN_IN_KOREA = HOUR;
/** Delay in seconds until the receipt of a cash payment or refund. */
const RECEIPTS_SECONDS = 5;
/** Delay in seconds until the key of a deleted card is deleted at the provider. */
const BILLING_KEYS_SECONDS = 15;
/** Delay in seconds until the notice of an event is sent. */
const MESSAGES_SECONDS = 3;
/** Delay in seconds until a sale is reported to the external analytics service: by schedule, not by a job per order. */
const SALES_SECONDS = 5;
/** Delay in seconds until the provider is notified of a member who left. */
const UNLINK_SECONDS = 15;

/** All tasks of the queue, by their names in its table. */
export function tasksOf(settings: {
  RECONCILE_SECONDS: number;
  TRACKING_SECONDS: number;
  GA4_API_SECRET?: string | undefined;
}): Tasks {
  return {
    reconcile: { run: reconcilePayments, timed: { every: settings.RECONCILE_SECONDS } },
    parcels: { run: (services) => trackParcels(services), timed: { every: settings.TRACKING_SECONDS } },
    receipts: { run: (services) => settleReceipts(services), timed: { every: RECEIPTS_SECONDS } },
    "remind-deposits": { run: (services) => remindDeposits(services), timed: { every: MINUTE } },
    "billing-keys": {
      run: (services) => removeBillingKeys(services),
      timed: { every: BILLING_KEYS_SECONDS },
    },
    "announce-gift": {
      run: (services) => announceGifts(services),
      timed: { every: MINUTE },
    },
    "remind-of-gifts": { run: (services) => remindOfGifts(services), timed: { every: MINUTE } },
    "expire-gifts": { run: (services) => expireGifts(services), timed: { every: MINUTE } },
    "refund-ended-gifts": { run: (services) => refundEndedGifts(services), timed: { every: MINUTE } },
    "tell-of-orders": { run: (services) => tellOfOrders(services), timed: { every: MESSAGES_SECONDS } },
    messages: { run: sendMessages, timed: { every: MESSAGES_SECONDS } },
    unlink: { run: (services) => tellProviders(services), timed: { every: UNLINK_SECONDS } },
    best: { run: rankBestProducts, timed: { every: HOUR } },
    "rank-searches": { run: rankPopularSearches, timed: { every: HOUR } },
    "complete-purchases": { run: (services) => completePurchases(services), timed: { every: MINUTE } },
    "award-points": { run: (services) => awardDuePoints(services), timed: { every: HOUR } },
    "expire-points": { run: (services) => expirePoints(services), timed: { every: HOUR } },
    "warn-of-expiry": {
      run: (services) => warnOfExpiry(services),
      timed: { every: DAY, offset: TEN_IN_KOREA },
    },
    "grade-members": {
      run: (services) => gradeMembers(services),
      timed: { every: HOUR, offset: GRADED_AT_MINUTE * MINUTE },
    },
    "count-days": { run: countDays, timed: { every: HOUR } },
    // A process without an analytics service leaves the job to processes that have one.
    ...(settings.GA4_API_SECRET === undefined
      ? {}
      : { "tell-of-sales": { run: tellOfSales, timed: { every: SALES_SECONDS } } }),
    audit: { run: (services) => auditBooks(services), timed: { every: MINUTE } },
    forget: { run: (services) => forgetWhatIsOver(services), timed: { every: HOUR } },
    "sweep-uploads": { run: (services) => sweepUploads(services), timed: { every: HOUR } },
    reconfirm: { run: (services) => reconfirmConsents(services), timed: { every: HOUR } },
  };
}
