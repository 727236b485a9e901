import type { DeliveryCalendar } from "@todayfruit/domain/delivery/delivery-calendar";
import { type CachedRead, cacheReadResult } from "../../db/cache-read-result.ts";
import type { Runner } from "../../db/database.ts";
import { loadDeliveryCalendar } from "./load-delivery-calendar.ts";

/** Creates the cache of the delivery calendar of a process. */
export function createDeliveryCalendarCache(db: Runner): CachedRead<DeliveryCalendar> {
  return cacheReadResult(() => loadDeliveryCalendar(db));
}
