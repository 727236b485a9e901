import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { addAction } from "../../operator-actions/operator-actions.repository.ts";
import { lockMember } from "../../points/adjust-points.repository.ts";
import { issueCoupon } from "../issue-coupon.ts";

/** Gives a member a coupon for a reason, within its limits; written in the audit trail. */
export function giveCoupon(
  { path, body }: Input<"POST /operator/v1/members/{id}/coupons">,
  context: OperatorContext,
): Promise<Answer<"POST /operator/v1/members/{id}/coupons">> {
  return context.db.transaction<Answer<"POST /operator/v1/members/{id}/coupons">>(
    async (tx) => {
      const wish = { couponId: body.couponId, userId: path.id, byMember: false, now: context.now() };
      if (!(await lockMember(tx, path.id))) return refuse("MEMBER_NOT_FOUND");
      const given = await issueCoupon(tx, wish);
      if (!given.ok) return given;
      await addAction(tx, context, {
        action: "coupons.give",
        subject: `member ${path.id}`,
        before: null,
        after: { couponId: body.couponId, memberCouponId: given.value },
        reason: body.reason,
      });
      return ok({ id: given.value });
    },
    (result) => result.ok,
  );
}
