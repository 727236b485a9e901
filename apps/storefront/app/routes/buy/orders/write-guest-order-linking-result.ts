import type { Reply } from "@todayfruit/contract/all-calls";

/**
 * Result of linking the guest orders of a number.
 *
 * @example writeGuestOrderLinkingResult({ claimed: 2, alreadyMine: 0 }) // "비회원으로 한 주문 2건을 가져왔어요"
 */
export function writeGuestOrderLinkingResult({
  claimed,
  alreadyMine,
}: Reply<"POST /v1/app-users/guest-orders/claim">): string {
  if (claimed > 0) return `비회원으로 한 주문 ${claimed}건을 가져왔어요`;
  if (alreadyMine > 0) return "이 번호로 한 주문은 이미 모두 가져왔어요";
  return "이 번호로 한 비회원 주문이 없어요. 주문할 때 적은 번호인지 확인해 주세요";
}
