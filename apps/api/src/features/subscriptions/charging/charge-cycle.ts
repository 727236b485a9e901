import { cycleTimes, isPayTimeOver } from "@todayfruit/domain/subscriptions/cycle-times";
import { lastRefusal, orderRefusalEffect } from "@todayfruit/domain/subscriptions/order-refusal-effect";
import type { SkipReason } from "@todayfruit/domain/subscriptions/subscription-status-and-reason-codes";
import type { Services } from "../../../http/handler-context-types.ts";
import { errorFields } from "../../../http/log.ts";
import { findOffers, type OfferRow } from "../../offers/find-offers.repository.ts";
import { announceCardFailed, announceSkipped } from "../notices/announce-delivery-and-card-events.ts";
import { closeSkipped, openNext, pauseWithoutCard } from "../skip-pause-or-end-subscription.ts";
import { lockSubscription, type SubscriptionRow } from "../subscriptions.repository.ts";
import { buildOrderContextOfSubscriber } from "./build-order-context-of-subscriber.ts";
import {
  type ChargeClaim,
  claimCharge,
  concludeFailed,
  concludePaid,
  lockCharging,
  releaseCharge,
  saveFormOfCycle,
} from "./charge.repository.ts";
import { findSubscriptionOfCycle } from "./due-cycles.repository.ts";
import { type Attempted, orderAndPayCycle, orderedSoFar } from "./order-and-pay-cycle.ts";

/** Outcome of a charge; `busy`: another process has it, or it is over. */
export type Charged = Attempted | { kind: "busy" };

const HOUR_MS = 3_600_000;

/**
 * Charges a cycle: claim → order from its own form → card → conclude. One order at most is paid, however many
 * processes run it: the claim is the cycle's row, the form lets one order live, and the payment is keyed by the order. After a crash the
 * next run takes the claim over and goes on where it was left.
 */
export async function chargeCycle(
  services: Services,
  cycleId: number,
  { isRetry }: { isRetry: boolean },
): Promise<Charged> {
  const subscriptionId = await findSubscriptionOfCycle(services.db, cycleId);
  if (subscriptionId === null) return { kind: "busy" };
  const claimed = await claim(services, cycleId, { subscriptionId, isRetry });
  if (!claimed) return { kind: "busy" };
  services.fault("subscription.after-claim");
  const { row, ...held } = claimed;
  const context = await buildOrderContextOfSubscriber(services, row);
  if (!context) return { kind: "busy" };
  const offers = await findOffers(services.db, [row.option_id], row.user_id);
  const outcome = await orderAndPayCycle(context, row, held.claim, offers).catch((error: unknown) => {
    // The next run tries again, until the last hour: then the order says how it ended.
    if (!isTooLate(row, services.now())) throw error;
    const fields = { job: "charge-subscriptions", cycleId, ...errorFields(error) };
    services.log.error("cycle not charged in time", fields);
    return orderedSoFar(context, row, held.claim);
  });
  services.fault("subscription.before-conclude");
  return conclude(services, held, outcome, { offer: offers.get(row.option_id) ?? null, isRetry });
}

type Held = { claim: ChargeClaim; claimedAt: Date };

async function claim(
  { db, now, uuid }: Services,
  cycleId: number,
  { subscriptionId, isRetry }: { subscriptionId: number; isRetry: boolean },
): Promise<(Held & { row: SubscriptionRow }) | null> {
  const at = now();
  return db.transaction(async (tx) => {
    const row = await lockSubscription(tx, subscriptionId);
    if (row?.status !== "active" || row.cycle_id !== cycleId || row.dispatch_on === null) return null;
    const from = isRetry ? "failed" : "scheduled";
    const taken = await claimCharge(tx, { cycleId, from, formId: uuid(), now: at });
    if (!taken) return null;
    const isNew = taken.charge_started_at.getTime() === at.getTime();
    if (isNew) {
      await saveFormOfCycle(tx, {
        id: taken.order_tmp_id,
        userId: row.user_id,
        line: {
          optionId: row.option_id,
          units: row.units,
          cartOptionId: null,
          seenPrice: 0,
          dispatchOn: row.dispatch_on,
        },
        now: at,
        expiresAt: new Date(new Date(cycleTimes(row.dispatch_on).payUntil).getTime() + HOUR_MS),
      });
    }
    return { row, claim: taken, claimedAt: at };
  });
}

/** Writes how a charge ended, with the next cycle and what the member is told, unless another process did. */
async function conclude(
  services: Services,
  { claim: held, claimedAt }: Held,
  outcome: Attempted,
  { offer, isRetry }: { offer: OfferRow | null; isRetry: boolean },
): Promise<Charged> {
  const { db } = services;
  const now = services.now();
  const facts = { now, calendar: await services.deliveryCalendar.read(), offer };
  return db.transaction(async (tx): Promise<Charged> => {
    const row = await lockSubscription(tx, held.subscription_id);
    if (!row || !(await lockCharging(tx, held.id)) || row.dispatch_on === null) return { kind: "busy" };
    const isLate = isTooLate(row, now);
    const skip = async (reason: SkipReason, pause: Parameters<typeof closeSkipped>[2]["pause"] = null) => {
      const nextOn = await closeSkipped(tx, row, { skip: reason, pause }, facts);
      await announceSkipped(tx, services, row, reason, { nextOn, now });
      return outcome;
    };
    switch (outcome.kind) {
      case "paid":
        await concludePaid(tx, held.id, outcome.order, now);
        await openNext(tx, row, null, facts);
        return outcome;
      case "over":
        if (!isRetry || isLate) return skip("price_over_limit");
        await concludeFailed(tx, held.id, {
          code: "PRICE_OVER_LIMIT",
          message: "값이 정한 한도를 넘었어요. 한도를 바꾸고 다시 결제해 주세요",
        });
        return outcome;
      case "declined":
        if (isLate) return skip("card_failed", pauseWithoutCard(row));
        await concludeFailed(tx, held.id, outcome);
        await announceCardFailed(tx, services, row, outcome, now);
        return outcome;
      case "refused": {
        const meaning = orderRefusalEffect(outcome.code);
        if (meaning) return skip(meaning.skip, meaning.pause);
        if (isLate) return skip(lastRefusal(outcome.code));
        await releaseCharge(tx, held.id, claimedAt);
        return { kind: "pending" };
      }
      case "pending":
        await releaseCharge(tx, held.id, claimedAt);
        return outcome;
    }
  });
}

function isTooLate({ dispatch_on: dispatchOn }: SubscriptionRow, now: Date): boolean {
  return dispatchOn !== null && isPayTimeOver(dispatchOn, now.toISOString());
}
