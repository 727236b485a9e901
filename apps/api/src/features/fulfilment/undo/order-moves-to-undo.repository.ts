import type { UndoableMove } from "@todayfruit/domain/orders/operator-undo-transitions";
import type { OrderItemProductStatus } from "@todayfruit/domain/orders/status";
import { type RowOf, statement, type Tx } from "../../../db/database.ts";

const LOCK = statement(
  "lock-orders-of-change",
  `select o.id, o.status from orders o
    where o.id in (select order_id from order_move where change_id = $1) order by o.id for update`,
);

/** Locks the orders that a change moved, in the order of their ids. */
export function lockOrdersOfChange(tx: Tx, changeId: number): Promise<RowOf<typeof LOCK>[]> {
  return tx.run(LOCK, [changeId]);
}

const OPTIONS = statement(
  "list-options-moved-by-change",
  `select distinct oo.option_id from order_move m join order_option oo on oo.order_product_id = m.order_product_id
    where m.change_id = $1 order by oo.option_id`,
);

/** Lists the options of the products that a change moved, whose lots are locked in this order. */
export async function listOptionsMovedBy(tx: Tx, changeId: number): Promise<number[]> {
  return (await tx.run(OPTIONS, [changeId])).map(({ option_id }) => option_id);
}

export type ProductOfChange = RowOf<typeof LIST>;

const LIST = statement(
  "list-products-of-change",
  `select op.id, op.order_id, op.distributor_id, op.status, m.move, m.from_status, m.to_status,
          exists (select from order_move later
                   where later.order_product_id = op.id and later.change_id > $1 and later.undone_by is null) as is_moved_later,
          s.id as shipment_id,
          coalesce(m.move = 'dispatch' and (s.delivered_at is not null
             or exists (select from tracking_event e
                         where e.shipment_id = s.id and e.code not in ('UNKNOWN', 'INFORMATION_RECEIVED'))), false) as is_under_way,
          coalesce(m.move = 'dispatch' and exists (
             select from order_option oo
               join stock_lot_allocation a on a.order_option_id = oo.id and a.status = 'taken' and a.kind = 'order'
               join stock_lot l on l.id = a.stock_lot_id and l.status = 'recalled'
              where oo.order_product_id = op.id), false) as is_recalled,
          exists (select from jsonb_to_recordset(m.promises_before) as line (id bigint, "lastChange" bigint)
                    join delivery_promise_change c on c.order_option_id = line.id and c.id > line."lastChange"
                   where c.cause <> 'delay') as is_promise_moved
     from order_product op
     left join order_move m on m.change_id = $1 and m.order_product_id = op.id
     left join shipment_product sp on sp.order_product_id = op.id
     left join shipment s on s.id = sp.shipment_id
    where op.order_id in (select order_id from order_move where change_id = $1)
    order by op.order_id, op.id`,
).narrow<{
  move: UndoableMove | null;
  from_status: OrderItemProductStatus | null;
  to_status: OrderItemProductStatus | null;
  is_moved_later: boolean;
  shipment_id: number | null;
  is_under_way: boolean;
  is_recalled: boolean;
  is_promise_moved: boolean;
}>();

/**
 * Lists all products of the orders that a change moved, with the move of those that it did move. Consistent only as a
 * statement of its own after the lock of their orders and lots.
 */
export function listProductsOfChange(tx: Tx, changeId: number): Promise<ProductOfChange[]> {
  return tx.run(LIST, [changeId]);
}

const LOCK_NOTICES = statement(
  "lock-waiting-updates-of-change",
  `select order_product_id from pending_order_update where change_id = $1 order by order_product_id, kind for update`,
);

/**
 * Locks the notices of a change that have not left and returns their products. One that a job is sending is waited for, and
 * counts as left once it is.
 */
export async function lockWaitingNotices(tx: Tx, changeId: number): Promise<ReadonlySet<number>> {
  return new Set((await tx.run(LOCK_NOTICES, [changeId])).map(({ order_product_id }) => order_product_id));
}

const DROP_NOTICES = statement(
  "drop-waiting-updates-of-change",
  "delete from pending_order_update where change_id = $1 and order_id = any($2::bigint[])",
);

/** Drops the notices of a change about these orders. */
export async function dropWaitingNotices(
  tx: Tx,
  changeId: number,
  orderIds: readonly number[],
): Promise<void> {
  await tx.run(DROP_NOTICES, [changeId, orderIds]);
}

/** Order with its status after the undo. */
export type OrderBack = { id: number; status: string };

const STEP_BACK = statement(
  "step-orders-back",
  `with undone as (
     update order_move set undone_by = $2
      where change_id = $1 and order_id = any($3::bigint[]) and undone_by is null
     returning order_id, order_product_id, from_status, to_status
   ), old as (
     select o.id, o.status, next.status as next
       from unnest($3::bigint[], $4::text[]) as next (id, status) join orders o on o.id = next.id
   ), product_events as (
     insert into order_status_change (order_id, order_product_id, from_status, to_status, actor, reason, at, undoes_change_id)
     select u.order_id, u.order_product_id, u.to_status, u.from_status, 'shop', $5, $6, $1
       from undone u join old on old.id = u.order_id
      where old.status = old.next or u.from_status <> old.next
      order by u.order_id, u.order_product_id
   ), events as (
     insert into order_status_change (order_id, from_status, to_status, actor, reason, at, undoes_change_id)
     select id, status, next, 'shop', $5, $6, $1 from old where status <> next order by id
   ), products as (
     update order_product op set status = u.from_status from undone u where op.id = u.order_product_id
   )
   update orders o set status = old.next from old where o.id = old.id and o.status <> old.next`,
);

/** Takes the moves of a change back for locked orders, with events that name the change. */
export async function stepOrdersBack(
  tx: Tx,
  back: { changeId: number; undoId: number; orders: readonly OrderBack[]; reason: string; at: Date },
): Promise<void> {
  const { changeId, undoId, orders, reason, at } = back;
  const [ids, statuses] = [orders.map(({ id }) => id), orders.map(({ status }) => status)];
  await tx.run(STEP_BACK, [changeId, undoId, ids, statuses, reason, at]);
}
