import { MOMENTS } from "../coupon-text.ts";
import type { CouponForm } from "./coupon-form.ts";

/** Choices of the editor of a coupon. */

export const KINDS = [
  { value: "amount", label: "원" },
  { value: "percent", label: "%" },
  { value: "shipping", label: "배송비" },
] as const;

export const SCOPES = [
  { value: "all", label: "모든 상품" },
  { value: "product", label: "상품" },
  { value: "category", label: "카테고리" },
  { value: "distributor", label: "농가" },
] as const;

export const WAYS = [
  { value: "hand", label: "손으로 줘요" },
  { value: "code", label: "코드를 적으면" },
  { value: "download", label: "회원이 직접 받아요" },
  ...Object.entries(MOMENTS).map(([value, label]) => ({ value, label })),
] as const;

/** Fields of a coupon that exists which can be edited, with their names. */
export const EDITED_FIELDS = [
  { field: "name", label: "이름" },
  { field: "kind", label: "깎는 법" },
  { field: "percent", label: "몇 %" },
  { field: "amount", label: "값" },
  { field: "minPrice", label: "얼마부터" },
  { field: "way", label: "주는 법" },
  { field: "code", label: "코드" },
  { field: "momentGrade", label: "몇 등급" },
  { field: "validFrom", label: "이때부터" },
  { field: "validUntil", label: "이때까지" },
  { field: "validDays", label: "받고 며칠" },
  { field: "budget", label: "예산" },
  { field: "issueLimit", label: "모두 몇 장" },
  { field: "perMember", label: "한 분에 몇 장" },
  { field: "isFirstPurchaseOnly", label: "첫 구매에만" },
  { field: "isAppOnly", label: "앱에서만" },
] as const satisfies readonly { field: keyof CouponForm; label: string }[];
