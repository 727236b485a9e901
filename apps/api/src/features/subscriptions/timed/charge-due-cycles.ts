import { addDays, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { isChargeTime, isPayTimeOver } from "@todayfruit/domain/subscriptions/cycle-times";
import type { Services } from "../../../http/handler-context-types.ts";
import { errorFields } from "../../../http/log.ts";
import { findOffers } from "../../offers/find-offers.repository.ts";
import { chargeCycle } from "../charging/charge-cycle.ts";
import { type DueCycle, listDueCycles } from "../charging/due-cycles.repository.ts";
import { announceSkipped } from "../notices/announce-delivery-and-card-events.ts";
import { closeSkipped, pauseWithoutCard } from "../skip-pause-or-end-subscription.ts";
import { findSubscription, lockSubscription } from "../subscriptions.repository.ts";

const LEAD_DAYS = 2;
/** Cycles that are charged at the same time by one process. */
const LANES = 4;

/**
 * Charges deliveries whose deadline has come, goes on with charges that were left, and skips those whose card was not
 * replaced in time. Several processes may run it concurrently: each cycle is claimed by one.
 *
 * @returns number of cycles that were looked at
 */
export async function chargeDueCycles(services: Services, take = 500): Promise<number> {
  const now = services.now();
  const until = addDays(kstDateOf(now.toISOString()), LEAD_DAYS);
  let total = 0;
  for (let after = { dispatchOn: "0001-01-01", id: 0 }; ; ) {
    const rows = await listDueCycles(services.db, until, after, take);
    const due = rows.filter((row) => isDue(row, now));
    total += due.length;
    const waiting = due.values();
    await Promise.all(Array.from({ length: LANES }, () => work(services, waiting)));
    const last = rows.at(-1);
    if (last === undefined || rows.length < take) break;
    after = { dispatchOn: last.dispatch_on, id: last.id };
  }
  return total;
}

function isDue({ status, dispatch_on, reminded_at }: DueCycle, now: Date): boolean {
  if (status === "charging") return true;
  if (status === "failed") return isPayTimeOver(dispatch_on, now.toISOString());
  return reminded_at !== null && isChargeTime(dispatch_on, now.toISOString());
}

async function work(services: Services, waiting: Iterator<DueCycle> & Iterable<DueCycle>): Promise<void> {
  for (const row of waiting) {
    try {
      if (row.status === "failed") await giveUp(services, row);
      else await chargeCycle(services, row.id, { isRetry: false });
    } catch (error) {
      // One that cannot be charged must not hold up the others; its claim is taken over later.
      const fields = { job: "charge-subscriptions", cycleId: row.id, ...errorFields(error) };
      services.log.error("cycle not charged", fields);
    }
  }
}

/** Skips a cycle whose card was refused and not replaced in time. */
async function giveUp(services: Services, due: DueCycle): Promise<void> {
  const seen = await findSubscription(services.db, due.subscription_id);
  if (!seen) return;
  const offers = await findOffers(services.db, [seen.option_id], seen.user_id);
  const offer = offers.get(seen.option_id) ?? null;
  const now = services.now();
  const calendar = await services.deliveryCalendar.read();
  await services.db.transaction(async (tx) => {
    const row = await lockSubscription(tx, due.subscription_id);
    if (row?.cycle_id !== due.id || row.cycle_status !== "failed") return;
    const nextOn = await closeSkipped(
      tx,
      row,
      { skip: "card_failed", pause: pauseWithoutCard(row) },
      { now, calendar, offer },
    );
    await announceSkipped(tx, services, row, "card_failed", { nextOn, now });
  });
}
