import type { AddableRecord } from "../../record-edits/editable-record-types.ts";
import { lockGiven, moveGiven } from "./given-points.repository.ts";

type GivenFields = { memberId: number; amount: number; remaining: number; expiresAt: string };

/**
 * Points that operators gave to a member, so that giving is undone while none of them is used. The ledger is only added
 * to: taken back, their lot is empty and there is none as an editable record.
 */
export const givenPointsRecordDefinition: AddableRecord<GivenFields, "CHANGE_OVERTAKEN"> = {
  noun: "given-points",
  subject: "points",
  permission: "points.adjust",
  async lock(tx, ids) {
    const lots = await lockGiven(tx, ids);
    return lots
      .filter(({ remaining, is_member }) => remaining > 0 && is_member)
      .map((lot) => ({ id: lot.id, version: 1, fields: givenFieldsOf(lot) }));
  },
  check: async () => [],
  async write() {
    throw new Error("Given points have no field that operators edit");
  },
  async insert(tx, rows, at) {
    await moveGiven(
      tx,
      rows.map(({ id }) => id),
      { isGiven: true, at },
    );
  },
  async remove(tx, ids, at) {
    await moveGiven(tx, ids, { isGiven: false, at });
    return [];
  },
};

/** Returns the fields of a lot of points, as the change keeps them. */
export function givenFieldsOf(lot: {
  user_id: number;
  amount: number;
  remaining: number;
  expires_at: Date;
}): GivenFields {
  return {
    memberId: lot.user_id,
    amount: lot.amount,
    remaining: lot.remaining,
    expiresAt: lot.expires_at.toISOString(),
  };
}
