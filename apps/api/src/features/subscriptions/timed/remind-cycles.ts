import { addDays, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { cycleTimes } from "@todayfruit/domain/subscriptions/cycle-times";
import {
  dispatchDayFrom,
  earliestDispatchDay,
} from "@todayfruit/domain/subscriptions/find-cycle-and-dispatch-days";
import { isWithinLimit } from "@todayfruit/domain/subscriptions/suggest-and-check-price-limit";
import type { Services } from "../../../http/handler-context-types.ts";
import { errorFields } from "../../../http/log.ts";
import { findOffers } from "../../offers/find-offers.repository.ts";
import { markReminded, moveCycle } from "../billing-cycles.repository.ts";
import { buildOrderContextOfSubscriber } from "../charging/build-order-context-of-subscriber.ts";
import { type DueCycle, listDueCycles } from "../charging/due-cycles.repository.ts";
import { findDeliverySkipReason } from "../find-delivery-skip-reason.ts";
import {
  announcePriceAsk,
  announceReminder,
  announceSkipped,
} from "../notices/announce-delivery-and-card-events.ts";
import { costOf, priceDelivery, scheduleFactsOf } from "../price-delivery.ts";
import { closeSkipped } from "../skip-pause-or-end-subscription.ts";
import { findSubscription, lockSubscription, moveSubscription } from "../subscriptions.repository.ts";

/** Days before the dispatch on which a cycle is told of. */
const LEAD_DAYS = 2;

/**
 * Tells members two days before at 10:00 of the day and the price, or asks about a price above their limit; moves deliveries
 * whose day is closed by now, or of which nobody could be told in time; resumes pauses that end; skips what is not sold any
 * more. Each is told once, however many processes run it.
 *
 * @returns number of cycles that were told of, moved or skipped
 */
export async function remindCycles(services: Services, take = 500): Promise<number> {
  const now = services.now();
  const until = addDays(kstDateOf(now.toISOString()), LEAD_DAYS);
  let total = 0;
  for (let after = { dispatchOn: "0001-01-01", id: 0 }; ; ) {
    const rows = await listDueCycles(services.db, until, after, take);
    for (const row of rows) {
      if (!isDue(row, now)) continue;
      try {
        total += (await remindCycle(services, row)) ? 1 : 0;
      } catch (error) {
        // One that cannot be told of must not hold up the others; it is tried again next time.
        const fields = { job: "remind-subscriptions", cycleId: row.id, ...errorFields(error) };
        services.log.error("cycle not told", fields);
      }
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < take) break;
    after = { dispatchOn: last.dispatch_on, id: last.id };
  }
  return total;
}

/** Returns true for a cycle that waits to be told, may have become too dear, or was left behind. */
function isDue(row: DueCycle, now: Date): boolean {
  if (row.status !== "scheduled") return false;
  const { remindAt, changeUntil, payUntil } = cycleTimes(row.dispatch_on);
  if (now < new Date(remindAt)) return false;
  if (row.reminded_at === null) return true;
  return now < new Date(changeUntil) ? row.asked_at === null : now >= new Date(payUntil);
}

async function remindCycle(services: Services, due: DueCycle): Promise<boolean> {
  const now = services.now();
  const seen = await findSubscription(services.db, due.subscription_id);
  const context = seen && (await buildOrderContextOfSubscriber(services, seen));
  if (!seen || !context) return false;
  const offers = await findOffers(services.db, [seen.option_id], seen.user_id);
  const offer = offers.get(seen.option_id) ?? null;
  const facts = { now, calendar: await services.deliveryCalendar.read() };
  return services.db.transaction(async (tx) => {
    const row = await lockSubscription(tx, due.subscription_id);
    if (!row || row.status === "ended" || row.cycle_id !== due.id || row.cycle_status !== "scheduled")
      return false;
    const { dispatch_on: dispatchOn, scheduled_on: scheduledOn } = row;
    if (dispatchOn === null || scheduledOn === null) return false;
    const priced = priceDelivery({ ...row, optionId: row.option_id, dispatchOn }, offers, facts);
    const obstacle = findDeliverySkipReason(priced, context, now);
    if (!offer || obstacle === "option_ended") {
      const skip = { skip: "option_ended", pause: "option_ended" } as const;
      const nextOn = await closeSkipped(tx, row, skip, { ...facts, offer });
      return announceSkipped(tx, services, row, "option_ended", { nextOn, now });
    }
    const schedule = scheduleFactsOf(offer, facts);
    const times = cycleTimes(dispatchOn);
    const openDay = dispatchDayFrom(dispatchOn, schedule);
    const isLeftBehind = now >= new Date(row.reminded_at === null ? times.changeUntil : times.payUntil);
    if (isLeftBehind) {
      const day = earliestDispatchDay(schedule.today, schedule);
      await moveCycle(tx, due.id, { scheduledOn, dispatchOn: day }, "delayed");
      return true;
    }
    if (openDay !== dispatchOn) {
      await moveCycle(tx, due.id, { scheduledOn, dispatchOn: openDay }, "closed_day");
      return true;
    }
    const cost = costOf(priced);
    const limit = { priceLimit: row.price_limit, approvedPrice: row.approved_price };
    const isAsked = !isWithinLimit(cost.goodsPrice, limit);
    if (row.reminded_at !== null && !isAsked) return false;
    if (!(await markReminded(tx, { id: due.id, dispatchOn }, isAsked, now))) return false;
    if (row.status === "paused") {
      await moveSubscription(tx, row.id, { status: "active", pauseReason: null, endedAt: null });
    }
    const movedFrom = dispatchOn === scheduledOn ? null : scheduledOn;
    return isAsked
      ? announcePriceAsk(tx, services, row, { goodsPrice: cost.goodsPrice, now })
      : announceReminder(tx, services, row, { cost, movedFrom, now });
  });
}
