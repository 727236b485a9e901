import type { ProduceRule } from "@todayfruit/domain/produce-notices/produce-notice-kinds-and-times";
import { type RowOf, type Runner, statement } from "../../db/database.ts";

export type RuleRow = RowOf<typeof LIST>;

const LIST = statement(
  "list-produce-notice-rules",
  "select id, kind, storage, notice, days, name, title, advice from produce_notice_rule order by id",
).narrow<Pick<ProduceRule, "notice">>();

/** Lists every rule of the notices of produce. */
export function listRules(db: Runner): Promise<RuleRow[]> {
  return db.run(LIST, []);
}

const TAKEN = statement(
  "list-taken-produce-notice-rules",
  `select e.id from jsonb_to_recordset($1::jsonb) as e (id bigint, kind text, storage text, notice text)
    where exists (select from produce_notice_rule r
                   where r.kind = e.kind and r.notice = e.notice and r.storage is not distinct from e.storage
                     and r.id <> e.id)`,
);

/** Lists the rows whose kind, storage and notice another rule has. */
export function listTakenRules(
  db: Runner,
  rows: readonly Pick<ProduceRule, "id" | "kind" | "storage" | "notice">[],
): Promise<RowOf<typeof TAKEN>[]> {
  return db.run(TAKEN, [JSON.stringify(rows)]);
}
