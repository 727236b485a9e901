import { kstDateOf, kstMidnight } from "@todayfruit/domain/calendar/kst";
import type { Services } from "../../../http/handler-context-types.ts";
import { recordPriceDay } from "./record-price-days.repository.ts";

/** Records the lowest price of each product on this KST day; returns the number of products written. */
export function recordDailyLowestPrices({ db, now }: Pick<Services, "db" | "now">): Promise<number> {
  const at = now();
  const today = kstDateOf(at.toISOString());
  return recordPriceDay(db, today, new Date(kstMidnight(today)), at);
}
