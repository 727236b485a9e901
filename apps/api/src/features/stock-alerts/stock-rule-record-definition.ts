import type { StockRuleFields } from "@todayfruit/contract/stock-alerts/stock-rules.calls";
import type { Static } from "typebox";
import type { EditedRecord, RowRefusal } from "../record-edits/editable-record-types.ts";
import { buildTableRecord } from "../record-edits/tables/build-table-record.ts";
import { listRuleConflicts } from "./stock-rule-conflicts.repository.ts";

type Fields = Static<typeof StockRuleFields>;
type Refusal = "STOCK_RULE_TARGET_INVALID" | "STOCK_RULE_TAKEN";

/** Rule of low stock as a record that operators edit. */
export const stockRuleRecordDefinition = buildTableRecord<"stock_rule", Fields, Refusal>({
  noun: "stock-rules",
  subject: "stock rule",
  permission: "stock.change",
  table: "stock_rule",
  columns: {
    optionId: ["option_id", "bigint"],
    distributorId: ["distributor_id", "bigint"],
    threshold: ["threshold", "integer"],
    expiryDays: ["expiry_days", "integer"],
  },
  async check(tx, rows) {
    const targets = rows.map(({ id, edited: { optionId, distributorId } }) => ({
      id,
      optionId,
      distributorId,
    }));
    const conflicts = new Map((await listRuleConflicts(tx, targets)).map((row) => [row.id, row]));
    const seen = new Set<string>();
    return rows.flatMap((row) => refusalsOf(row, conflicts.get(row.id), seen));
  },
});

/** @param seen targets of earlier rows of the same call */
function refusalsOf(
  { id, edited: { optionId, distributorId } }: EditedRecord<Fields>,
  conflict: { is_unknown: boolean; is_taken: boolean } | undefined,
  seen: Set<string>,
): RowRefusal<Refusal>[] {
  const field = optionId === null ? "distributorId" : "optionId";
  if ((optionId !== null && distributorId !== null) || conflict?.is_unknown) {
    return [{ id, code: "STOCK_RULE_TARGET_INVALID", field }];
  }
  const target = `${optionId} ${distributorId}`;
  if (conflict?.is_taken || seen.has(target)) return [{ id, code: "STOCK_RULE_TAKEN", field }];
  seen.add(target);
  return [];
}
