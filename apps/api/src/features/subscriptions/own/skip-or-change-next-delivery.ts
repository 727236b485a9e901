import type { Input } from "@todayfruit/contract/all-calls";
import { weekdayOf } from "@todayfruit/domain/calendar/kst";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { cycleTimes, isPayTimeOver } from "@todayfruit/domain/subscriptions/cycle-times";
import type { Tx } from "../../../db/database.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { approvePrice, moveCycle, unskipCycle } from "../billing-cycles.repository.ts";
import { costOf, priceDelivery, scheduleFactsOf } from "../price-delivery.ts";
import { closeSkipped } from "../skip-pause-or-end-subscription.ts";
import { changeSubscription, type SubscriptionRow } from "../subscriptions.repository.ts";
import { changeLockedSubscription, type OwnRefusal } from "./change-locked-subscription.ts";
import { intervalsOf, movableDays } from "./list-movable-days-and-intervals.ts";

type SkipCall = "PUT /v1/app-users/subscriptions/{id}/cycles/{number}/skip";
type UnskipCall = "DELETE /v1/app-users/subscriptions/{id}/cycles/{number}/skip";
type DayCall = "PUT /v1/app-users/subscriptions/{id}/cycles/{number}/day";
type ApproveCall = "PUT /v1/app-users/subscriptions/{id}/cycles/{number}/approve";

type CycleRefusal = OwnRefusal | "CYCLE_CHANGED" | "CYCLE_TOO_LATE" | "CYCLE_CHARGING";

/** Skips the next delivery: until it is charged, or until the last try of a card that was refused. */
export function skipNextCycle({ path }: Input<SkipCall>, context: BuyerContext): Promise<Answer<SkipCall>> {
  return changeLockedSubscription(
    context,
    path.id,
    async (tx, row, facts): Promise<Result<null, CycleRefusal, undefined>> => {
      const refused = whyNotSkipped(row, path.number, facts.now);
      if (refused) return refuse(refused);
      await closeSkipped(tx, row, { skip: "buyer", pause: null }, facts);
      return ok(null);
    },
  );
}

/** Takes back the skip of the delivery before the next one, while it can still be told and charged in time. */
export function unskipCycleOfBuyer(
  { path }: Input<UnskipCall>,
  context: BuyerContext,
): Promise<Answer<UnskipCall>> {
  return changeLockedSubscription(context, path.id, async (tx, row, { now }) => {
    const refused = whyNotUnskipped(row, path.number, now);
    if (refused) return refuse(refused);
    if (row.last_skip_reason !== "buyer") return refuse("CYCLE_CHANGED");
    await unskip(tx, row);
    return ok(null);
  });
}

/** Moves the next delivery to another day, alone or with all that follow, and changes the interval. */
export function changeDay({ path, body }: Input<DayCall>, context: BuyerContext): Promise<Answer<DayCall>> {
  return changeLockedSubscription(context, path.id, async (tx, row, facts) => {
    const refused = whyNotChanged(row, path.number, facts.now);
    if (refused) return refuse(refused);
    const { cycle_id: id, scheduled_on: scheduledOn } = row;
    if (id === null || scheduledOn === null || !facts.offer) return refuse("SUBSCRIPTION_DAY_INVALID");
    const schedule = scheduleFactsOf(facts.offer, facts);
    const { dispatchOn, isKept, intervalWeeks = row.interval_weeks } = body;
    if (!movableDays(row, schedule).includes(dispatchOn)) return refuse("SUBSCRIPTION_DAY_INVALID");
    if (!intervalsOf(row).includes(intervalWeeks)) return refuse("SUBSCRIPTION_INTERVAL_INVALID");
    if (dispatchOn !== row.dispatch_on || (isKept && dispatchOn !== scheduledOn)) {
      await moveCycle(tx, id, { scheduledOn: isKept ? dispatchOn : scheduledOn, dispatchOn }, "chosen");
    }
    const weekday = isKept ? weekdayOf(dispatchOn) : row.weekday;
    await changeSubscription(tx, row.id, { ...row, interval_weeks: intervalWeeks, weekday });
    return ok(null);
  });
}

/** Agrees to the price of the next delivery alone, as it was shown; a higher one by now is refused. */
export function approveNextPrice(
  { path, body }: Input<ApproveCall>,
  context: BuyerContext,
): Promise<Answer<ApproveCall>> {
  return changeLockedSubscription(context, path.id, async (tx, row, facts) => {
    const refused = whyNotChanged(row, path.number, facts.now);
    if (refused) return refuse(refused);
    const { cycle_id: id, dispatch_on: dispatchOn, option_id: optionId } = row;
    if (id === null || dispatchOn === null || !facts.offer) return refuse("SUBSCRIPTION_NOT_OFFERED");
    const offers = new Map([[optionId, facts.offer]]);
    const { goodsPrice } = costOf(priceDelivery({ ...row, optionId, dispatchOn }, offers, facts));
    if (goodsPrice > body.goodsPrice) return refuse("PRICE_CHANGED");
    await approvePrice(tx, id, body.goodsPrice);
    return ok(null);
  });
}

/** Returns why the open cycle cannot be skipped now; `null` when it can. */
export function whyNotSkipped(
  row: SubscriptionRow,
  number: number,
  now: Date,
): Exclude<CycleRefusal, "SUBSCRIPTION_NOT_FOUND" | "SUBSCRIPTION_ENDED"> | null {
  if (row.cycle_status === "failed" && row.number === number && row.dispatch_on !== null) {
    return isPayTimeOver(row.dispatch_on, now.toISOString()) ? "CYCLE_TOO_LATE" : null;
  }
  return whyNotChanged(row, number, now);
}

/** Returns why the skip of the cycle before cannot be taken back now; `null` when it can. */
export function whyNotUnskipped(row: SubscriptionRow, number: number, now: Date) {
  if (row.status === "paused") return "SUBSCRIPTION_PAUSED";
  if (row.cycle_status === "charging") return "CYCLE_CHARGING";
  const isLast = row.last_number === number && row.last_skip_reason !== null;
  if (!isLast || row.last_dispatch_on === null || row.cycle_status !== "scheduled") return "CYCLE_CHANGED";
  return now < new Date(cycleTimes(row.last_dispatch_on).changeUntil) ? null : "CYCLE_TOO_LATE";
}

/** Takes back the skip of a locked subscription's last cycle. */
export async function unskip(tx: Tx, row: SubscriptionRow): Promise<void> {
  if (row.last_id === null) throw new Error("A skip that is taken back is known");
  await unskipCycle(tx, row.last_id, row.cycle_id);
}

function whyNotChanged(row: SubscriptionRow, number: number, now: Date) {
  if (row.cycle_status === "charging") return "CYCLE_CHARGING";
  if (row.number !== number || row.dispatch_on === null) return "CYCLE_CHANGED";
  const isOpen = row.cycle_status === "scheduled" && now < new Date(cycleTimes(row.dispatch_on).changeUntil);
  return isOpen ? null : "CYCLE_TOO_LATE";
}
