import { operatorCouponCalls } from "@todayfruit/contract/calls/operator/coupons";
import { ok, refuse } from "@todayfruit/domain/result";
import { bind } from "../../http/bind.ts";
import { lockMember } from "../adjustments/adjustments.repository.ts";
import { addAction } from "../operators/actions.repository.ts";
import { listGiveable } from "./giving.repository.ts";
import { issueCoupon } from "./issue-coupon.ts";

export const operatorCouponRoutes = bind(operatorCouponCalls, {
  "GET /operator/v1/coupons": async (_input, { db, now }) => {
    const rows = await listGiveable(db, now());
    return ok({
      list: rows.map(({ id, name, issued, issue_limit, per_member, valid_until }) => ({
        id,
        name,
        issued,
        issueLimit: issue_limit,
        perMember: per_member,
        validUntil: valid_until.toISOString(),
      })),
    });
  },
  "POST /operator/v1/members/{id}/coupons": ({ path, body }, context) =>
    context.db.transaction(
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
    ),
});
