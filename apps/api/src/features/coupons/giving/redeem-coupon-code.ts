import type { Input } from "@todayfruit/contract/all-calls";
import { formatMonthDay, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { normalizeCouponCode } from "@todayfruit/domain/coupons/normalize-coupon-code";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { issueCoupon } from "../issue-coupon.ts";
import { type CodeCoupon, findCouponByCode } from "./moment-and-code-coupons.repository.ts";

type Redeemed = Answer<"POST /v1/app-users/coupons/code">;

/**
 * Gives the member the coupon of a code, within its limits; capitals, blanks and hyphens do not matter. A code that
 * ended, was used, or is for other members is refused with its own sentence.
 */
export async function redeemCouponCode(
  { body }: Input<"POST /v1/app-users/coupons/code">,
  context: BuyerContext,
): Promise<Redeemed> {
  const { db, buyer } = context;
  const now = context.now();
  const coupon = await findCouponByCode(db, normalizeCouponCode(body.code), buyer.id);
  if (coupon === null) return refuse("COUPON_CODE_UNKNOWN");
  if (coupon.valid_until <= now) return refuse("COUPON_ENDED", endedDetail(coupon));
  if (coupon.is_used) return refuse("COUPON_ALREADY_USED");
  const grade = coupon.conditions.find(({ code }) => code === "GRADE");
  const needsFirst = coupon.conditions.some(({ code }) => code === "FIRST_PURCHASE");
  const isTooLow = grade?.code === "GRADE" && (buyer.grade ?? 0) < grade.least;
  if (isTooLow || (needsFirst && !coupon.is_first)) return refuse("COUPON_NOT_FOR_YOU");
  const given = await db.transaction(
    (tx) => issueCoupon(tx, { couponId: coupon.id, userId: buyer.id, byMember: false, now }),
    (result) => result.ok,
  );
  return given.ok ? ok({ id: given.value, name: coupon.name }) : given;
}

/** Returns the sentence with the last day of a coupon that ended. */
function endedDetail({ valid_until }: CodeCoupon) {
  const lastDay = formatMonthDay(kstDateOf(new Date(valid_until.getTime() - 1).toISOString()));
  return { fields: [{ field: "code", message: `${lastDay}에 끝난 코드예요. 다른 코드를 적어주세요` }] };
}
