import { setTimeout as wait } from "node:timers/promises";
import { isBusyRefusal } from "@todayfruit/contract/busy-refusals";
import { afterAll, beforeAll, expect, test } from "vitest";
import { authorize, check, confirm, openForm, pay, placeOrder } from "../../testing/checkout-steps.ts";
import { guest, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { atProvider, breaches, select, stockOf } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
});
afterAll(() => shop.close());

const BUYERS = 200;
const STOCK = 50;

test("two hundred concurrent buyers of fifty units: fifty pay, the others are refused with a reason, nothing is oversold", {
  timeout: 60_000,
}, async () => {
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: STOCK });
  const [optionId] = optionIds;
  const tokens = await Promise.all(Array.from({ length: BUYERS }, () => guest(shop)));
  const forms = await Promise.all(tokens.map((token) => openForm(shop, token, [{ productId, optionId }])));

  const outcomes = await Promise.all(
    forms.map(async (form, index) => {
      const token = tokens[index] ?? "";
      const placed = await check(shop, token, form);
      if (placed.status !== 200) return placed.refusal.code;
      return payPatiently(token, { ...placed.reply, orderTmpId: form.id });
    }),
  );

  const told = Map.groupBy(outcomes, (outcome) => outcome);
  expect(told.get("paid")).toHaveLength(STOCK);
  expect(told.get("SOLD_OUT")).toHaveLength(BUYERS - STOCK);
  expect(await stockOf(shop, optionId)).toEqual({ on_hand: 0, reserved: 0 });
  const captured = (await atProvider(shop)).filter(({ status }) => status === "DONE");
  const paid = await select<{ uuid: string }>(shop, "select uuid from orders where status = 'paid'");
  expect(captured.map(({ orderId }) => orderId).sort()).toEqual(paid.map(({ uuid }) => uuid).sort());
  expect(await breaches(shop)).toEqual([]);
});

test("twenty concurrent confirms of one payment are one order and one capture", async () => {
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: 20 });
  const token = await guest(shop);
  const order = await placeOrder(shop, token, { productId, optionId: optionIds[0] });
  const paymentKey = await authorize(shop, order);
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => confirm(shop, token, order, paymentKey)),
  );
  const refused = replies.filter(({ status }) => status !== 200);
  expect(replies.filter(({ reply }) => reply.state === "paid").length).toBeGreaterThanOrEqual(1);
  expect(refused.filter(({ refusal }) => refusal.code !== "PAYMENT_PENDING")).toEqual([]);
  expect(await atProvider(shop, order.orderId)).toMatchObject([{ status: "DONE", totalAmount: order.price }]);
  expect(await stockOf(shop, optionIds[0])).toEqual({ on_hand: 19, reserved: 0 });
  const events = await select(
    shop,
    "select e.to_status from order_status_change e join orders o on o.id = e.order_id where o.uuid = $1 order by e.id",
    [order.orderId],
  );
  expect(events).toEqual([{ to_status: "request" }, { to_status: "paid" }]);
  expect(await breaches(shop)).toEqual([]);
});

test("two windows confirmed concurrently capture one of them", async () => {
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: 5 });
  const token = await guest(shop);
  const order = await placeOrder(shop, token, { productId, optionId: optionIds[0] });
  const keys = [await authorize(shop, order), await authorize(shop, order)];
  await Promise.all(keys.map((key) => confirm(shop, token, order, key)));
  const taken = (await atProvider(shop, order.orderId)).filter(({ status }) => status === "DONE");
  expect(taken).toHaveLength(1);
  expect(await stockOf(shop, optionIds[0])).toEqual({ on_hand: 4, reserved: 0 });
  expect(await breaches(shop)).toEqual([]);
});

test("buyers of two options in opposite order do not deadlock", async () => {
  const { productId, optionIds } = await seedProduct(shop.database.db, { options: 2, stock: 200 });
  const picks = [0, 1].map((index) => ({ productId, optionId: optionIds[0] + index }));
  const [one, other] = picks;
  if (!one || !other) throw new Error("Two options were seeded");
  const placed = await Promise.all(
    Array.from({ length: 30 }, async (_, index) => {
      const token = await guest(shop);
      const form = await openForm(shop, token, index % 2 === 0 ? [one, other] : [other, one]);
      const { reply } = await check(shop, token, form);
      return (await pay(shop, token, { ...reply, orderTmpId: form.id })).reply.state;
    }),
  );
  expect(new Set(placed)).toEqual(new Set(["paid"]));
  expect(await stockOf(shop, one.optionId)).toEqual({ on_hand: 170, reserved: 0 });
  expect(await stockOf(shop, other.optionId)).toEqual({ on_hand: 170, reserved: 0 });
  expect(await breaches(shop)).toEqual([]);
});

/** Repeats the confirm while the queue for the option's stock times out. */
async function payPatiently(token: string, order: Parameters<typeof authorize>[1]) {
  const paymentKey = await authorize(shop, order);
  for (;;) {
    const { status, reply, refusal } = await confirm(shop, token, order, paymentKey);
    if (status === 200) return reply.state;
    if (!isBusyRefusal(refusal.code) && refusal.code !== "PAYMENT_PENDING") return refusal.code;
    await wait(20);
  }
}
