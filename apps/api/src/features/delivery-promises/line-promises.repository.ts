import type { AreaType } from "@todayfruit/domain/shipping/area-of-zonecode";
import { type Runner, statement, type Tx } from "../../db/database.ts";
import type { DeliveryTermsRow } from "../catalog/map-delivery-terms-and-promise.ts";
import { ORDER_LINE_AREA } from "./order-line-area.sql.ts";

export type PromisedLine = DeliveryTermsRow & {
  /** Id of the ordered option. */
  id: number;
  order_product_id: number;
  /** Receiver of its part of a gift; `null`: not a gift. */
  gift_id: number | null;
  shipment_date: string | null;
  promised_dispatch_on: string | null;
  promised_arrival_from: string | null;
  promised_arrival_to: string | null;
  /** Area to which the line goes; a gift goes to its receiver. */
  area: AreaType;
};

const LIST = statement(
  "list-promised-lines",
  `select oo.id, oo.order_product_id, op.gift_id, oo.shipment_date, oo.promised_dispatch_on, oo.promised_arrival_from,
          oo.promised_arrival_to, ${ORDER_LINE_AREA} as area, op.distributor_id, p.delivery_company_code,
          p.unstoring_days_after, d.order_cutoff_time, d.shipping_weekdays, d.origin_area
     from orders o
     join order_product op on op.order_id = o.id
     join order_option oo on oo.order_product_id = op.id
     join product p on p.id = op.product_id
     join distributor d on d.id = op.distributor_id
    where o.id = $1 and op.status not in ('withdraw_complete', 'stock_out')
    order by oo.id`,
).narrow<Pick<PromisedLine, "area" | "origin_area">>();

/** Lists the lines of an order that are not cancelled, with their promises and how they are sent now. */
export function listPromisedLines(db: Runner, orderId: number): Promise<PromisedLine[]> {
  return db.run(LIST, [orderId]);
}

export type NewPromise = { id: number; dispatchDate: string; arrivalFrom: string; arrivalTo: string };

export type PromiseCause = "payment" | "address" | "delay" | "receiver";

const WRITE = statement(
  "write-promises",
  `with new as (
     select * from unnest($1::bigint[], $2::date[], $3::date[], $4::date[]) as n (id, dispatch_on, arrival_from, arrival_to)
   ), old as (
     select oo.id, oo.promised_arrival_to as arrival_to from order_option oo join new on new.id = oo.id
   ), change as (
     insert into delivery_promise_change (order_option_id, cause, reason, old_arrival_to, new_dispatch_on, new_arrival_to,
            changed_at)
     select new.id, $5, $6, old.arrival_to, new.dispatch_on, new.arrival_to, $7
       from new join old on old.id = new.id
      where old.arrival_to <> new.arrival_to
      order by new.id
   )
   update order_option oo
      set promised_dispatch_on = new.dispatch_on, promised_arrival_from = new.arrival_from,
          promised_arrival_to = new.arrival_to
     from new where oo.id = new.id`,
);

/** Stores promises of lines, and records a change of the last day with its reason. */
export async function writePromises(
  tx: Tx,
  promises: readonly NewPromise[],
  { cause, reason, now }: { cause: PromiseCause; reason: string; now: Date },
): Promise<void> {
  if (promises.length === 0) return;
  await tx.run(WRITE, [
    promises.map(({ id }) => id),
    promises.map(({ dispatchDate }) => dispatchDate),
    promises.map(({ arrivalFrom }) => arrivalFrom),
    promises.map(({ arrivalTo }) => arrivalTo),
    cause,
    reason,
    now,
  ]);
}
