import { expect, test } from "vitest";
import { lastRefusal, orderRefusalEffect } from "./order-refusal-effect.ts";

test("a refusal skips the cycle, pauses where it would stay refused, and passes over what does not last", () => {
  expect(orderRefusalEffect("NOT_ENOUGH_STOCK")).toEqual({ skip: "sold_out", pause: null });
  expect(orderRefusalEffect("PRODUCT_NOT_ON_SALE")).toEqual({ skip: "option_ended", pause: "option_ended" });
  expect(orderRefusalEffect("STOCK_BUSY")).toBeNull();
  expect(orderRefusalEffect("WAITING_ROOM_ONLY")).toBeNull();
});

test("a refusal that lasted until the last hour is named by the waiting room it came from, else as a failed order", () => {
  expect(lastRefusal("WAITING_ROOM_ONLY")).toBe("waiting_room");
  expect(lastRefusal("STOCK_BUSY")).toBe("order_failed");
});
