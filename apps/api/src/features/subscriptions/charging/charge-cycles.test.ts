import { afterAll, beforeAll, expect, test } from "vitest";
import { member, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, heldByProvider, select, stockOf } from "../../../testing/read-and-set-shop-state.ts";
import { setClockToKst } from "../../../testing/subscriptions/set-clock-to-kst.ts";
import { subscribe } from "../../../testing/subscriptions/subscribe-member-steps.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { chargeDueCycles } from "../timed/charge-due-cycles.ts";
import { remindCycles } from "../timed/remind-cycles.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 12 });
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

const ONE = "GET /v1/app-users/subscriptions/{id}";

test("a delivery is told two days before at 10:00, charged at 18:00 at the price of that moment, once by three runs at the same time", async () => {
  setClockToKst(shop, "2026-11-23", "13:20");
  const token = await member(shop);
  const { detail, optionId } = await subscribe(shop, token, { seed: { price: 17_900, stock: 10 } });
  expect(detail.next).toMatchObject({
    number: 1,
    dispatchOn: "2026-11-26",
    state: "scheduled",
    goodsPrice: 17_900,
    shippingFee: 3000,
    price: 20_900,
    remindAt: "2026-11-24T01:00:00.000Z",
    changeUntil: "2026-11-24T09:00:00.000Z",
    afterSkipOn: "2026-12-10",
  });
  await remindCycles(shop.services);
  expect(await templatesOf(detail.id)).toEqual([]);

  setClockToKst(shop, "2026-11-24", "10:00");
  await Promise.all([remindCycles(shop.services), remindCycles(shop.services), remindCycles(shop.services)]);
  expect(await templatesOf(detail.id)).toEqual(["SUBSCRIPTION_REMINDER"]);
  await chargeDueCycles(shop.services);
  expect(await ordersOf(detail.id)).toEqual([]);

  setClockToKst(shop, "2026-11-24", "18:00");
  await shop.database.db.pool.query(
    "update product_option set price = 18500, list_price = 18500 where id = $1",
    [optionId],
  );
  await Promise.all([
    chargeDueCycles(shop.services),
    chargeDueCycles(shop.services),
    chargeDueCycles(shop.services),
  ]);
  const orders = await ordersOf(detail.id);
  expect(orders).toMatchObject([
    {
      status: "paid",
      products_price: 18_500,
      price: 21_500,
      shipment_date: "2026-11-26",
      promised: "2026-11-26",
    },
  ]);
  expect(await heldByProvider(shop, orders[0]?.uuid ?? "")).toBe(21_500);
  expect(await stockOf(shop, optionId)).toEqual({ on_hand: 9, reserved: 0 });
  const after = (await shop.call(token, ONE, { path: { id: detail.id } })).reply;
  expect(after.next).toMatchObject({ number: 2, dispatchOn: "2026-12-10", lastGoodsPrice: 18_500 });
  const { list } = (
    await shop.call(token, "GET /v1/app-users/subscriptions/{id}/cycles", { path: { id: detail.id } })
  ).reply;
  expect(list).toMatchObject([{ number: 1, status: "paid", order: { price: 21_500, goodsPrice: 18_500 } }]);
  expect(await breaches(shop)).toEqual([]);
});

async function ordersOf(id: number) {
  return select<{ uuid: string; status: string }>(
    shop,
    `select o.uuid, o.status, o.products_price, o.price, to_char(oo.shipment_date, 'YYYY-MM-DD') as shipment_date,
            to_char(oo.promised_dispatch_on, 'YYYY-MM-DD') as promised
       from billing_cycle c join orders o on o.order_tmp_id = c.order_tmp_id
       join order_product op on op.order_id = o.id join order_option oo on oo.order_product_id = op.id
      where c.subscription_id = $1 order by o.id`,
    [id],
  );
}

async function templatesOf(id: number): Promise<string[]> {
  const rows = await select<{ template: string }>(
    shop,
    "select template from message where subject = $1 order by id",
    [`subscription ${id}`],
  );
  return rows.map(({ template }) => template);
}
