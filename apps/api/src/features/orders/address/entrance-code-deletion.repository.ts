import { type Runner, statement } from "../../../db/database.ts";

/** Statuses in which nothing of a product is on its way any more. */
const ENDED =
  "('delivery_end', 'complete', 'stock_out', 'withdraw_complete', 'return_complete', 'replace_complete', 'incomplete')";

const DELETE_OF_ORDERS = statement(
  "delete-entrance-codes-of-orders",
  `update orders set address = address - 'entranceCode'
    where id in (
      select o.id from orders o
       where o.address ->> 'entranceCode' <> ''
         and not exists (select from order_product op where op.order_id = o.id and op.status not in ${ENDED})
         and not exists (select from replacement x join return_request r on r.id = x.return_request_id
                          where r.order_id = o.id and x.delivered_at is null)
       order by o.id limit $1 for update skip locked)
   returning id`,
);

/** Deletes the entrance codes of up to `take` orders of which nothing is to be delivered any more; returns how many. */
export async function deleteEntranceCodesOfOrders(db: Runner, take: number): Promise<number> {
  return (await db.run(DELETE_OF_ORDERS, [take])).length;
}

const DELETE_OF_GIFTS = statement(
  "delete-entrance-codes-of-gifts",
  `update gift set address = address - 'entranceCode'
    where id in (
      select t.id from gift t
       where t.address ->> 'entranceCode' <> ''
         and not exists (select from order_product op where op.gift_id = t.id and op.status not in ${ENDED})
       order by t.id limit $1 for update skip locked)
   returning id`,
);

/** Deletes the entrance codes of up to `take` gifts that arrived or are not sent any more; returns how many. */
export async function deleteEntranceCodesOfGifts(db: Runner, take: number): Promise<number> {
  return (await db.run(DELETE_OF_GIFTS, [take])).length;
}
