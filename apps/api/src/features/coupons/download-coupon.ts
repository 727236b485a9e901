import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { issueCoupon } from "./issue-coupon.ts";

/** Downloads a coupon that is offered to every member, within its limits. */
export async function downloadCoupon(
  { path }: Input<"POST /v1/app-users/coupons/{id}/download">,
  { db, buyer, now }: BuyerContext,
): Promise<Answer<"POST /v1/app-users/coupons/{id}/download">> {
  const given = await db.transaction(
    (tx) => issueCoupon(tx, { couponId: path.id, userId: buyer.id, byMember: true, now: now() }),
    (result) => result.ok,
  );
  return given.ok ? ok({ id: given.value }) : given;
}
