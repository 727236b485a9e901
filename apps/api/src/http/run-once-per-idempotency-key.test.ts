import { afterAll, beforeAll, expect, test } from "vitest";
import { authorize, check, confirm, openForm, placeOrder } from "../testing/checkout-steps.ts";
import { guest, seedProduct } from "../testing/product-and-member-fixtures.ts";
import { heldByProvider, later, select, stockOf } from "../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../testing/test-shop.ts";
import { once } from "./run-once-per-idempotency-key.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

test("the same key with the same request replays the reply and changes nothing", async () => {
  const { token, form, optionId } = await seen();
  const first = await check(shop, token, form, {}, key("one"));
  const again = await check(shop, token, form, {}, key("one"));
  expect(again.reply).toEqual(first.reply);
  expect(await stockOf(shop, optionId)).toEqual({ on_hand: 3, reserved: 1 });
  const other = await check(shop, token, form, {}, key("another"));
  expect(other.reply.orderId).not.toBe(first.reply.orderId);
});

test("a refusal is replayed", async () => {
  const { token, form } = await seen();
  const refused = await check(shop, token, form, { chkPrice: 1 }, key("refused"));
  await select(shop, "update product_option set list_price = 50000, price = 50000");
  const again = await check(shop, token, form, { chkPrice: 1 }, key("refused"));
  await select(shop, "update product_option set price = 10000, list_price = 10000");
  expect(again.refusal).toEqual(refused.refusal);
});

test("the same key with another body, path or call is refused", async () => {
  const { token, form } = await seen();
  await check(shop, token, form, {}, key("reused"));
  const body = await check(shop, token, form, { paymentMethodType: "vbank" }, key("reused"));
  expect([body.status, body.refusal.code]).toEqual([422, "IDEMPOTENCY_KEY_REUSED"]);
  const { form: otherForm } = await seen(token);
  expect((await check(shop, token, otherForm, {}, key("reused"))).status).toBe(422);
  const order = { orderId: shop.services.uuid(), price: 1, orderTmpId: form.id };
  expect((await confirm(shop, token, order, "k", key("reused"))).status).toBe(422);
});

test("one buyer's key does not affect another buyer's", async () => {
  const [one, other] = [await seen(), await seen()];
  const first = await check(shop, one.token, one.form, {}, key("shared"));
  const second = await check(shop, other.token, other.form, {}, key("shared"));
  expect([first.status, second.status]).toEqual([200, 200]);
});

test("twenty concurrent requests with one key do the work once; the others are refused or get its reply", async () => {
  const { token, form, optionId } = await seen();
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => check(shop, token, form, {}, key("at once"))),
  );
  const done = replies.filter(({ status }) => status === 200);
  const others = replies.filter(({ status }) => status !== 200);
  expect(new Set(done.map(({ reply }) => reply.orderId)).size).toBe(1);
  expect(others.filter(({ refusal }) => refusal.code !== "IDEMPOTENCY_IN_PROGRESS")).toEqual([]);
  expect(await stockOf(shop, optionId)).toEqual({ on_hand: 3, reserved: 1 });
});

test("a key whose first request died is free after a minute, for the same request only", async () => {
  const { token, form } = await seen();
  await check(shop, token, form, {}, key("died"));
  await select(shop, "update idempotency_key set status = null, reply = null where key = 'died'");
  expect((await check(shop, token, form, {}, key("died"))).refusal.code).toBe("IDEMPOTENCY_IN_PROGRESS");
  later(shop, 2);
  expect((await check(shop, token, form, { chkPrice: 1 }, key("died"))).status).toBe(422);
  expect((await check(shop, token, form, {}, key("died"))).status).toBe(200);
});

test("an open outcome is not stored: the same key asks again when the provider is back", async () => {
  const { token, form } = await seen();
  const { reply } = await check(shop, token, form);
  const order = { ...reply, orderTmpId: form.id };
  const paymentKey = await authorize(shop, order);
  for (const point of ["confirm", "get"]) {
    await shop.sandbox("/_sim/fault", { point, kind: "error500", times: 2 });
  }
  expect((await confirm(shop, token, order, paymentKey, key("pending"))).refusal.code).toBe(
    "PAYMENT_PENDING",
  );
  expect((await confirm(shop, token, order, paymentKey, key("pending"))).reply.state).toBe("paid");
  expect((await confirm(shop, token, order, paymentKey, key("pending"))).reply.state).toBe("paid");
  expect(await heldByProvider(shop, order.orderId)).toBe(order.price);
});

test.each(["SHOP_BUSY", "STOCK_BUSY", "NOT_READY"] as const)(
  "after a refusal with %s the same key carries the request out when repeated",
  async (code) => {
    await guest(shop);
    const [newest] = await select<{ id: number }>(shop, "select max(id)::integer as id from app_user");
    const holder = { kind: "buyer", id: Number(newest?.id) } as const;
    const answers = [
      { status: 503, reply: { code } },
      { status: 200, reply: { done: true } },
    ];
    const ask = () =>
      once(
        shop.services,
        holder,
        code,
        "POST /x",
        {},
        async () => answers.shift() ?? { status: 500, reply: null },
      );
    const heard = [await ask(), await ask(), await ask()];
    expect(heard.map((each) => (typeof each === "string" ? each : each.status))).toEqual([503, 200, 200]);
  },
);

test("a bug frees the key", async () => {
  const { token, form } = await seen();
  await shop.database.asOwner("alter table stock_reservation rename to stock_hold_away");
  await expect(check(shop, token, form, {}, key("bug"))).rejects.toThrow("stock_reservation");
  await shop.database.asOwner("alter table stock_hold_away rename to stock_reservation");
  expect((await check(shop, token, form, {}, key("bug"))).status).toBe(200);
});

test.each([
  ["an empty key", ""],
  ["a key with a space", "a b"],
  ["a key beyond 300 characters", "k".repeat(301)],
  ["a key in Korean", "한글"],
])("%s is refused", async (_what, bad) => {
  const { token, form } = await seen();
  expect((await check(shop, token, form, {}, { "idempotency-key": bad })).refusal).toMatchObject({
    code: "INVALID_INPUT",
    detail: { fields: [{ field: "Idempotency-Key" }] },
  });
});

test("a call that moves no money or stock ignores the key", async () => {
  const { productId, optionIds } = await seedProduct(shop.database.db);
  const token = await guest(shop);
  const order = await placeOrder(shop, token, { productId, optionId: optionIds[0] });
  const path = { orderId: order.orderId };
  const twice = [
    await shop.call(token, "POST /v1/payments/{orderId}/start", { path }, key("start")),
    await shop.call(token, "POST /v1/payments/{orderId}/start", { path }, key("start")),
  ];
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
});

function key(name: string): Record<string, string> {
  return { "idempotency-key": name.replaceAll(" ", "-") };
}

async function seen(token?: string) {
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: 3 });
  const buyer = token ?? (await guest(shop));
  const form = await openForm(shop, buyer, [{ productId, optionId: optionIds[0] }]);
  return { token: buyer, form, optionId: optionIds[0] };
}
