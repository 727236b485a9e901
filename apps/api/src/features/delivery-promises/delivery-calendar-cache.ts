import type { DeliveryCalendar } from "@todayfruit/domain/delivery/delivery-calendar";
import type { Runner } from "../../db/database.ts";
import { loadDeliveryCalendar } from "./load-delivery-calendar.ts";

/** Delivery calendar of a process, read from the database once and kept until it is dropped. */
export type DeliveryCalendarCache = { read(): Promise<DeliveryCalendar>; drop(): void };

/** Creates the cache of a process; a failed read is not kept. */
export function createDeliveryCalendarCache(db: Runner): DeliveryCalendarCache {
  let kept: Promise<DeliveryCalendar> | null = null;
  return {
    read() {
      if (kept !== null) return kept;
      const loading = loadDeliveryCalendar(db).catch((error: unknown) => {
        if (kept === loading) kept = null;
        throw error;
      });
      kept = loading;
      return loading;
    },
    drop() {
      kept = null;
    },
  };
}
