import {
  type CouponDefinition,
  type CouponProblem,
  couponProblems,
  promisedTerms,
} from "@todayfruit/domain/coupons/check-coupon-definition";
import { compareRecordFields } from "@todayfruit/domain/record-edits/compare-record-fields";
import type { AddableRecord, EditedRecord, RowRefusal } from "../../record-edits/editable-record-types.ts";
import { columnsOf, fieldsOf } from "./convert-coupon-fields-and-columns.ts";
import {
  deleteDefinitions,
  insertDefinitions,
  listCouponConflicts,
  listDefinitionsInUse,
  lockDefinitions,
  nextCouponIds,
  setDefinitions,
} from "./coupon-definitions.repository.ts";

type Refusal = CouponProblem["code"] | "COUPON_SCOPE_UNKNOWN" | "COUPON_CODE_TAKEN";

/** Coupon as a record that operators define, edit and stop; what members were promised stays. */
export const couponRecordDefinition: AddableRecord<CouponDefinition, Refusal> = {
  noun: "coupons",
  subject: "coupon",
  permission: "coupons.manage",
  instants: ["validFrom", "validUntil", "downloadFrom", "downloadUntil"],
  nextIds: nextCouponIds,
  async lock(tx, ids) {
    const rows = await lockDefinitions(tx, ids);
    return rows.map((row) => ({ id: row.id, version: row.version, fields: fieldsOf(row) }));
  },
  async check(tx, rows) {
    if (rows.length === 0) return [];
    const conflicts = await listCouponConflicts(
      tx,
      rows.map(({ id, edited: { code, scope } }) => ({ id, code, scope })),
    );
    const conflictOf = new Map(conflicts.map((row) => [row.id, row]));
    return rows.flatMap((row) => {
      const conflict = conflictOf.get(row.id);
      return conflict ? refusalsOf(row, conflict) : [];
    });
  },
  write: (tx, rows) =>
    setDefinitions(
      tx,
      rows.map(({ id, edited }) => columnsOf(id, edited)),
    ),
  insert: (tx, rows, at) =>
    insertDefinitions(
      tx,
      rows.map(({ id, fields }) => columnsOf(id, fields)),
      at,
    ),
  async remove(tx, ids) {
    const used = await listDefinitionsInUse(tx, ids);
    if (used.length > 0) return used.map((id) => ({ id, code: "RECORD_IN_USE", field: null }));
    await deleteDefinitions(tx, ids);
    return [];
  },
};

function refusalsOf(
  { id, fields, edited }: EditedRecord<CouponDefinition>,
  conflict: { issued: number; is_code_taken: boolean; unknown_place: number | null },
): RowRefusal<Refusal>[] {
  const changed = Object.keys(compareRecordFields(fields, edited)?.after ?? {});
  const refusals: { code: Refusal; field: string }[] = [
    ...couponProblems(edited, conflict.issued),
    ...promisedTerms(changed, conflict.issued),
  ];
  if (conflict.unknown_place !== null)
    refusals.push({ code: "COUPON_SCOPE_UNKNOWN", field: `scope.${conflict.unknown_place}` });
  if (conflict.is_code_taken) refusals.push({ code: "COUPON_CODE_TAKEN", field: "code" });
  return refusals.map((refusal) => ({ id, ...refusal }));
}
