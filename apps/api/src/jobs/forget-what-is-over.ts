import { forgetTokens } from "../features/accounts/accounts.repository.ts";
import { forgetChanges } from "../features/accounts/changes/account-changes.repository.ts";
import { forgetPersons } from "../features/accounts/leaving/leaving.repository.ts";
import { forgetFailures } from "../features/accounts/passwords/login-failures.repository.ts";
import { forgetSocialLogins } from "../features/accounts/social/social.repository.ts";
import { forgetEvents, forgetGoogleClients } from "../features/analytics/events.repository.ts";
import { forgetPicks } from "../features/cart/cart.repository.ts";
import { forgetMerges } from "../features/cart/cart-merge.repository.ts";
import { forgetOrderForms } from "../features/checkout/order-tmp.repository.ts";
import { forgetBatches } from "../features/messages/batches.repository.ts";
import { forgetMessageEvents } from "../features/messages/events.repository.ts";
import { forgetMessages } from "../features/messages/outbox.repository.ts";
import { forgetOperatorTokens } from "../features/operators/operator-sessions.repository.ts";
import { forgetGuestProofs } from "../features/orders/guest-proofs.repository.ts";
import { forgetWebhooks } from "../features/payments/payments.repository.ts";
import { forgetReceiptNumbers } from "../features/payments/receipts/plan-receipts.repository.ts";
import { forgetRefundAccounts } from "../features/payments/withdrawals/refund-accounts.repository.ts";
import { forgetCodes } from "../features/phone-codes/phone-codes.repository.ts";
import { forgetSearches } from "../features/search/searches.repository.ts";
import { forgetViews } from "../features/videos/videos.repository.ts";
import type { Services } from "../http/context.ts";
import { forgetReplies } from "../http/idempotency.ts";
import { forgetLimits } from "../http/limits/limit-counts.repository.ts";

const DAY_MS = 86_400_000;

/** Days of retention for each kind of row. */
const DAYS = {
  reply: 15,
  pick: 1,
  form: 1,
  webhook: 30,
  token: 30,
  view: 1,
  search: 180,
  // Daily counts of page events are kept; a late purchase is reported for three days.
  event: 90,
  googleClient: 14,
  refundAccount: 7,
  // Longer than any message is repeated.
  message: 180,
  // Codes are counted over a day; failed logins, social logins and merges are over within the hour.
  code: 2,
  failure: 1,
  socialLogin: 1,
  merge: 1,
} as const;

/**
 * Deletes data that is no longer needed, in small batches so that shoppers do not wait: replies kept for idempotency
 * keys, expired picks and order forms, handled webhooks, counted views, expired tokens with the guests who had
 * nothing else, codes, failed logins and counts that no limit reads any more, social logins, account changes and cart
 * merges that can no longer be undone, numbers that no cash receipt needs, page events, refund accounts without a
 * pending refund, sent notices, and members who left so long ago that the law requires their deletion. Orders,
 * payments, points and their events are kept forever; several processes may run it concurrently.
 *
 * @returns number of rows deleted
 */
export async function forgetWhatIsOver({ db, now, log }: Services, batch = 500): Promise<number> {
  const at = now().getTime();
  const ago = (days: number) => new Date(at - days * DAY_MS);
  const kinds = [
    () => forgetReplies(db, ago(DAYS.reply), batch),
    () => forgetPicks(db, ago(DAYS.pick), batch),
    () => forgetOrderForms(db, ago(DAYS.form), batch),
    () => forgetWebhooks(db, ago(DAYS.webhook), batch),
    () => forgetViews(db, ago(DAYS.view), batch),
    () => forgetTokens(db, ago(DAYS.token), batch),
    () => forgetSearches(db, ago(DAYS.search), batch),
    () => forgetEvents(db, ago(DAYS.event), batch),
    () => forgetGoogleClients(db, ago(DAYS.googleClient), batch),
    () => forgetCodes(db, ago(DAYS.code), batch),
    () => forgetFailures(db, ago(DAYS.failure), batch),
    () => forgetLimits(db, now(), batch),
    () => forgetSocialLogins(db, ago(DAYS.socialLogin), batch),
    () => forgetChanges(db, now(), batch),
    () => forgetMerges(db, ago(DAYS.merge), batch),
    () => forgetOperatorTokens(db, ago(DAYS.token), batch),
    () => forgetGuestProofs(db, now(), batch),
    () => forgetMessageEvents(db, ago(DAYS.message), batch),
    () => forgetMessages(db, ago(DAYS.message), batch),
    () => forgetBatches(db, ago(DAYS.message), batch),
    () => forgetReceiptNumbers(db, batch),
    () => forgetRefundAccounts(db, ago(DAYS.refundAccount), batch),
    () => forgetPersons(db, now(), batch),
  ];
  let total = 0;
  for (const forget of kinds) {
    let count: number;
    do {
      count = await forget();
      total += count;
    } while (count === batch);
  }
  if (total > 0) log.info("forgotten", { job: "forget", count: total });
  return total;
}
