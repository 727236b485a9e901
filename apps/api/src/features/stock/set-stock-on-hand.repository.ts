import { type RowOf, statement, type Tx } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";
import { stockMoveReason } from "./stock-move-reason.sql.ts";

export type StockRow = RowOf<typeof LOCK_STOCK>;

const LOCK_STOCK = statement(
  "lock-option-stock",
  `select s.option_id, s.on_hand, s.reserved from option_stock s
    where s.option_id = $1
      and ($2::bigint[] is null or exists (
            select from product_option o join product p on p.id = o.product_id
             where o.id = s.option_id and p.distributor_id = any($2)))
      for update`,
);

/** Locks the counted stock of an option of farms. @param farms `null` for all */
export async function lockStock(
  tx: Tx,
  optionId: number,
  farms: readonly number[] | null,
): Promise<StockRow | null> {
  const [row] = await tx.run(LOCK_STOCK, [optionId, farms]);
  return row ?? null;
}

const SET_STOCK = statement(
  "set-option-stock",
  `with reason as (${stockMoveReason("correction")})
   update option_stock s set on_hand = $2 from reason where s.option_id = $1 returning s.option_id, s.on_hand, s.reserved`,
);

export async function setStock(tx: Tx, optionId: number, onHand: number): Promise<StockRow> {
  return requireOneRow(await tx.run(SET_STOCK, [optionId, onHand]));
}

export type LockedStock = RowOf<typeof LOCK_STOCKS>;

const LOCK_STOCKS = statement(
  "lock-option-stocks",
  `select s.option_id, s.on_hand, s.reserved, s.waiting_room_id from option_stock s
    where s.option_id = any($1::bigint[])
      and ($2::bigint[] is null or exists (
            select from product_option o join product p on p.id = o.product_id
             where o.id = s.option_id and p.distributor_id = any($2)))
    order by s.option_id for update`,
);

/** Locks the counted stock of options of farms, in the order of their ids. @param farms `null` for all */
export function lockStocks(
  tx: Tx,
  optionIds: readonly number[],
  farms: readonly number[] | null,
): Promise<LockedStock[]> {
  return tx.run(LOCK_STOCKS, [optionIds, farms]);
}

const SET_STOCKS = statement(
  "set-option-stocks",
  `with reason as (${stockMoveReason("correction")})
   update option_stock s set on_hand = e."onHand"
     from reason, jsonb_to_recordset($1::jsonb) as e (id bigint, "onHand" integer)
    where s.option_id = e.id
   returning s.option_id, s.on_hand, s.reserved`,
);

/** Sets the units on hand of many options. */
export function setStocks(tx: Tx, rows: readonly { id: number; onHand: number }[]): Promise<StockRow[]> {
  return tx.run(SET_STOCKS, [JSON.stringify(rows)]);
}

const ADD_RECEIVED = statement(
  "add-received-stock",
  `with reason as (${stockMoveReason("receipt", "$1::bigint")})
   update option_stock s set on_hand = s.on_hand + e.units
     from reason, jsonb_to_recordset($2::jsonb) as e ("optionId" bigint, units integer)
    where s.option_id = e."optionId"
   returning s.option_id, s.on_hand, s.reserved`,
);

/** Adds received units to the units on hand of locked options; the ledger names their receipt. */
export function addReceivedStock(
  tx: Tx,
  receiptId: number,
  lines: readonly { optionId: number; units: number }[],
): Promise<StockRow[]> {
  return tx.run(ADD_RECEIVED, [receiptId, JSON.stringify(lines)]);
}
