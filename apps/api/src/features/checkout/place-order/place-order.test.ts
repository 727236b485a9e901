import { afterAll, beforeAll, expect, test } from "vitest";
import { authorize, check, confirm, openForm, pay } from "../../../testing/checkout-steps.ts";
import { guest, seedProduct } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, heldByProvider, select, stockOf } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

test("paying again from a form replaces the earlier attempt, also for the last unit", async () => {
  const { token, form, optionId } = await formForLastUnit();
  const first = await check(shop, token, form);
  const second = await check(shop, token, form);
  expect(second.status).toBe(200);
  expect(second.reply.orderId).not.toBe(first.reply.orderId);
  expect(await stockOf(shop, optionId)).toEqual({ on_hand: 1, reserved: 1 });
  expect(await statusesOf(form.id)).toEqual(["incomplete", "request"]);

  const late = await authorize(shop, { ...form, orderId: first.reply.orderId, orderTmpId: form.id });
  const tooLate = await confirm(
    shop,
    token,
    { ...form, orderId: first.reply.orderId, orderTmpId: form.id },
    late,
  );
  expect(tooLate.refusal.code).toBe("PAYMENT_EXPIRED");
  expect(await heldByProvider(shop, first.reply.orderId)).toBe(0);

  const order = { ...form, orderId: second.reply.orderId, orderTmpId: form.id };
  expect((await pay(shop, token, order)).reply.state).toBe("paid");
  expect(await stockOf(shop, optionId)).toEqual({ on_hand: 0, reserved: 0 });
  expect(await breaches(shop)).toEqual([]);
});

test("a paid form is refused as paid, also when the last unit is gone", async () => {
  const { token, form } = await formForLastUnit();
  const order = { ...(await check(shop, token, form)).reply, orderTmpId: form.id };
  await pay(shop, token, order);
  expect((await check(shop, token, form)).refusal.code).toBe("ORDER_ALREADY_PAID");
  expect(await statusesOf(form.id)).toEqual(["paid"]);
});

test("a form whose confirmation is in progress is refused as pending", async () => {
  const { token, form } = await formForLastUnit();
  const { reply } = await check(shop, token, form);
  await select(
    shop,
    "update payment p set payment_key = 'k' from orders o where o.id = p.order_id and o.uuid = $1",
    [reply.orderId],
  );
  expect((await check(shop, token, form)).refusal.code).toBe("PAYMENT_PENDING");
});

test("ten concurrent orders of a form leave one open order and one reserved unit", async () => {
  const { token, form, optionId } = await formForLastUnit();
  const replies = await Promise.all(Array.from({ length: 10 }, () => check(shop, token, form)));
  const refused = replies.filter(({ status }) => status !== 200);
  expect(refused.length).toBeLessThan(10);
  expect(refused.filter(({ refusal }) => refusal.code !== "SOLD_OUT")).toEqual([]);
  expect((await statusesOf(form.id)).filter((status) => status === "request")).toHaveLength(1);
  expect(await stockOf(shop, optionId)).toEqual({ on_hand: 1, reserved: 1 });
  expect(await breaches(shop)).toEqual([]);
});

test("paying again while the earlier attempt fails releases its unit once", async () => {
  const { token, form, optionId } = await formForLastUnit();
  const { reply } = await check(shop, token, form);
  const fail = () =>
    shop.call(token, "POST /v1/payments/{orderId}/fail", {
      path: { orderId: reply.orderId },
      body: { code: "CLOSED" },
    });
  await Promise.all([fail(), check(shop, token, form), fail(), check(shop, token, form), fail()]);
  expect(await stockOf(shop, optionId)).toEqual({ on_hand: 1, reserved: 1 });
  expect(await breaches(shop)).toEqual([]);
});

test("a missing option leaves none of the order's options reserved", async () => {
  const { productId, optionIds } = await seedProduct(shop.database.db, { options: 2, stock: 5 });
  const token = await guest(shop);
  const [one, other] = [optionIds[0], optionIds[0] + 1];
  const form = await openForm(shop, token, [
    { productId, optionId: one, units: 2 },
    { productId, optionId: other, units: 5 },
  ]);
  await select(shop, "update option_stock set on_hand = 4 where option_id = $1", [other]);
  const refused = await check(shop, token, form);
  expect(refused.refusal).toMatchObject({
    code: "NOT_ENOUGH_STOCK",
    detail: { products: [{ id: productId, optionName: "옵션 2", remaining: 4 }] },
  });
  expect(await stockOf(shop, one)).toEqual({ on_hand: 5, reserved: 0 });
  expect(await statusesOf(form.id)).toEqual([]);
});

test.each([
  [0, 1, "SOLD_OUT"],
  [1, 2, "NOT_ENOUGH_STOCK"],
] as const)("with %i units left after the lock, %i are refused as %s", async (left, units, code) => {
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: 5 });
  const token = await guest(shop);
  const form = await openForm(shop, token, [{ productId, optionId: optionIds[0], units }]);
  const other = await shop.database.db.pool.connect();
  await other.query("begin");
  await other.query("select from option_stock where option_id = $1 for update", [optionIds[0]]);
  const checking = check(shop, token, form);
  await expect
    .poll(
      async () => (await select(shop, "select from pg_stat_activity where wait_event_type = 'Lock'")).length,
    )
    .toBe(1);
  await other.query("update option_stock set on_hand = $2 where option_id = $1", [optionIds[0], left]);
  await other.query("commit");
  other.release();
  expect((await checking).refusal).toMatchObject({ code, detail: { products: [{ remaining: left }] } });
  expect(await statusesOf(form.id)).toEqual([]);
});

async function formForLastUnit() {
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: 1 });
  const token = await guest(shop);
  const form = await openForm(shop, token, [{ productId, optionId: optionIds[0] }]);
  return { token, form, optionId: optionIds[0] };
}

async function statusesOf(formId: string): Promise<string[]> {
  const rows = await select<{ status: string }>(
    shop,
    "select status from orders where order_tmp_id = $1 order by id",
    [formId],
  );
  return rows.map((row) => row.status);
}
