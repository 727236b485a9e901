import type { DeliveryCalendar } from "@todayfruit/domain/delivery/delivery-calendar";
import type { AreaType } from "@todayfruit/domain/shipping/area-of-zonecode";
import type { Runner, Tx } from "../../db/database.ts";
import { dispatchedOn, promiseNow } from "./derive-promised-days-of-line.ts";
import { listPromisedLines, writePromises } from "./line-promises.repository.ts";

export type Renewal = { orderId: number; now: Date; calendar: DeliveryCalendar };

/**
 * Renews the promises of an order that is paid now: a line that can no longer arrive as promised gets later days. Lines of
 * gifts have no promise before their address is known.
 */
export async function renewPromisesAtPayment(tx: Tx, { orderId, now, calendar }: Renewal): Promise<void> {
  const lines = (await listPromisedLines(tx, orderId)).filter(({ gift_id }) => gift_id === null);
  const later = lines.flatMap((line) => {
    const promise = promiseNow(line, line.area, now, calendar);
    const before = line.promised_arrival_to;
    return before !== null && promise.arrivalTo <= before ? [] : promise;
  });
  await writePromises(tx, later, { cause: "payment", reason: "결제한 때에 맞춰 다시 정했어요", now });
}

/** Moves the arrivals of an order to its new area; the days of dispatch stay. */
export async function renewPromisesAtAddress(
  tx: Tx,
  { orderId, area, now, calendar }: Renewal & { area: AreaType },
): Promise<void> {
  const lines = await listPromisedLines(tx, orderId);
  const moved = lines.flatMap((line) =>
    line.promised_dispatch_on === null ? [] : dispatchedOn(line.promised_dispatch_on, line, area, calendar),
  );
  await writePromises(tx, moved, { cause: "address", reason: "배송지가 바뀌었어요", now });
}

/** Computes the last day on which an order would arrive in an area; `null` for an order without promises. */
export async function lastArrivalIn(
  db: Runner,
  { orderId, area, calendar }: Pick<Renewal, "orderId" | "calendar"> & { area: AreaType },
): Promise<string | null> {
  const days = (await listPromisedLines(db, orderId)).flatMap((line) =>
    line.promised_dispatch_on === null
      ? []
      : dispatchedOn(line.promised_dispatch_on, line, area, calendar).arrivalTo,
  );
  return days.toSorted().at(-1) ?? null;
}

/**
 * Moves products to the day of dispatch that the farm named, for its reason. Lines without a promise get none.
 *
 * @param shipsOn KST day, `YYYY-MM-DD`
 */
export async function renewPromisesAtDelay(
  tx: Tx,
  delay: Renewal & { productIds: readonly number[]; shipsOn: string; reason: string },
): Promise<void> {
  const { orderId, productIds, shipsOn, reason, now, calendar } = delay;
  const lines = (await listPromisedLines(tx, orderId)).filter(
    (line) => productIds.includes(line.order_product_id) && line.promised_arrival_to !== null,
  );
  const moved = lines.map((line) => dispatchedOn(shipsOn, line, line.area, calendar));
  await writePromises(tx, moved, { cause: "delay", reason, now });
}
