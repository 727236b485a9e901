import type { Weekday } from "@todayfruit/domain/calendar/kst";
import { statement, type Tx } from "../../../db/database.ts";

export type FarmDispatch = {
  /** First minute that is too late for dispatch on the same day, KST `HH:MM`. */
  orderCutoffTime: string;
  shippingWeekdays: Weekday[];
};

const LOCK = statement(
  "lock-farm-dispatch",
  `select order_cutoff_time as "orderCutoffTime", shipping_weekdays as "shippingWeekdays"
     from distributor where id = $1 for update`,
).narrow<Pick<FarmDispatch, "shippingWeekdays">>();

/** Locks a farm; returns when it dispatches, `null` when there is no such farm. */
export async function lockFarmDispatch(tx: Tx, id: number): Promise<FarmDispatch | null> {
  const [row] = await tx.run(LOCK, [id]);
  return row ?? null;
}

const SET = statement(
  "set-farm-dispatch",
  "update distributor set order_cutoff_time = $2, shipping_weekdays = $3 where id = $1",
);

export async function setFarmDispatch(tx: Tx, id: number, dispatch: FarmDispatch): Promise<void> {
  await tx.run(SET, [id, dispatch.orderCutoffTime, dispatch.shippingWeekdays]);
}
