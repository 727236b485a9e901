import { TOKEN_TYPES } from "@todayfruit/contract/accounts/user-and-token-schemas";
import { ADVERTISING_TYPES } from "@todayfruit/contract/best/best.calls";
import { CANCELLATION_TYPES, RECEIPT_TYPES } from "@todayfruit/contract/orders/order";
import { VISIT_TIME_LIMITS } from "@todayfruit/domain/analytics/visit-time-limits";
import { OPTION_STATUSES, PRODUCT_STATUSES } from "@todayfruit/domain/catalog/product-and-option-status";
import { DEFAULT_GIFT_NOTI_TYPE } from "@todayfruit/domain/gifts/receivers/gift-noti-type-codes";
import { GIFT_STATUSES } from "@todayfruit/domain/gifts/status";
import { ORDER_ITEM_PRODUCT_STATUSES, ORDER_STATUSES } from "@todayfruit/domain/orders/status";
import { PAYMENT_STATUSES } from "@todayfruit/domain/payments/status";
import { AREA_TYPES } from "@todayfruit/domain/shipping/area-of-zonecode";
import { DEFAULT_SHIPPING_FEE_TYPE } from "@todayfruit/domain/shipping/shipping-fee-type";
import { expect, test } from "vitest";

const VOCABULARIES: [line: string, words: readonly string[], specified: string][] = [
  [
    "oipStatus",
    ORDER_ITEM_PRODUCT_STATUSES,
    `request stock_out withdraw_request withdraw_partially withdraw_complete replace_request replace_complete
     return_request return_complete bank_transfer_waiting paid delivery_waiting delivery_delay delivering delivery_end
     incomplete complete unknown`,
  ],
  [
    "order status",
    ORDER_STATUSES,
    `pre_ordering request stock_out withdraw_request withdraw_complete bank_transfer_waiting paid delivery_waiting
     delivery_delay delivering delivery_end incomplete complete unknown`,
  ],
  ["payment status", PAYMENT_STATUSES, "waiting paid withdraw"],
  [
    "option combination status",
    OPTION_STATUSES,
    "stock_in unlimited_stock_in stock_out temp_stock_out suspended",
  ],
  [
    "product status",
    PRODUCT_STATUSES,
    "waiting stock_in unlimited_stock_in stock_out temp_stock_out suspended removed",
  ],
  ["token type", TOKEN_TYPES, "temp nonce oauth email guest"],
  ["area type", AREA_TYPES, "major secondary_area third_area"],
  ["home best category-advertising type", ADVERTISING_TYPES, "best home"],
  ["receipt type", RECEIPT_TYPES, "income_deduction expenditure_proof none"],
  ["withdraw type", CANCELLATION_TYPES, "normal withdraw_oi_only withdraw_oip_only withdraw_deny"],
];

test.each(VOCABULARIES)(
  "specification §3: vocabulary: %s has exactly its words",
  (_line, words, specified) => {
    expect([...words].toSorted()).toEqual(specified.split(/\s+/).toSorted());
  },
);

test("specification §3: vocabulary: a gift is unused at first and sent by the sender's own KakaoTalk", () => {
  expect([GIFT_STATUSES.includes("unused"), DEFAULT_GIFT_NOTI_TYPE]).toEqual([true, "kakaotalkSend"]);
});

test("specification §9: measurement ends, credits and forgets as it is written", () => {
  expect(VISIT_TIME_LIMITS).toEqual({
    sessionMinutes: 30,
    attributionDays: 7,
    attributionMinutes: 10_080,
    timeoutMs: 3000,
    longestPageSeconds: 1800,
    referrerDays: 7,
    comebackDays: 14,
  });
});

test("specification §9: the default shipping fee type of a cart is type03", () => {
  expect(DEFAULT_SHIPPING_FEE_TYPE).toBe("type03");
});
