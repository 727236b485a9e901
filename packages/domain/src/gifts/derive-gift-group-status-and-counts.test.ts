import { expect, test } from "vitest";
import { canAllWithdraw, deriveGiftGroupStatus, giftCounts } from "./derive-gift-group-status-and-counts.ts";

test.each([
  ["request", ["unused"], "payment_waiting"],
  ["bank_transfer_waiting", ["unused", "unused"], "payment_waiting"],
  ["paid", ["unused", "declined"], "in_progress"],
  ["delivering", ["delivered", "delivering"], "in_progress"],
  ["complete", ["delivered", "expired"], "complete"],
  ["withdraw_complete", ["declined", "expired", "withdrawn"], "withdrawn"],
  ["incomplete", ["withdrawn"], "withdrawn"],
] as const)("deriveGiftGroupStatus: a %s order with gifts %j is %s", (order, gifts, status) => {
  expect(deriveGiftGroupStatus(order, gifts)).toBe(status);
});

test.each([
  [["unused", "unused"], true],
  [["unused", "declined"], true],
  [["unused", "address_entered"], false],
  [["unused", "delivered"], false],
  [["withdrawn", "withdrawn"], false],
] as const)("canAllWithdraw: %j gives %s", (gifts, can) => {
  expect(canAllWithdraw(gifts)).toBe(can);
});

test("giftCounts: gifts that came back do not count as sent", () => {
  expect(giftCounts(["unused", "address_entered", "delivered", "expired", "withdrawn"])).toEqual({
    sendCount: 3,
    emptyAddressCount: 1,
  });
});
