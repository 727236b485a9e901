import { groupDigits } from "@todayfruit/domain/money/format-won";
import { discountText } from "../format-coupon-terms.ts";
import type { CouponFields } from "./convert-coupon-form.ts";

/** The coupon as a member sees it, while it is typed. */
export function CouponPreview({ fields }: { fields: CouponFields }) {
  const { name, minPrice, validDays } = fields;
  return (
    <div className="rounded-card bg-brand px-4.5 py-4 text-white">
      <p className="text-micro">{name || "쿠폰 이름"}</p>
      <p className="number text-title font-bold">{discountText(fields)}</p>
      <p className="number text-micro">
        {minPrice > 0 ? `${groupDigits(minPrice)}원 넘게 사면` : "얼마를 사도"}
        {validDays !== null && ` · 받은 날부터 ${validDays}일`}
      </p>
    </div>
  );
}
