import { addDays, kstDateOf } from "../calendar/kst.ts";
import { arrivalOf, type DeliveryTerms, deliveryPromise } from "../delivery/compute-delivery-promise.ts";
import { type DeliveryCalendar, isDispatchDay } from "../delivery/delivery-calendar.ts";
import type { AreaType } from "../shipping/area-of-zonecode.ts";
import { GIFT_DAYS_AHEAD } from "./gift-limits.ts";

/** Day on which a gift can be received; dates are `YYYY-MM-DD` in KST. */
export type ReceivingDay = {
  /** Last day of its arrival. */
  day: string;
  /** First day of its arrival: the same when carriers take equally long. */
  arrivalFrom: string;
  /** Day of dispatch of each line, in the order of the lines. */
  dispatchDates: string[];
};

/**
 * Lists the days on which a receiver can get all lines of a gift together, the earliest first, up to 21 days ahead. A line
 * is dispatched as late as it can be to arrive on the day; one with a 출고일 on that day alone.
 *
 * @param now instant: ISO 8601 with offset
 * @example listReceivingDays("2026-11-20T09:00:00+09:00", [terms], "major", calendar)[0]
 *   // { day: "2026-11-23", arrivalFrom: "2026-11-23", dispatchDates: ["2026-11-22"] }
 */
export function listReceivingDays(
  now: string,
  lines: readonly DeliveryTerms[],
  area: AreaType,
  calendar: DeliveryCalendar,
): ReceivingDay[] {
  const last = addDays(kstDateOf(now), GIFT_DAYS_AHEAD);
  const [first, ...others] = lines.map((terms) => arrivalsOf(now, terms, { area, calendar, last }));
  if (first === undefined) return [];
  return [...first]
    .filter(([day]) => day <= last && others.every((line) => line.has(day)))
    .map(([day, own]) => {
      const parcels = [own, ...others.flatMap((line) => line.get(day) ?? [])];
      const from = parcels.map(({ arrivalFrom }) => arrivalFrom).toSorted();
      return {
        day,
        arrivalFrom: from[0] ?? day,
        dispatchDates: parcels.map(({ dispatchDate }) => dispatchDate),
      };
    })
    .toSorted((one, other) => one.day.localeCompare(other.day));
}

type Arrival = { dispatchDate: string; arrivalFrom: string };

/** Maps the days of arrival of a line to the last dispatch that makes them. */
function arrivalsOf(
  now: string,
  terms: DeliveryTerms,
  { area, calendar, last }: { area: AreaType; calendar: DeliveryCalendar; last: string },
): Map<string, Arrival> {
  const earliest = deliveryPromise(now, terms, area, calendar);
  const arrivals = new Map<string, Arrival>([[earliest.arrivalTo, earliest]]);
  if (terms.shipmentDate !== null) return arrivals;
  for (let date = addDays(earliest.dispatchDate, 1); date < last; date = addDays(date, 1)) {
    if (!isDispatchDay(calendar, terms, date)) continue;
    const { arrivalFrom, arrivalTo } = arrivalOf(date, terms, area, calendar);
    arrivals.set(arrivalTo, { dispatchDate: date, arrivalFrom });
  }
  return arrivals;
}
