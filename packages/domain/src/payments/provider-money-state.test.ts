import { expect, test } from "vitest";
import { providerMoneyState } from "./provider-money-state.ts";
import type { ProviderStatus } from "./provider-status-meaning.ts";

test.each<[ProviderStatus, number, string]>([
  ["READY", 22900, "none"],
  ["IN_PROGRESS", 22900, "none"],
  ["WAITING_FOR_DEPOSIT", 22900, "depositable"],
  ["DONE", 22900, "captured"],
  ["DONE", 0, "gone"],
  ["PARTIAL_CANCELED", 1, "captured"],
  ["PARTIAL_CANCELED", 0, "gone"],
  ["CANCELED", 0, "gone"],
  ["ABORTED", 22900, "gone"],
  ["EXPIRED", 22900, "gone"],
])("providerMoneyState: %s with a balance of %d원 is %s", (status, balanceAmount, money) => {
  expect(providerMoneyState({ status, totalAmount: 22900, balanceAmount })).toBe(money);
});
