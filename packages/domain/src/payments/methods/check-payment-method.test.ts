import { expect, test } from "vitest";
import { won } from "../../money/won.ts";
import { isCash, type PaymentMethodType, type PgType } from "../payment-method-codes.ts";
import { LEAST, type OfferedMethod } from "./check-offered-method-sums.ts";
import { checkPaymentMethod } from "./check-payment-method.ts";

const OFFERED = Object.entries(LEAST).map(([method, minAmount]) => ({
  method: method as OfferedMethod["method"],
  minAmount,
  maxAmount: method === "phone" ? 500_000 : null,
}));
const choose = (
  paymentMethodType: PaymentMethodType,
  pgType: PgType = "toss",
  price = 22_900,
  offered = OFFERED,
) => checkPaymentMethod({ paymentMethodType, pgType }, won(price), offered);

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

test("checkPaymentMethod: a method that the shop does not offer is refused, whatever the price", () => {
  const offered = OFFERED.filter(({ method }) => method !== "card");
  expect(choose("card", "toss", 22_900, offered)).toMatchObject({ code: "PAYMENT_METHOD_NOT_AVAILABLE" });
  expect(choose("easypay", "payco", 22_900, offered).ok).toBe(true);
  expect(choose("card", "toss", 0, []).ok).toBe(true);
});

test("checkPaymentMethod: the greatest sum of a method is accepted and 1원 more refused", () => {
  expect(choose("phone", "toss", 500_000).ok).toBe(true);
  expect(choose("phone", "toss", 500_001)).toMatchObject({ code: "PAYMENT_ABOVE_MAXIMUM" });
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
