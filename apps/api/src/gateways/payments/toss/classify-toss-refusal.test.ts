import { expect, test } from "vitest";
import { classifyTossRefusal } from "./classify-toss-refusal.ts";

test.each([
  ["ALREADY_PROCESSED_PAYMENT", "settled"],
  ["DUPLICATED_ORDER_ID", "duplicated"],
  ["REJECT_CARD_COMPANY", "buyer"],
  ["EXCEED_MAX_CARD_INSTALLMENT_PLAN", "buyer"],
  ["NOT_SUPPORTED_INSTALLMENT_PLAN_CARD_OR_MERCHANT", "buyer"],
  ["NOT_FOUND_PAYMENT_SESSION", "restart"],
  ["NOT_AVAILABLE_BANK", "later"],
  ["PROVIDER_ERROR", "transient"],
  ["INVALID_REQUEST", "final"],
  ["NOT_CANCELABLE_AMOUNT", "final"],
  ["SOMETHING_NEW", null],
])("classifyTossRefusal: %s is %s", (code, refusalClass) => {
  expect(classifyTossRefusal(code)).toBe(refusalClass);
});
