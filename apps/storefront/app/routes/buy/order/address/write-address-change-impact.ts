import type { Reply } from "@todayfruit/contract/all-calls";
import { formatMonthDay } from "@todayfruit/domain/calendar/kst";
import { groupDigits } from "@todayfruit/domain/money/format-won";

type Preview = Reply<"GET /v1/app-users/orders/{id}/delivery-address/preview">;

/**
 * Writes what another area changes for an order; `null` when fee and day stay.
 *
 * @param lastArrivalDate last day of arrival at the present address
 * @example writeAddressChangeImpact({ feeDifference: -3000, lastArrivalDate: "2026-11-26", … }, "2026-11-27")
 *   // "이곳으로 바꾸면 배송비 3,000원을 돌려드리고, 11월 26일 (목)까지 도착해요"
 */
export function writeAddressChangeImpact(preview: Preview, lastArrivalDate: string | null): string | null {
  const { feeDifference, isUndeliverable } = preview;
  if (isUndeliverable) return "이곳으로는 배송하지 않는 상품이 있어요. 다른 주소를 골라주세요";
  if (feeDifference > 0) {
    return `이곳은 배송비가 ${groupDigits(feeDifference)}원 더 들어요. 결제한 뒤에는 바꿀 수 없어 새로 주문해 주세요`;
  }
  const fee = feeDifference < 0 ? `배송비 ${groupDigits(-feeDifference)}원을 돌려드` : null;
  const arrives = preview.lastArrivalDate;
  const day =
    arrives !== null && arrives !== lastArrivalDate ? `${formatMonthDay(arrives)}까지 도착해요` : null;
  if (fee !== null && day !== null) return `이곳으로 바꾸면 ${fee}리고, ${day}`;
  if (fee !== null) return `이곳으로 바꾸면 ${fee}려요`;
  return day === null ? null : `이곳으로 바꾸면 ${day}`;
}
