import { type Runner, statement } from "../../db/database.ts";

const purge = (table: "past_row" | "past_stock") =>
  `with gone as (
     delete from ${table}
      where id in (select id from ${table} where until < $1 order by until limit $2 for update skip locked)
     returning id
   )
   select id from gone`;

const PURGE_ROWS = statement("purge-past-rows", purge("past_row"));
const PURGE_STOCK = statement("purge-past-stock", purge("past_stock"));

/** Deletes up to `take` rows that changed before an instant; returns how many. */
export async function purgePastRows(db: Runner, before: Date, take: number): Promise<number> {
  return (await db.run(PURGE_ROWS, [before, take])).length;
}

/** Deletes up to `take` stocks that changed before an instant; returns how many. */
export async function purgePastStock(db: Runner, before: Date, take: number): Promise<number> {
  return (await db.run(PURGE_STOCK, [before, take])).length;
}
