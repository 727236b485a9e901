/**
 * Names a reason of a change of points for operators; an unknown code is shown as it is.
 *
 * @example pointReasonName("adjust") // "손으로 바로잡음"
 */
export function pointReasonName(reason: string): string {
  return NAMES.get(reason) ?? reason;
}

const NAMES: ReadonlyMap<string, string> = new Map([
  ["use", "주문에 씀"],
  ["return", "취소한 주문에서 돌려줌"],
  ["award", "적립"],
  ["purchase", "구매 적립"],
  ["review", "후기 적립"],
  ["photoReview", "사진 후기 적립"],
  ["birthday", "생일"],
  ["event", "이벤트"],
  ["adjust", "손으로 바로잡음"],
  ["claw_back", "취소한 구매에서 거둠"],
  ["expire", "기간이 지나 사라짐"],
  ["leave", "탈퇴로 사라짐"],
]);
