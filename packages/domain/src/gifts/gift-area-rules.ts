import type { AreaType } from "../shipping/area-of-zonecode.ts";
import { isUndeliverable, type UndeliverableFlags } from "../shipping/is-undeliverable.ts";

/** Areas of gifts: the one whose fee is charged, and those that a gift can be sent to. */

/** Area whose fee a gift is charged, because the address is unknown when it is paid for. */
export const GIFT_CHARGED_AREA: AreaType = "major";

/**
 * Rule of areas in Korean, shown to the sender before paying and to the receiver before entering an address. A gift
 * is charged the mainland fee; the shop bears the extra cost of 제주 or an island. Where one of its products cannot be
 * delivered, the address is refused, and the receiver enters another one or declines.
 */
export const GIFT_AREA_RULE =
  "제주·도서산간으로 보내도 배송비를 더 내지 않아요. 배송할 수 없는 지역이면 받는 분이 다른 주소를 적거나 선물을 거절할 수 있어요.";

/** Reports whether every product of a gift can be delivered to an area. @example canGoTo([], "third_area") // true */
export function canGoTo(products: readonly UndeliverableFlags[], area: AreaType): boolean {
  return !products.some((flags) => isUndeliverable(flags, area));
}
