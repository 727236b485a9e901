import { expect, test } from "vitest";
import { won } from "../money/won.ts";
import { checkPaymentMethod } from "./check-payment-method.ts";
import { isCash, type PaymentMethodType, type PgType } from "./payment-method-type.ts";

const choose = (paymentMethodType: PaymentMethodType, pgType: PgType = "toss", price = 22_900) =>
  checkPaymentMethod({ paymentMethodType, pgType }, won(price));

test.each(["card", "vbank", "transfer", "phone", "billing"] as const)(
  "checkPaymentMethod: %s is paid through the provider",
  (method) => {
    expect(choose(method)).toEqual({ ok: true, value: { pgType: "toss", paymentMethodType: method } });
  },
);

test.each(["kakaopay", "naverpay", "tosspay", "payco", "samsungpay"] as const)(
  "checkPaymentMethod: %s is accepted as a wallet only with easypay",
  (pgType) => {
    expect(choose("easypay", pgType)).toMatchObject({ ok: true, value: { pgType } });
    expect(choose("card", pgType)).toMatchObject({ code: "PAYMENT_METHOD_NOT_AVAILABLE" });
  },
);

test("checkPaymentMethod: easypay without a wallet, and points for a price above 0, are refused", () => {
  expect(choose("easypay")).toMatchObject({ code: "PAYMENT_METHOD_NOT_AVAILABLE" });
  expect(choose("point", "point")).toMatchObject({ code: "PAYMENT_METHOD_NOT_AVAILABLE" });
  expect(choose("card", "point")).toMatchObject({ code: "PAYMENT_METHOD_NOT_AVAILABLE" });
});

test("checkPaymentMethod: a price of 0 is paid by points, whatever was chosen", () => {
  expect(choose("vbank", "toss", 0)).toEqual({
    ok: true,
    value: { pgType: "point", paymentMethodType: "point" },
  });
});

test.each([
  ["card", 99, 100],
  ["phone", 99, 100],
  ["vbank", 199, 200],
  ["transfer", 199, 200],
] as const)("checkPaymentMethod: %s refuses %i원 and accepts its minimum", (method, below, least) => {
  expect(choose(method, "toss", below)).toMatchObject({ code: "PAYMENT_BELOW_MINIMUM" });
  expect(choose(method, "toss", least).ok).toBe(true);
});

test("isCash: only vbank and transfer are cash", () => {
  expect((["vbank", "transfer", "card", "phone", "easypay"] as const).map(isCash)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
