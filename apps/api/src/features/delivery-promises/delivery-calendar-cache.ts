import type { DeliveryCalendar } from "@todayfruit/domain/delivery/delivery-calendar";
import type { Runner } from "../../db/database.ts";
import { type KeptRead, keepRead } from "../../db/keep-read.ts";
import { loadDeliveryCalendar } from "./load-delivery-calendar.ts";

/** Creates the cache of the delivery calendar of a process. */
export function createDeliveryCalendarCache(db: Runner): KeptRead<DeliveryCalendar> {
  return keepRead(() => loadDeliveryCalendar(db));
}
