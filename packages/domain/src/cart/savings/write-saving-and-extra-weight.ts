import { groupDigits } from "../../money/format-won.ts";

type Savings = {
  /** Lower price of the goods in 원; negative where they cost more. */
  productsSaving: number;
  /** Lower shipping fees in 원; negative where they cost more. */
  shippingSaving: number;
};

/**
 * Explains why a change costs less in all, by its goods and its shipping.
 *
 * @example savingReason({ productsSaving: -500, shippingSaving: 3000 })
 *   // "상품 값은 500원 늘지만 배송비가 3,000원 줄어요"
 */
export function savingReason({ productsSaving, shippingSaving }: Savings): string {
  const goods = groupDigits(Math.abs(productsSaving));
  const shipping = groupDigits(Math.abs(shippingSaving));
  if (productsSaving < 0) return `상품 값은 ${goods}원 늘지만 배송비가 ${shipping}원 줄어요`;
  if (shippingSaving < 0) return `배송비는 ${shipping}원 늘지만 상품 값이 ${goods}원 줄어요`;
  if (shippingSaving === 0) return `상품 값이 ${goods}원 줄어요`;
  if (productsSaving === 0) return `배송비가 ${shipping}원 줄어요`;
  return `상품 값 ${goods}원, 배송비 ${shipping}원이 줄어요`;
}

const GRAMS_PER_KILOGRAM = 1000;

/**
 * Writes how much more arrives; "" for nothing.
 *
 * @example extraWeightText(1500, "g") // "1.5kg 더 와요"
 * @example extraWeightText(3, "구") // "3구 더 와요"
 */
export function extraWeightText(value: number, unit: string): string {
  if (value <= 0) return "";
  const isKilograms = unit === "g" && value >= GRAMS_PER_KILOGRAM;
  return isKilograms ? `${value / GRAMS_PER_KILOGRAM}kg 더 와요` : `${groupDigits(value)}${unit} 더 와요`;
}
