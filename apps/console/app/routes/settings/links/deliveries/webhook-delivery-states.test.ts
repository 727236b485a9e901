import { expect, test } from "vitest";
import { readDeliveryState } from "./webhook-delivery-states.ts";

test.each([
  ["failed", "failed"],
  ["toString", null],
  [null, null],
])("the state %j of the address narrows the list to %j", (text, state) => {
  expect(readDeliveryState(text)).toBe(state);
});
