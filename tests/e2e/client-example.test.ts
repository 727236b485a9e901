import { expect, test } from "vitest";
import { buyAsGuest, payInSandbox } from "../../packages/client/examples/buy.ts";
import { here } from "./look-up-journey-shops.ts";
import { read } from "./read-and-change-rows.ts";

test("client: its example buys as a guest by the calls alone, and the order is paid", async () => {
  const order = await buyAsGuest(here().shopUrl, "감귤", payInSandbox);
  expect(order.orderItemStatus).toBe("paid");
  expect(order.payment.paymentStatus).toBe("paid");
  expect(await read("select status from orders where id = $1", [order.id])).toEqual([{ status: "paid" }]);
});
