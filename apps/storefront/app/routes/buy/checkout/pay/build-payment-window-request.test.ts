import { expect, test } from "vitest";
import { buildPaymentWindowRequest, type PaymentStart } from "./build-payment-window-request.ts";

const start: PaymentStart = {
  scriptUrl: "https://js.tosspayments.com/v2/standard",
  clientKey: "test_ck_1",
  customerKey: "@@ANONYMOUS",
  method: "CARD",
  easyPay: null,
  useEscrow: false,
  escrowProducts: [],
  amount: 57_700,
  taxFreeAmount: 54_700,
  orderId: "00000000-0000-4000-8000-000000000001",
  orderName: "노지 감귤 외 1건",
  customerName: "김하루",
  customerEmail: null,
  customerMobilePhone: "01012345678",
  validHours: null,
};

test("buildPaymentWindowRequest: a card returns to the shop's pages and omits unknown fields", () => {
  expect(buildPaymentWindowRequest(start, "https://shop.example")).toEqual({
    method: "CARD",
    amount: { currency: "KRW", value: 57_700 },
    orderId: start.orderId,
    orderName: "노지 감귤 외 1건",
    successUrl: "https://shop.example/checkout/processing",
    failUrl: "https://shop.example/checkout/payment-fail",
    taxFreeAmount: 54_700,
    customerName: "김하루",
    customerMobilePhone: "01012345678",
    card: { flowMode: "DEFAULT" },
  });
});

test("buildPaymentWindowRequest: a virtual account has its validity in hours and issues no cash receipt", () => {
  const request = buildPaymentWindowRequest(
    { ...start, method: "VIRTUAL_ACCOUNT", validHours: 48 },
    "https://shop.example",
  );
  expect(request).toMatchObject({ virtualAccount: { validHours: 48, cashReceipt: { type: "미발행" } } });
  expect(request.card).toBeUndefined();
});

test("buildPaymentWindowRequest: a wallet opens directly", () => {
  const request = buildPaymentWindowRequest({ ...start, easyPay: "KAKAOPAY" }, "https://shop.example");
  expect(request.card).toEqual({ flowMode: "DIRECT", easyPay: "KAKAOPAY" });
});

test("buildPaymentWindowRequest: an escrow transfer lists its products; a phone bill adds nothing", () => {
  const product = { id: "1", name: "노지 감귤 5kg", code: "20", unitPrice: 27_350, quantity: 2 };
  const cash = { ...start, method: "TRANSFER" as const, useEscrow: true, escrowProducts: [product] };
  expect(buildPaymentWindowRequest(cash, "https://shop.example").transfer).toEqual({
    cashReceipt: { type: "미발행" },
    useEscrow: true,
    escrowProducts: [product],
  });
  const phone = buildPaymentWindowRequest({ ...start, method: "MOBILE_PHONE" }, "https://shop.example");
  expect(phone).not.toHaveProperty("card");
  expect(phone).not.toHaveProperty("transfer");
});
