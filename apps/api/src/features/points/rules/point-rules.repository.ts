import type { PointRules } from "@todayfruit/domain/points/point-rules";
import { type Runner, statement, type Tx } from "../../../db/database.ts";

type Row = { value: Partial<PointRules> };

const LIST = statement(
  "list-point-rules",
  "select record_id as id, version, value from shop_rule where name = 'points'",
).narrow<Row>();

/** Lists the only row of the rules; none in a shop without them. */
export function listPointRuleRows(db: Runner) {
  return db.run(LIST, []);
}

const LOCK = statement(
  "lock-point-rules",
  "select record_id as id, version, value from shop_rule where name = 'points' and record_id = any($1::bigint[]) for update",
).narrow<Row>();

export function lockPointRules(tx: Tx, ids: readonly number[]) {
  return tx.run(LOCK, [ids]);
}

const SET = statement(
  "set-point-rules",
  "update shop_rule set value = value || $2::jsonb where record_id = $1",
);

/** Sets the rules; what else their document has stays. */
export async function setPointRules(tx: Tx, id: number, rules: PointRules): Promise<void> {
  await tx.run(SET, [id, JSON.stringify(rules)]);
}
