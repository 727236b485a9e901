import type { AddableRecord } from "../../record-edits/editable-record-types.ts";
import {
  giveAgain,
  type HeldRow,
  listHeldConflicts,
  listHeldInUse,
  lockHeld,
  takeBack,
} from "./member-coupons.repository.ts";

type HeldFields = {
  couponId: number;
  memberId: number;
  nth: number;
  validUntil: string;
  issuedAt: string;
};

/** Coupon that operators gave to a member, so that giving is undone; it is edited by nobody. */
export const heldCouponRecordDefinition: AddableRecord<HeldFields, "COUPON_TAKEN"> = {
  noun: "member-coupons",
  subject: "member coupon",
  permission: "coupons.manage",
  async lock(tx, ids) {
    const rows = await lockHeld(tx, ids);
    return rows.map((row) => ({ id: row.id, version: 1, fields: heldFieldsOf(row) }));
  },
  async check(tx, rows) {
    if (rows.length === 0) return [];
    const conflicts = await listHeldConflicts(
      tx,
      rows.map(({ id, edited }) => ({ id, ...edited })),
    );
    return conflicts.map((id) => ({ id, code: "COUPON_TAKEN", field: null }));
  },
  async write() {
    throw new Error("A coupon of a member has no field that operators edit");
  },
  insert: (tx, rows) =>
    giveAgain(
      tx,
      rows.map(({ id, fields }) => ({ id, ...fields })),
    ),
  async remove(tx, ids) {
    const used = await listHeldInUse(tx, ids);
    if (used.length > 0) return used.map((id) => ({ id, code: "RECORD_IN_USE", field: null }));
    await takeBack(tx, ids);
    return [];
  },
};

/** Returns the fields of a coupon in a member's hands, as the change keeps them. */
export function heldFieldsOf(row: HeldRow): HeldFields {
  return {
    couponId: row.coupon_id,
    memberId: row.user_id,
    nth: row.nth,
    validUntil: row.valid_until.toISOString(),
    issuedAt: row.issued_at.toISOString(),
  };
}
