import { addDays, type Weekday, weekdayOf } from "../calendar/kst.ts";
import type { AreaType, RemoteAreaRange } from "../shipping/area-of-zonecode.ts";

/** Delivery days between dispatch and arrival. */
export type TransitDays = { min: number; max: number };

/** Parcels by the delivery days that they took: `[{ days: 1, parcels: 380 }, { days: 2, parcels: 32 }]`. */
export type ArrivalCounts = readonly { days: number; parcels: number }[];

export type CarrierCalendar = { restWeekdays: readonly Weekday[]; closedDays: ReadonlySet<string> };

/** Days without dispatch or delivery, remote areas and days on the way; dates are `YYYY-MM-DD` in KST. */
export type DeliveryCalendar = {
  publicHolidays: ReadonlySet<string>;
  shopClosedDays: ReadonlySet<string>;
  /** Closed days by the id of the farm. */
  farmClosedDays: ReadonlyMap<number, ReadonlySet<string>>;
  carriers: ReadonlyMap<string, CarrierCalendar>;
  remoteAreas: readonly RemoteAreaRange[];
  /** By `transitKey`. */
  transitDays: ReadonlyMap<string, TransitDays>;
  /** By `arrivalKey`. */
  arrivals: ReadonlyMap<string, ArrivalCounts>;
};

/** Farm and carrier of a parcel. */
export type Sender = { farmId: number; shippingWeekdays: readonly Weekday[]; carrierCode: string };

export const transitKey = (origin: AreaType, destination: AreaType): string => `${origin} ${destination}`;

export const arrivalKey = (carrierCode: string, farmId: number, area: AreaType): string =>
  `${carrierCode} ${farmId} ${area}`;

/**
 * Reports whether a farm hands parcels to the carrier on a date. It does not on the eve of a holiday or of a closed day of
 * the carrier either: fresh goods would lie in a depot.
 */
export function isDispatchDay(calendar: DeliveryCalendar, sender: Sender, date: string): boolean {
  return (
    sender.shippingWeekdays.includes(weekdayOf(date)) &&
    !calendar.shopClosedDays.has(date) &&
    !calendar.farmClosedDays.get(sender.farmId)?.has(date) &&
    !isHolidayOf(calendar, sender.carrierCode, date) &&
    !isHolidayOf(calendar, sender.carrierCode, addDays(date, 1))
  );
}

/** Reports whether a carrier delivers on a date; a carrier that is not in the calendar rests on Sundays. */
export function isDeliveryDay(calendar: DeliveryCalendar, carrierCode: string, date: string): boolean {
  const restWeekdays = calendar.carriers.get(carrierCode)?.restWeekdays ?? SUNDAYS;
  return !restWeekdays.includes(weekdayOf(date)) && !isHolidayOf(calendar, carrierCode, date);
}

/**
 * Counts the delivery days of a carrier after a dispatch until an arrival, at least 1.
 *
 * @example deliveryDaysBetween(calendar, "04", "2026-11-20", "2026-11-23") // 2: Saturday and Monday
 */
export function deliveryDaysBetween(
  calendar: DeliveryCalendar,
  carrierCode: string,
  dispatched: string,
  arrived: string,
): number {
  let days = 0;
  for (let date = addDays(dispatched, 1); date <= arrived; date = addDays(date, 1)) {
    if (isDeliveryDay(calendar, carrierCode, date)) days += 1;
  }
  return Math.max(1, days);
}

const SUNDAYS: readonly Weekday[] = ["sun"];

function isHolidayOf(calendar: DeliveryCalendar, carrierCode: string, date: string): boolean {
  return (
    calendar.publicHolidays.has(date) || (calendar.carriers.get(carrierCode)?.closedDays.has(date) ?? false)
  );
}
