import { expect, test } from "vitest";
import { messageName } from "./message-and-channel-names.ts";

test.each([
  ["ORDER_PAID", "주문을 받았어요"],
  ["ADVERTISEMENT", "광고"],
  ["SOMETHING_OLD", "SOMETHING_OLD"],
])("%s is called %s", (template, name) => {
  expect(messageName(template)).toBe(name);
});
