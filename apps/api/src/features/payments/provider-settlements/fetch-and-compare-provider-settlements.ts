import { addDays, kstDateOf } from "@todayfruit/domain/calendar/kst";
import type { SettledLine } from "../../../gateways/payments/settlement-list-gateway-types.ts";
import type { Services } from "../../../http/handler-context-types.ts";
import { compareDayWithProviderSettlement } from "./compare-day-with-provider-settlement.ts";
import {
  listFetchedDays,
  markDayFetched,
  replaceSettledLines,
} from "./fetched-days-and-settled-lines.repository.ts";
import { listOpenDays } from "./payment-differences.repository.ts";

const TAKE = 1000;
/** Days before today that are fetched again each day, since the provider may still add to them. */
const RECENT_DAYS = 3;
/** Most days that one run fetches, so that it ends. */
const MOST_DAYS = 31;
/** Days for which a difference is compared again while it is open. */
const COMPARED_DAYS = 31;
/** Hour of the day, KST, from which the day before is listed in full, in ms. */
const LISTED_FROM_MS = 6 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/**
 * Fetches what the provider settled on the days that are due and compares it with the shop's payments: every day since the
 * last one fetched, and the last three once a day. A day for which the provider does not answer is due again at the next
 * run.
 *
 * @returns number of days fetched
 */
export async function fetchAndCompareProviderSettlements(services: Services): Promise<number> {
  const days = await dueDays(services);
  let fetched = 0;
  for (const day of days) {
    const lines = await fetchDay(services, day);
    if (lines === null) break;
    await services.db.transaction(async (tx) => {
      await markDayFetched(tx, day, lines.length, services.now());
      await replaceSettledLines(tx, day, lines);
      await compareDayWithProviderSettlement(tx, day, services.now());
    });
    fetched += 1;
  }
  if (fetched > 0) await compareOpenDays(services, days);
  return fetched;
}

async function dueDays({ db, now }: Services): Promise<string[]> {
  const at = now().getTime();
  const last = addDays(kstDateOf(new Date(at - LISTED_FROM_MS).toISOString()), -1);
  const recent = addDays(last, 1 - RECENT_DAYS);
  const known = await listFetchedDays(db, recent);
  const since = known[0] && known[0].day < recent ? addDays(known[0].day, 1) : recent;
  const fetchedAt = new Map(known.map((row) => [row.day, row.fetched_at.getTime()]));
  const days: string[] = [];
  for (let day = since; day <= last && days.length < MOST_DAYS; day = addDays(day, 1)) {
    const before = fetchedAt.get(day);
    if (before === undefined || at - before >= DAY_MS) days.push(day);
  }
  return days;
}

/** Returns the settled movements of a day; `null` where the provider does not answer. */
async function fetchDay({ payments, log }: Services, day: string): Promise<SettledLine[] | null> {
  const all: SettledLine[] = [];
  for (let page = 1; ; page += 1) {
    const reply = await payments.settlements.page({ day, page, take: TAKE });
    if (reply.kind !== "found") {
      const code = reply.kind === "refused" ? reply.code : reply.reason;
      log.warn("settlements not fetched", { job: "fetch-provider-settlements", code });
      return null;
    }
    all.push(...reply.list);
    if (reply.list.length < TAKE) return all;
  }
}

/** Compares the days again whose differences are open, since what came later may have ended them. */
async function compareOpenDays({ db, now }: Services, fetched: readonly string[]): Promise<void> {
  const from = addDays(kstDateOf(now().toISOString()), -COMPARED_DAYS);
  for (const day of await listOpenDays(db, from))
    if (!fetched.includes(day))
      await db.transaction((tx) => compareDayWithProviderSettlement(tx, day, now()));
}
