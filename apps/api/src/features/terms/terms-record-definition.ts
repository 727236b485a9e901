import type { TermsFields } from "@todayfruit/contract/terms/operator-terms.calls";
import { isAnnouncedInTime } from "@todayfruit/domain/terms/notice-period";
import type { Static } from "typebox";
import type { EditedRecord, RowRefusal } from "../record-edits/editable-record-types.ts";
import { buildTableRecord, type TableRecord } from "../record-edits/tables/build-table-record.ts";
import { listBegunTerms, listCodesInForce, listTakenTerms } from "./terms-edit-checks.repository.ts";

type Fields = Static<typeof TermsFields>;
type Refusal = "TERMS_BEGUN" | "TERMS_NOTICE_TOO_SHORT" | "TERMS_VERSION_TAKEN" | "TERMS_CONSENT_APART";

const TABLE = buildTableRecord<"terms_version", Fields, Refusal>({
  noun: "terms",
  subject: "terms",
  permission: "displays.edit",
  table: "terms_version",
  columns: {
    code: ["code", "text"],
    label: ["label", "text"],
    title: ["title", "text"],
    isRequired: ["is_required", "boolean"],
    contents: ["contents", "text"],
    summary: ["summary", "text"],
    effectiveAt: ["effective_at", "timestamptz"],
    isAdverse: ["is_adverse", "boolean"],
    needsConsent: ["needs_consent", "boolean"],
  },
  async check(tx, rows, at) {
    const ids = rows.map(({ id }) => id);
    const begun = new Set(await listBegunTerms(tx, ids, at));
    const inForce = new Set(await listCodesInForce(tx, at));
    const edited = rows.map(({ id, edited: { code, label, effectiveAt } }) => ({
      id,
      code,
      label,
      effectiveAt,
    }));
    const taken = new Map((await listTakenTerms(tx, edited)).map((row) => [row.id, row.is_label_taken]));
    return rows.flatMap((row): RowRefusal<Refusal>[] => {
      const { id, edited: fields } = row;
      if (begun.has(id)) return [{ id, code: "TERMS_BEGUN", field: null }];
      const isTaken = taken.get(id);
      return [
        ...(isTaken === undefined
          ? []
          : [{ id, code: "TERMS_VERSION_TAKEN", field: isTaken ? "label" : "effectiveAt" } as const]),
        ...(inForce.has(fields.code) && isTooSoon(row, at)
          ? [{ id, code: "TERMS_NOTICE_TOO_SHORT", field: "effectiveAt" } as const]
          : []),
        ...(fields.needsConsent && fields.code === "marketing"
          ? [{ id, code: "TERMS_CONSENT_APART", field: "needsConsent" } as const]
          : []),
      ];
    });
  },
});

/** Version of the terms as a record that operators edit until it begins; afterwards consents cite it. */
export const termsRecordDefinition: TableRecord<Fields, Refusal> = {
  ...TABLE,
  async remove(tx, ids, at) {
    const begun = await listBegunTerms(tx, ids, at);
    if (begun.length > 0) return begun.map((id) => ({ id, code: "RECORD_IN_USE", field: null }));
    return TABLE.remove(tx, ids, at);
  },
};

function isTooSoon({ edited: { effectiveAt, isAdverse } }: EditedRecord<Fields>, at: Date): boolean {
  return (
    effectiveAt !== null && !isAnnouncedInTime({ publishedAt: at.toISOString(), effectiveAt, isAdverse })
  );
}
