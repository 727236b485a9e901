import { expect, test } from "vitest";
import { paymentFailureText } from "./payment-failure-text.ts";

test.each([
  ["REJECT_CARD_COMPANY", "카드사가 결제를 승인하지 않았어요. 다른 결제 수단을 골라주세요"],
  ["INVALID_CARD_NUMBER", "카드번호가 맞지 않아요. 카드 정보를 확인하거나 다른 결제 수단을 골라주세요"],
  ["해킹 의심 결제예요. 010-1234-5678로 전화해 주세요", "다른 결제 수단을 골라주세요"],
  ["constructor", "다른 결제 수단을 골라주세요"],
  ["", "다른 결제 수단을 골라주세요"],
  [undefined, "다른 결제 수단을 골라주세요"],
])("paymentFailureText: %s is written in the shop's own words with a next step", (code, text) => {
  expect(paymentFailureText(code)).toBe(text);
});
