import type { ProductFields } from "../../../../features/products/edited-product-types.ts";

const FILLED: readonly (keyof ProductFields)[] = [
  "name",
  "kind",
  "categoryId",
  "distributorId",
  "carrierCode",
];
const WHOLE: readonly (keyof ProductFields)[] = [
  "shippingBase",
  "shippingPrimaryArea",
  "shippingSecondaryArea",
  "shippingThirdArea",
  "freeShippingFrom",
  "maxUnitInBox",
  "unstoringDaysAfter",
];

/**
 * Says what is wrong with a typed value before it is sent; `null` for nothing.
 *
 * @example validateField("shippingBase", "삼천원") // "숫자로 적어 주세요. 예: 3,000"
 */
export function validateField(field: keyof ProductFields, value: unknown): string | null {
  if (FILLED.includes(field) && (value === null || String(value).trim() === "")) return "비워 둘 수 없어요";
  if (WHOLE.includes(field) && typeof value !== "number") return "숫자로 적어 주세요. 예: 3,000";
  if (field === "sweetnessBrix" && value !== null && typeof value !== "number")
    return "숫자로 적어 주세요. 예: 11.5";
  if (field === "images" && Array.isArray(value) && value.length === 0) return "사진을 한 장은 두어 주세요";
  return null;
}
