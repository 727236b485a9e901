import { type RowOf, statement, type Tx } from "../../db/database.ts";

const LIST_CONFLICTS = statement(
  "list-stock-rule-conflicts",
  `select e.id,
          e."optionId" is not null and not exists (select from option_stock s where s.option_id = e."optionId")
          or e."distributorId" is not null and not exists (select from distributor d where d.id = e."distributorId")
            as is_unknown,
          exists (select from stock_rule r
                   where r.id <> e.id and r.option_id is not distinct from e."optionId"
                         and r.distributor_id is not distinct from e."distributorId") as is_taken
     from jsonb_to_recordset($1::jsonb) as e (id bigint, "optionId" bigint, "distributorId" bigint)`,
).narrow<{ id: number; is_unknown: boolean; is_taken: boolean }>();

type Target = { id: number; optionId: number | null; distributorId: number | null };

/** Lists for rules as they will be whether they name an option without counted stock or have the target of another. */
export function listRuleConflicts(
  tx: Tx,
  targets: readonly Target[],
): Promise<RowOf<typeof LIST_CONFLICTS>[]> {
  return tx.run(LIST_CONFLICTS, [JSON.stringify(targets)]);
}
