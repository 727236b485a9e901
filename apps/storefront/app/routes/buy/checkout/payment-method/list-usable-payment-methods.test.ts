import type { OfferedMethod } from "@todayfruit/domain/payments/methods/check-offered-method-sums";
import { expect, test } from "vitest";
import { DEFAULT_PAYMENT_SELECTION } from "./convert-and-check-payment-selection.ts";
import { listUsablePaymentMethods, usableSelection } from "./list-usable-payment-methods.ts";

const OFFERED: OfferedMethod[] = [
  { method: "phone", minAmount: 1000, maxAmount: 50_000 },
  { method: "billing", minAmount: 100, maxAmount: null },
  { method: "vbank", minAmount: 200, maxAmount: null },
];

test.each([
  [20_000, true, ["vbank", "phone", "billing"]],
  [20_000, false, ["vbank", "phone"]],
  [50_001, false, ["vbank"]],
  [150, true, ["billing"]],
  [50, true, []],
])("listUsablePaymentMethods: %i원 of a member (%s) is paid with %j", (price, isMember, methods) => {
  expect(listUsablePaymentMethods(OFFERED, { price, isMember })).toEqual(methods);
});

test("usableSelection: a usable method stays, another becomes the first, and without any nothing changes", () => {
  const phone = { ...DEFAULT_PAYMENT_SELECTION, method: "phone" } as const;
  expect(usableSelection(phone, ["vbank", "phone"])).toBe(phone);
  expect(usableSelection(phone, ["vbank"])).toEqual({ ...phone, method: "vbank" });
  expect(usableSelection(phone, [])).toBe(phone);
});
