/**
 * Label of a change of points.
 *
 * @param reason the server's code; an unknown one is labelled by the amount's sign
 * @example formatPointChangeReason("use", -2000) // "상품 구매"
 */
export function formatPointChangeReason(reason: string, amount: number): string {
  return REASONS.get(reason) ?? (amount > 0 ? "포인트 적립" : "포인트 사용");
}

const REASONS: ReadonlyMap<string, string> = new Map([
  ["use", "상품 구매"],
  ["return", "주문 취소로 돌려받음"],
  ["award", "포인트 적립"],
  ["purchase", "구매 적립"],
  ["review", "후기 적립"],
  ["photoReview", "사진 후기 적립"],
  ["birthday", "생일 축하"],
  ["event", "이벤트 적립"],
  ["adjust", "고객센터에서 바로잡음"],
  ["claw_back", "취소한 구매의 포인트"],
  ["expire", "기간이 지나 사라짐"],
  ["leave", "탈퇴로 사라짐"],
]);
