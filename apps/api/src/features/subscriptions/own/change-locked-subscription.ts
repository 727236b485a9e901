import { type Result, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../../db/database.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { findOffers } from "../../offers/find-offers.repository.ts";
import type { ClosingFacts } from "../skip-pause-or-end-subscription.ts";
import { findOwnSubscription, lockOwnSubscription } from "../subscription.policy.ts";
import type { SubscriptionRow } from "../subscriptions.repository.ts";
import { showChanged } from "./show-subscriptions-and-past-cycles.ts";

export type OwnRefusal = "SUBSCRIPTION_NOT_FOUND" | "SUBSCRIPTION_ENDED";

/**
 * Changes a subscription of the buyer under its lock, and shows it as it is then.
 *
 * @param change refuses, or writes what it changes
 */
export async function changeLockedSubscription<Code extends string>(
  context: BuyerContext,
  id: number,
  change: (tx: Tx, row: SubscriptionRow, facts: ClosingFacts) => Promise<Result<null, Code, undefined>>,
) {
  const seen = await findOwnSubscription(context.db, context.buyer, id);
  if (!seen) return refuse("SUBSCRIPTION_NOT_FOUND");
  const offers = await findOffers(context.db, [seen.option_id], context.buyer.id);
  const offer = offers.get(seen.option_id) ?? null;
  const facts = { now: context.now(), calendar: await context.deliveryCalendar.read(), offer };
  const changed = await context.db.transaction(
    async (tx): Promise<Result<null, Code | OwnRefusal, undefined>> => {
      const row = await lockOwnSubscription(tx, context.buyer, id);
      if (!row) return refuse("SUBSCRIPTION_NOT_FOUND");
      if (row.status === "ended") return refuse("SUBSCRIPTION_ENDED");
      return change(tx, row, facts);
    },
    (result) => result.ok,
  );
  return changed.ok ? showChanged(context, id) : changed;
}
