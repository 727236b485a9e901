import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";

const LOCK = statement(
  "lock-lots-of-options",
  `select lock_lots_of_option(id) as option_id
     from (select distinct id from unnest($1::bigint[]) as given (id) order by id) ordered`,
).narrow<{ option_id: number }>();

/**
 * Serializes what moves units between the lots of options, until the transaction ends. It precedes the locks of lots and
 * of stock, and what is read under it is read by a later statement.
 */
export async function lockLotsOfOptions(tx: Tx, optionIds: readonly number[]): Promise<void> {
  await tx.run(LOCK, [optionIds]);
}

const LIST_WITHOUT = statement(
  "list-units-without-lot",
  `select s.option_id, units_in_store(s.option_id) - coalesce((
            select sum(l.remaining)::int from stock_lot l where l.option_id = s.option_id and l.remaining > 0), 0) as units
     from option_stock s where s.option_id = any($1::bigint[])`,
).narrow<{ units: number }>();

/** Lists the units of options in the store that are in no lot and that no line has taken from one. */
export async function findUnitsWithoutLot(
  db: Runner,
  optionIds: readonly number[],
): Promise<Map<number, number>> {
  const rows: RowOf<typeof LIST_WITHOUT>[] = await db.run(LIST_WITHOUT, [optionIds]);
  return new Map(rows.map(({ option_id, units }) => [option_id, units]));
}
