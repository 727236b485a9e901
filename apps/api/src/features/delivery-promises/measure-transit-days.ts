import { deliveryDaysBetween } from "@todayfruit/domain/delivery/delivery-calendar";
import type { Services } from "../../http/handler-context-types.ts";
import { type ArrivalCount, listArrivedParcels, replaceArrivalCounts } from "./arrival-counts.repository.ts";

const DAYS_LEARNED = 180;
const DAY_MS = 86_400_000;
/** Largest number of delivery days that is told apart. */
const MOST_DAYS = 30;

/**
 * Counts the delivery days that the parcels of the last 180 days took, by carrier, farm and area: promises are learned
 * from them.
 *
 * @returns number of parcels counted
 */
export async function measureTransitDays(services: Services): Promise<number> {
  const calendar = await services.deliveryCalendar.read();
  const since = new Date(services.now().getTime() - DAYS_LEARNED * DAY_MS);
  const arrived = await listArrivedParcels(services.db, since);
  const counts = new Map<string, ArrivalCount>();
  for (const { carrier_code, distributor_id, area, dispatched_on, delivered_on, parcels } of arrived) {
    const taken = deliveryDaysBetween(calendar, carrier_code, dispatched_on, delivered_on);
    const days = Math.min(MOST_DAYS, taken);
    const key = `${carrier_code} ${distributor_id} ${area} ${days}`;
    const before = counts.get(key)?.parcels ?? 0;
    counts.set(key, { carrier_code, distributor_id, area, days, parcels: before + parcels });
  }
  await services.db.transaction((tx) => replaceArrivalCounts(tx, [...counts.values()]));
  services.deliveryCalendar.drop();
  return arrived.reduce((sum, { parcels }) => sum + parcels, 0);
}
