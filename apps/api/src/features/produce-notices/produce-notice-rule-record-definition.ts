import type { ProduceNoticeRuleFields } from "@todayfruit/contract/produce-notices/operator-produce-notice-rules.calls";
import { DISCARD_LEAD_DAYS } from "@todayfruit/domain/produce-notices/produce-notice-kinds-and-times";
import type { Static } from "typebox";
import type { RowRefusal } from "../record-edits/editable-record-types.ts";
import { buildTableRecord } from "../record-edits/tables/build-table-record.ts";
import { listTakenRules } from "./list-produce-notice-rules.repository.ts";

type Refusal = "PRODUCE_RULE_TAKEN" | "PRODUCE_DISCARD_TOO_EARLY";

/** Rule of the notices of produce as a record that operators edit; the next morning follows it. */
export const produceNoticeRuleRecordDefinition = buildTableRecord<
  "produce_notice_rule",
  Static<typeof ProduceNoticeRuleFields>,
  Refusal
>({
  noun: "produce-notice-rules",
  subject: "produce notice rule",
  permission: "catalog.edit",
  table: "produce_notice_rule",
  columns: {
    kind: ["kind", "text"],
    storage: ["storage", "text"],
    notice: ["notice", "text"],
    days: ["days", "integer"],
    name: ["name", "text"],
    title: ["title", "text"],
    advice: ["advice", "text"],
  },
  async check(tx, rows) {
    const rules = rows.map(({ id, edited: { kind, storage, notice } }) => ({ id, kind, storage, notice }));
    const taken = new Set((await listTakenRules(tx, rules)).map(({ id }) => id));
    const seen = new Set<string>();
    return rows.flatMap(({ id, edited: { kind, storage, notice, days } }): RowRefusal<Refusal>[] => {
      const key = JSON.stringify([kind, storage, notice]);
      const isTaken = taken.has(id) || seen.has(key);
      seen.add(key);
      if (isTaken) return [{ id, code: "PRODUCE_RULE_TAKEN", field: "kind" }];
      return notice === "discard" && days < DISCARD_LEAD_DAYS
        ? [{ id, code: "PRODUCE_DISCARD_TOO_EARLY", field: "days" }]
        : [];
    });
  },
});
