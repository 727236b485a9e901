import { type Runner, statement, type Tx } from "../../db/database.ts";

/** Rules whose past an order keeps. */
export type KeptRule = "points" | "grades";

const FIND = statement("find-rule-before", "select value from shop_rule where name = $1");

/** Finds a rule as it is, before it is written; `null` in a shop without it. */
export async function findRuleBefore(db: Runner, name: KeptRule): Promise<unknown> {
  const [row] = await db.run(FIND, [name]);
  return row?.value ?? null;
}

const KEEP = statement(
  "keep-past-rule",
  `insert into past_rule (name, until, value)
   select $1, $2, $3::jsonb
    where exists (select from shop_rule where name = $1 and value is distinct from $3::jsonb)
       on conflict (name, until) do nothing`,
);

/**
 * Keeps a rule that held until an instant for the orders placed before; nothing when it is the same as now. Of several
 * changes at one instant the first keeps what held before it.
 */
export async function keepPastRule(tx: Tx, name: KeptRule, before: unknown, until: Date): Promise<void> {
  if (before !== null) await tx.run(KEEP, [name, until, JSON.stringify(before)]);
}
