import { statement, type Tx } from "../../db/database.ts";

const LOCK = statement(
  "lock-some-stock",
  `select option_id from option_stock where on_hand > reserved order by option_id limit 1 for update skip locked`,
);

/** Locks the stock of an option with a unit to spare, which nobody is buying now; returns its id, `null` without one. */
export async function lockSomeStock(tx: Tx): Promise<number | null> {
  const [row] = await tx.run(LOCK, []);
  return row?.option_id ?? null;
}

const RESERVE = statement(
  "reserve-without-order",
  "update option_stock set reserved = reserved + 1 where option_id = $1",
);

/** Reserves a unit that no order holds: a breach, which the caller rolls back. */
export async function reserveWithoutOrder(tx: Tx, optionId: number): Promise<void> {
  await tx.run(RESERVE, [optionId]);
}
