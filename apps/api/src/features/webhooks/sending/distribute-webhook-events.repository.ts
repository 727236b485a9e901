import { type Runner, statement, type Tx } from "../../../db/database.ts";
import { requireOneRow } from "../../../db/require-one-row.ts";

const LOCK = statement(
  "lock-waiting-webhook-events",
  `select id from webhook_event
    where distributed_at is null and (due_at is null or due_at <= $1)
    order by id limit $2 for update skip locked`,
);

/** Locks up to `take` events that wait and that no other process has, in their order; returns their ids. */
export async function lockWaitingEvents(tx: Tx, now: Date, take: number): Promise<number[]> {
  return (await tx.run(LOCK, [now, take])).map(({ id }) => id);
}

const OPTION = "split_part(v.subject, ' ', 2)::bigint";

const DISTRIBUTE = statement(
  "distribute-webhook-events",
  `with distributed as (
     update webhook_event v
        set distributed_at = $2, occurred_at = coalesce(v.occurred_at, v.due_at, $2),
            data = coalesce(v.data, case v.type
              when 'stock.changed' then (
                select jsonb_build_object('optionId', o.id, 'productId', o.product_id, 'onHand', s.on_hand, 'reserved', s.reserved)
                  from option_stock s join product_option o on o.id = s.option_id where s.option_id = ${OPTION})
              when 'product.changed' then (
                select jsonb_build_object('productId', p.id, 'status', p.status) from product p where p.id = ${OPTION})
              when 'price.changed' then (
                select jsonb_build_object('optionId', o.id, 'productId', o.product_id, 'listPrice', o.list_price,
                         'price', timed_price_at(o.id, coalesce(o.special_sale_price, o.price), $2))
                  from product_option o where o.id = ${OPTION}) end, '{}')
      where v.id = any($1::bigint[])
     returning v.id, v.type, v.subject, v.data
   ), made as (
     insert into webhook_delivery (event_id, endpoint_id, type, subject, next_attempt_at, created_at)
     select v.id, e.id, v.type, v.subject, $2, $2
       from distributed v
       join webhook_endpoint e on e.is_enabled and e.secret_sealed is not null and e.events @> array[v.type]
      where v.data <> '{}' order by v.id, e.id
     returning 1
   )
   select count(*)::int as count from made`,
).narrow<{ count: number }>();

/**
 * Makes the deliveries of locked events to the endpoints that want them. A statement of its own after the lock, so that
 * stock and prices are read as the transactions left them that wrote the events. What is deleted since has no delivery.
 *
 * @returns number of deliveries
 */
export async function distributeLockedEvents(tx: Tx, ids: readonly number[], now: Date): Promise<number> {
  return requireOneRow(await tx.run(DISTRIBUTE, [ids, now])).count;
}

const END = statement(
  "end-webhooks-of-deleted-endpoints",
  `with ended as (
     update webhook_delivery set status = 'failed', next_attempt_at = null, claim = null, error = 'endpoint-deleted'
      where id in (select d.id from webhook_delivery d
                    where d.status = 'pending' and not exists (select from webhook_endpoint e where e.id = d.endpoint_id)
                    limit $1 for update skip locked)
     returning 1
   )
   select count(*)::int as count from ended`,
).narrow<{ count: number }>();

/** Ends up to `take` deliveries that wait for endpoints which are deleted; returns the count. */
export async function endDeliveriesOfDeletedEndpoints(db: Runner, take: number): Promise<number> {
  return requireOneRow(await db.run(END, [take])).count;
}
