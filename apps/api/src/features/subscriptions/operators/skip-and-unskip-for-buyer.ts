import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../../db/database.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { findOffers } from "../../offers/find-offers.repository.ts";
import { addAction } from "../../operator-actions/operator-actions.repository.ts";
import { announceSkipped } from "../notices/announce-delivery-and-card-events.ts";
import { unskip, whyNotSkipped, whyNotUnskipped } from "../own/skip-or-change-next-delivery.ts";
import { type ClosingFacts, closeSkipped } from "../skip-pause-or-end-subscription.ts";
import { findSubscription, lockSubscription, type SubscriptionRow } from "../subscriptions.repository.ts";

type SkipCall = "PUT /operator/v1/subscriptions/{id}/cycles/{number}/skip";
type UnskipCall = "PUT /operator/v1/subscriptions/{id}/cycles/{number}/unskip";
type Skipping = Input<SkipCall>;

/** Skips the next delivery for its buyer, who is told. A dry run answers the days and writes nothing. */
export function skipForBuyer(input: Skipping, context: OperatorContext): Promise<Answer<SkipCall>> {
  return changeCycle<SkipCall>(input, context, "subscriptions.skip", {
    whyNot: (row, now) => whyNotSkipped(row, input.path.number, now),
    async change(tx, row, facts) {
      const nextOn = await closeSkipped(tx, row, { skip: "operator", pause: null }, facts);
      await announceSkipped(tx, context, row, "operator", { nextOn, now: facts.now });
      return { number: input.path.number, dispatchOn: row.dispatch_on ?? "" };
    },
  });
}

/** Takes back the skip of the delivery before the next one for its buyer. */
export function unskipForBuyer(input: Skipping, context: OperatorContext): Promise<Answer<UnskipCall>> {
  return changeCycle<UnskipCall>(input, context, "subscriptions.unskip", {
    whyNot: (row, now) => whyNotUnskipped(row, input.path.number, now),
    async change(tx, row) {
      await unskip(tx, row);
      return { number: input.path.number, dispatchOn: row.last_dispatch_on ?? "" };
    },
  });
}

type Change<Refusal> = {
  whyNot(row: SubscriptionRow, now: Date): Refusal | null;
  change(tx: Tx, row: SubscriptionRow, facts: ClosingFacts): Promise<{ number: number; dispatchOn: string }>;
};

/** Changes a cycle under the lock of its subscription, with an entry of the trail; a dry run is rolled back. */
async function changeCycle<Call extends SkipCall | UnskipCall>(
  { path, query, body }: Skipping,
  context: OperatorContext,
  action: string,
  { whyNot, change }: Change<Extract<Answer<Call>, { ok: false }>["code"]>,
): Promise<Answer<Call>> {
  const seen = await findSubscription(context.db, path.id);
  if (!seen) return refuse("SUBSCRIPTION_NOT_FOUND") as Answer<Call>;
  const offers = await findOffers(context.db, [seen.option_id], seen.user_id);
  const offer = offers.get(seen.option_id) ?? null;
  const facts = { now: context.now(), calendar: await context.deliveryCalendar.read(), offer };
  const isDryRun = query?.dryRun === true;
  return context.db.transaction(
    async (tx) => {
      const row = await lockSubscription(tx, path.id);
      if (!row) return refuse("SUBSCRIPTION_NOT_FOUND") as Answer<Call>;
      if (row.status === "ended") return refuse("SUBSCRIPTION_ENDED") as Answer<Call>;
      if (row.version !== body.version) return refuse("RECORD_CHANGED") as Answer<Call>;
      const refused = whyNot(row, facts.now);
      if (refused) return refuse(refused) as Answer<Call>;
      const changed = await change(tx, row, facts);
      const after = await findSubscription(tx, path.id);
      const nextDispatchOn = after?.dispatch_on ?? changed.dispatchOn;
      await addAction(tx, context, {
        action,
        subject: `subscription ${path.id}`,
        before: { dispatchOn: row.dispatch_on },
        after: { dispatchOn: nextDispatchOn },
        reason: body.reason,
      });
      return ok({ id: path.id, version: row.version, ...changed, nextDispatchOn }) as Answer<Call>;
    },
    (result) => result.ok && !isDryRun,
  );
}
