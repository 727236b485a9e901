import type { Weekday } from "@todayfruit/domain/calendar/kst";
import { arrivalKey, type DeliveryCalendar, transitKey } from "@todayfruit/domain/delivery/delivery-calendar";
import type { Runner } from "../../db/database.ts";
import { type CalendarRow, readCalendarRow } from "./read-delivery-calendar.repository.ts";

/** Loads the delivery calendar of the shop from the database. */
export async function loadDeliveryCalendar(db: Runner): Promise<DeliveryCalendar> {
  return calendarOf(await readCalendarRow(db));
}

/** Makes a delivery calendar of its rows. */
export function calendarOf(row: CalendarRow): DeliveryCalendar {
  const { closed_days: closed, carriers, remote_areas, transit_days, arrivals } = row;
  const daysOf = (kind: string) => new Set(closed.filter((each) => each.kind === kind).map(({ day }) => day));
  const closedCarriers = Map.groupBy(closed, ({ carrier_code }) => carrier_code);
  const closedFarms = Map.groupBy(
    closed.filter((each) => each.distributor_id !== null),
    ({ distributor_id }) => distributor_id ?? 0,
  );
  return {
    publicHolidays: daysOf("public_holiday"),
    shopClosedDays: daysOf("shop"),
    farmClosedDays: new Map(
      [...closedFarms].map(([farm, days]) => [farm, new Set(days.map(({ day }) => day))]),
    ),
    carriers: new Map(
      carriers.map(({ code, rest_weekdays }) => [
        code,
        {
          restWeekdays: rest_weekdays as Weekday[],
          closedDays: new Set(closedCarriers.get(code)?.map(({ day }) => day)),
        },
      ]),
    ),
    remoteAreas: remote_areas,
    transitDays: new Map(
      transit_days.map((each) => [
        transitKey(each.origin_area, each.destination_area),
        { min: each.min_days, max: each.max_days },
      ]),
    ),
    arrivals: Map.groupBy(arrivals, (each) => arrivalKey(each.carrier_code, each.distributor_id, each.area)),
  };
}
