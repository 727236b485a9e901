import type { AreaType } from "../shipping/area.ts";
import { isUndeliverable, type UndeliverableFlags } from "../shipping/undeliverable.ts";

/** Where a gift is reckoned to go, because nobody knows better when it is paid for. */
export const GIFT_CHARGED_AREA: AreaType = "major";

/**
 * The rule of areas, as the sender reads it before paying and the receiver before entering an address. A gift is paid
 * for at the fee of the mainland; what 제주 or an island costs more is borne by the shop. Where a product of it cannot
 * be brought, the address is refused, and the receiver enters another one or declines.
 */
export const GIFT_AREA_RULE =
  "제주·도서산간으로 보내도 배송비를 더 내지 않아요. 배송할 수 없는 지역이면 받는 분이 다른 주소를 적거나 선물을 거절할 수 있어요.";

/** Whether a gift can go to an area: every product of it. @example canGoTo([], "third_area") // true */
export function canGoTo(products: readonly UndeliverableFlags[], area: AreaType): boolean {
  return !products.some((flags) => isUndeliverable(flags, area));
}
