import type { Reply } from "@todayfruit/contract/all-calls";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import type { AreaType } from "@todayfruit/domain/shipping/area-of-zonecode";

type Delivery = Pick<Reply<"GET /v1/products/{id}/delivery">, "areaAddress" | "shippingFee">;

const AREA_NAMES: Record<AreaType, string> = { major: "", secondary_area: "제주", third_area: "도서산간" };

/**
 * Writes the shipping fee of one unit in an area.
 *
 * @example formatUnitShippingFee({ areaAddress: "secondary_area", shippingFee: { base: 3000, area: 4000 } })
 *   // "배송비 7,000원 (제주 추가 4,000원 포함)"
 */
export function formatUnitShippingFee({ areaAddress, shippingFee: { base, area } }: Delivery): string {
  if (base + area === 0) return "무료배송";
  const fee = `배송비 ${groupDigits(base + area)}원`;
  return area === 0 ? fee : `${fee} (${AREA_NAMES[areaAddress]} 추가 ${groupDigits(area)}원 포함)`;
}
