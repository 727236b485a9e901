import { kstDateOf, kstMidnight } from "@todayfruit/domain/calendar/kst";
import type { Page } from "playwright-core";
import { sendProduceNotices } from "../../apps/api/src/features/produce-notices/send-produce-notices.ts";
import { type Bought, buy, type Good } from "./buying-steps-by-calls.ts";
import { withServices } from "./create-operator.ts";
import { change } from "./read-and-change-rows.ts";
import { arrive } from "./return-request-steps-by-calls.ts";

/** Delivered produce, and the morning on which it is told of. */

const HOUR = 3_600_000;
const DAY = 86_400_000;
let parcels = 0;

/** Buys goods as the page's shopper, whose parcel came some days ago at noon. */
export async function receive(page: Page, good: Good, daysAgo: number): Promise<Bought> {
  const order = await buy(page, { goods: [good] });
  await arrive(order.id);
  parcels += 1;
  await change(
    `with parcel as (
       insert into shipment (user_id, carrier_code, invoice_number, dispatched_at, delivered_at)
       select user_id, '04', $2, $3::timestamptz - interval '1 day', $3 from orders where id = $1 returning id
     )
     insert into shipment_product (order_product_id, shipment_id)
     select op.id, parcel.id from order_product op, parcel where op.order_id = $1`,
    [order.id, `${(Date.now() % 1_000_000_000) + 602_000_000_000}${parcels}`, instant(-daysAgo, 12)],
  );
  return order;
}

/** Tells what is due at ten in the morning of a day, in days from today; returns the number of notices. */
export function triggerProduceNotices(days: number): Promise<number> {
  return withServices((services) => sendProduceNotices({ ...services, now: () => instant(days, 10) }));
}

function instant(days: number, hour: number): Date {
  const today = Date.parse(kstMidnight(kstDateOf(new Date().toISOString())));
  return new Date(today + days * DAY + hour * HOUR);
}
