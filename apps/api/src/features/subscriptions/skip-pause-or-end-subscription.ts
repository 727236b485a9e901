import { cycleAfter, cycleFromNow } from "@todayfruit/domain/subscriptions/find-cycle-and-dispatch-days";
import type {
  PauseReason,
  SkipReason,
} from "@todayfruit/domain/subscriptions/subscription-status-and-reason-codes";
import type { Tx } from "../../db/database.ts";
import type { OfferRow } from "../offers/find-offers.repository.ts";
import { addCycle, dropCycle, skipCycle } from "./billing-cycles.repository.ts";
import { type DeliveryFacts, scheduleFactsOf } from "./price-delivery.ts";
import { moveSubscription, type SubscriptionRow } from "./subscriptions.repository.ts";

/** Offer of the option of a subscription, `null` when it is not offered any more, and the facts for days. */
export type ClosingFacts = DeliveryFacts & { offer: OfferRow | null };

/**
 * Skips the open cycle of a locked subscription; what follows is the next cycle, or a pause where nothing can follow.
 *
 * @param pause reason for which it is paused after it; `null`: it goes on
 * @returns day of dispatch of the next cycle; `null` when it is paused
 */
export async function closeSkipped(
  tx: Tx,
  row: SubscriptionRow,
  { skip, pause }: { skip: SkipReason; pause: PauseReason | null },
  facts: ClosingFacts,
): Promise<string | null> {
  if (row.cycle_id === null) throw new Error("A cycle that is skipped is open");
  await skipCycle(tx, row.cycle_id, skip, facts.now);
  return openNext(tx, row, pause, facts);
}

/** Returns why a subscription pauses whose delivery could not be charged: without a card the next one could not, either. */
export function pauseWithoutCard({ card_id }: Pick<SubscriptionRow, "card_id">): PauseReason | null {
  return card_id === null ? "card_removed" : null;
}

/** Opens the cycle after the one that was open and returns its day, or pauses where there is a reason or no offer. */
export async function openNext(
  tx: Tx,
  row: SubscriptionRow,
  pause: PauseReason | null,
  { offer, ...facts }: ClosingFacts,
): Promise<string | null> {
  const reason = pause ?? (offer ? null : "option_ended");
  if (reason !== null || !offer) {
    await moveSubscription(tx, row.id, {
      status: "paused",
      pauseReason: reason ?? "option_ended",
      endedAt: null,
    });
    return null;
  }
  const day = nextDayOf(row, offer, facts);
  await addCycle(tx, row.id, day, facts.now);
  return day.dispatchOn;
}

/** Pauses a locked subscription: its open cycle is skipped, and that after `cycles` of them is open from then on. */
export async function pauseSubscription(
  tx: Tx,
  row: SubscriptionRow,
  { cycles, reason }: { cycles: number | null; reason: PauseReason },
  { offer, ...facts }: ClosingFacts,
): Promise<void> {
  if (row.cycle_id !== null) {
    // A pause that is changed takes the place of the one before; nothing was skipped by it.
    if (row.status === "paused") await dropCycle(tx, row.cycle_id);
    else await skipCycle(tx, row.cycle_id, "paused", facts.now);
  }
  await moveSubscription(tx, row.id, { status: "paused", pauseReason: reason, endedAt: null });
  if (cycles === null || !offer || row.cycle_id === null) return;
  const schedule = scheduleFactsOf(offer, facts);
  let day = nextDayOf(row, offer, facts);
  for (let passed = 1; passed < cycles; passed += 1) day = cycleAfter(day, row.interval_weeks, schedule);
  await addCycle(tx, row.id, day, facts.now);
}

/** Resumes a locked, paused subscription on the next day of its weekday of which the member can be told in time. */
export async function resumeSubscription(
  tx: Tx,
  row: SubscriptionRow,
  offer: OfferRow,
  facts: DeliveryFacts,
): Promise<void> {
  if (row.cycle_id !== null) await dropCycle(tx, row.cycle_id);
  const schedule = scheduleFactsOf(offer, facts);
  await addCycle(tx, row.id, cycleFromNow(row.weekday, schedule.today, schedule), facts.now);
  await moveSubscription(tx, row.id, { status: "active", pauseReason: null, endedAt: null });
}

/** Ends a locked subscription: nothing is charged after it. */
export async function endSubscription(tx: Tx, row: SubscriptionRow, now: Date): Promise<void> {
  if (row.cycle_id !== null) await skipCycle(tx, row.cycle_id, "ended", now);
  await moveSubscription(tx, row.id, { status: "ended", pauseReason: null, endedAt: now });
}

function nextDayOf(row: SubscriptionRow, offer: OfferRow, facts: DeliveryFacts) {
  const { scheduled_on: scheduledOn, dispatch_on: dispatchOn } = row;
  if (scheduledOn === null || dispatchOn === null) throw new Error("The cycle that is over had its days");
  return cycleAfter({ scheduledOn, dispatchOn }, row.interval_weeks, scheduleFactsOf(offer, facts));
}
