import { forgetTokens } from "../features/accounts/accounts.repository.ts";
import { forgetPersons } from "../features/accounts/leaving/leaving.repository.ts";
import { forgetFailures } from "../features/accounts/passwords/login-failures.repository.ts";
import { forgetSocialLogins } from "../features/accounts/social/social.repository.ts";
import { forgetPicks } from "../features/cart/cart.repository.ts";
import { forgetMerges } from "../features/cart/cart-merge.repository.ts";
import { forgetOrderForms } from "../features/checkout/order-tmp.repository.ts";
import { forgetOperatorTokens } from "../features/operators/operator-sessions.repository.ts";
import { forgetWebhooks } from "../features/payments/payments.repository.ts";
import { forgetReceiptNumbers } from "../features/payments/receipts/plan-receipts.repository.ts";
import { forgetCodes } from "../features/phone-codes/phone-codes.repository.ts";
import { forgetSearches } from "../features/search/searches.repository.ts";
import { forgetViews } from "../features/videos/videos.repository.ts";
import type { Services } from "../http/context.ts";
import { forgetReplies } from "../http/idempotency.ts";

const DAY_MS = 86_400_000;

/** After how many days each kind of row has nothing left to say. */
const DAYS = {
  reply: 15,
  pick: 1,
  form: 1,
  webhook: 30,
  token: 30,
  view: 1,
  search: 180,
  // Codes of a day are counted; failed logins, logins at providers and merges are over within the hour.
  code: 2,
  failure: 1,
  socialLogin: 1,
  merge: 1,
} as const;

/**
 * Deletes what nobody can ask for any more, in small batches so that no shopper waits: replies kept for idempotency
 * keys, picks and order forms whose life is over, handled webhooks, views that are counted, ended tokens with the guests
 * who had nothing but them, codes and failed logins that no limit counts any more, logins at providers, merged carts that
 * can no longer be undone, numbers that no cash receipt can need, and who left so long ago that the law wants them forgotten. Orders, payments, points and their events are kept for ever; several processes may run it at once.
 *
 * @returns how many rows were deleted
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
    () => forgetCodes(db, ago(DAYS.code), batch),
    () => forgetFailures(db, ago(DAYS.failure), batch),
    () => forgetSocialLogins(db, ago(DAYS.socialLogin), batch),
    () => forgetMerges(db, ago(DAYS.merge), batch),
    () => forgetOperatorTokens(db, ago(DAYS.token), batch),
    () => forgetReceiptNumbers(db, batch),
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
