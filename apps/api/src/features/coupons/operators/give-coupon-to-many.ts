import type { Input } from "@todayfruit/contract/all-calls";
import { refusalMessage } from "@todayfruit/contract/refusals";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../../db/database.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { saveChangeWithTrail } from "../../record-edits/save-change-with-trail.ts";
import { type CouponRow, lockCoupon } from "../coupons.repository.ts";
import { endOfCoupon } from "../issue-coupon.ts";
import { heldCouponRecordDefinition, heldFieldsOf } from "./held-coupon-record-definition.ts";
import { giveToMembers, listReceivers } from "./member-coupons.repository.ts";

type Given = Answer<"POST /operator/v1/coupons/{id}/give">;
type Refused = { id: number; code: "MEMBER_NOT_FOUND" | "COUPON_GONE" | "COUPON_TAKEN"; message: string };

/**
 * Gives a coupon to many members in one transaction, within its limits. Without `partial` one that cannot get it refuses
 * all; a dry run answers who would get it. Given coupons are one change, whose undo takes those back that no order used.
 */
export function giveCouponToMany(
  {
    path,
    body,
    query: { dryRun = false, partial = false } = {},
  }: Input<"POST /operator/v1/coupons/{id}/give">,
  context: OperatorContext,
): Promise<Given> {
  return context.db.transaction<Given>(
    async (tx) => {
      const coupon = await lockCoupon(tx, path.id, context.now());
      if (!coupon) return refuse("COUPON_NOT_FOUND");
      if (!coupon.is_left) return refuse("COUPON_GONE");
      const { receivers, refused } = await decide(tx, coupon, body.memberIds);
      const [first] = refused;
      if (first && !partial && !dryRun) {
        const fields = refused.map(({ id, message }) => ({ field: `memberIds.${id}`, message }));
        return refuse(first.code, { fields });
      }
      if (dryRun || receivers.length === 0) {
        return ok({ change: null, rows: receivers.map((memberId) => ({ memberId, id: null })), refused });
      }
      const given = await give(tx, context, coupon, { receivers, reason: body.reason });
      return ok({ ...given, refused });
    },
    (result) => result.ok && !dryRun,
  );
}

/** Decides who gets one: members below their limit, in the order of the call, as long as the coupon lasts. */
async function decide(tx: Tx, coupon: CouponRow, memberIds: readonly number[]) {
  const members = await listReceivers(tx, coupon.id, memberIds);
  const heldBy = new Map(members.map(({ id, held }) => [id, held]));
  const receivers: number[] = [];
  const refused: Refused[] = [];
  for (const id of memberIds) {
    const held = heldBy.get(id);
    const isGone = coupon.left_count !== null && receivers.length >= coupon.left_count;
    const code =
      held === undefined
        ? "MEMBER_NOT_FOUND"
        : held >= coupon.per_member
          ? "COUPON_TAKEN"
          : isGone
            ? "COUPON_GONE"
            : null;
    if (code === null) receivers.push(id);
    else refused.push({ id, code, message: refusalMessage(code) });
  }
  return { receivers, refused };
}

async function give(
  tx: Tx,
  context: OperatorContext,
  coupon: CouponRow,
  { receivers, reason }: { receivers: readonly number[]; reason: string },
) {
  const now = context.now();
  const validUntil = endOfCoupon(coupon, now);
  const given = await giveToMembers(tx, {
    couponId: coupon.id,
    memberIds: receivers,
    perMember: coupon.per_member,
    validUntil,
    now,
  });
  const rows = given.map((row) => ({
    id: row.id,
    before: null,
    after: heldFieldsOf({ ...row, coupon_id: coupon.id, valid_until: validUntil, issued_at: now }),
  }));
  const change = await saveChangeWithTrail(tx, context, heldCouponRecordDefinition, {
    rows,
    reason,
    verb: "give",
  });
  return { change, rows: given.map(({ id, user_id }) => ({ id, memberId: user_id })) };
}
