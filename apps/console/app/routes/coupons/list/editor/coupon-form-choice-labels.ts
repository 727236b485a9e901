import { MOMENTS } from "../format-coupon-terms.ts";

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
