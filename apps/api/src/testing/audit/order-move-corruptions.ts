import { PAID } from "./corruption-sql-fragments.ts";

/** Statements that write a change which accepted the paid order, and the change that took it back. */
const UNDONE = `
  insert into operator_change (source, noun, rows, reason, request_id, created_at, effective_at, status, ended_at)
  select 'command', 'order-moves', '[]', 'r', 'r', now(), now(), 'applied', now() from generate_series(1, 2);
  insert into order_move (change_id, order_product_id, order_id, move, from_status, to_status, undone_by)
  select (select min(id) from operator_change), id, order_id, 'accept', 'paid', 'delivery_waiting', (select max(id) from operator_change)
    from order_product where order_id = ${PAID};`;

/** Corruptions of moves of orders, each with the invariant that must report it. */
export const ORDER_MOVE_CORRUPTIONS: readonly (readonly [invariant: string, sql: string])[] = [
  [
    "a product steps back only where an operator's move is taken back",
    `${UNDONE} update order_move set undone_by = null;
     insert into order_status_change (order_id, order_product_id, from_status, to_status, actor, at, undoes_change_id)
     select order_id, order_product_id, to_status, from_status, 'shop', now(), change_id from order_move`,
  ],
  [
    "a product steps back only where an operator's move is taken back",
    `${UNDONE} insert into order_status_change (order_id, order_product_id, from_status, to_status, actor, at, undoes_change_id)
     select order_id, order_product_id, 'complete', 'paid', 'shop', now(), change_id from order_move`,
  ],
  [
    "a change that was undone has nothing left to tell or to give back",
    `${UNDONE} insert into pending_order_update (order_product_id, kind, order_id, change_id, due_at)
     select order_product_id, 'shipped', order_id, change_id, now() from order_move`,
  ],
];
