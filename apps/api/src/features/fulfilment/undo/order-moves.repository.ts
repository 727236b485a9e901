import type { UndoableMove } from "@todayfruit/domain/orders/operator-undo-transitions";
import { type RowOf, statement, type Tx } from "../../../db/database.ts";

export type HeldBefore = RowOf<typeof BEFORE>;

const BEFORE = statement(
  "list-delays-and-promises-before",
  `select op.id,
          (select jsonb_build_object('reason', d.reason, 'shipsOn', d.ships_on, 'writtenAt', d.written_at)
             from shipping_delay d where d.order_product_id = op.id) as delay,
          (select jsonb_agg(jsonb_build_object(
                    'id', oo.id, 'dispatchOn', oo.promised_dispatch_on, 'arrivalFrom', oo.promised_arrival_from,
                    'arrivalTo', oo.promised_arrival_to,
                    'lastChange', coalesce((select max(c.id) from delivery_promise_change c where c.order_option_id = oo.id), 0))
                  order by oo.id)
             from order_option oo where oo.order_product_id = op.id) as promises
     from order_product op where op.id = any($1::bigint[]) order by op.id`,
).narrow<{ delay: object | null; promises: object[] | null }>();

/** Lists the delay and the promised days of products, before they are held. */
export function listDelaysBefore(tx: Tx, productIds: readonly number[]): Promise<HeldBefore[]> {
  return tx.run(BEFORE, [productIds]);
}

const ADD = statement(
  "add-order-moves",
  `insert into order_move (change_id, order_product_id, order_id, move, from_status, to_status, delay_before, promises_before)
   select $1, m.id, $2, $3, m.from_status, m.to_status, m.delay, m.promises
     from jsonb_to_recordset($4::jsonb)
       as m (id bigint, from_status text, to_status text, delay jsonb, promises jsonb)`,
);

export type MoveToUndo = {
  id: number;
  from_status: string;
  to_status: string;
  delay: object | null;
  promises: object[] | null;
};

/** Keeps the moves of products of one order under the change that made them, with what they replaced. */
export async function addOrderMoves(
  tx: Tx,
  add: { changeId: number; orderId: number; move: UndoableMove; moves: readonly MoveToUndo[] },
): Promise<void> {
  await tx.run(ADD, [add.changeId, add.orderId, add.move, JSON.stringify(add.moves)]);
}

const WAIT = statement(
  "let-order-updates-wait",
  `update pending_order_update p set change_id = $1, due_at = $2
     from order_move m
    where m.change_id = $1 and p.order_product_id = m.order_product_id
      and p.kind = case m.move when 'hold' then 'delayed' when 'dispatch' then 'shipped' end`,
);

/** Lets the notices of a change wait until an instant. */
export async function letNoticesWait(tx: Tx, changeId: number, until: Date): Promise<void> {
  await tx.run(WAIT, [changeId, until]);
}
