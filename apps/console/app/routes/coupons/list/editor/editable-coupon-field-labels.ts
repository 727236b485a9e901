import type { CouponForm } from "./convert-coupon-form.ts";

/** Fields of a coupon that exists which can be edited, with their names. */
export const EDITABLE_FIELDS = [
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

export type EditableField = (typeof EDITABLE_FIELDS)[number]["field"];
