import { josa } from "@todayfruit/domain/korean/josa";
import type { Tx } from "../../../db/database.ts";
import { issueCoupon } from "../issue-coupon.ts";
import { listCouponsOfMoment, notifyOfCoupon } from "./moment-and-code-coupons.repository.ts";

/** Gives a new member the coupons of signing up, within their limits, each with a notification; returns the count. */
export async function giveSignUpCoupons(tx: Tx, userId: number, now: Date): Promise<number> {
  let given = 0;
  for (const { id, name } of await listCouponsOfMoment(tx, "sign_up", now)) {
    const issued = await issueCoupon(tx, { couponId: id, userId, byMember: false, now });
    if (!issued.ok) continue;
    given += 1;
    const body = `${josa(`‘${name}’`, "을/를")} 드렸어요. 주문서에서 골라 쓰세요.`;
    await notifyOfCoupon(tx, {
      userId,
      memberCouponId: issued.value,
      title: "가입 쿠폰을 받았어요",
      body,
      now,
    });
  }
  return given;
}
