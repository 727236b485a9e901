import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { check, openForm, placeOrder } from "../../../testing/checkout-steps.ts";
import { guest, type Seeded, seedProduct } from "../../../testing/product-and-member-fixtures.ts";
import { select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

const BEGIN = "2026-11-21T15:00:00.000Z";
const END = "2026-11-22T15:00:00.000Z";
const GROUP = 6900;

let shop: TestShop;
let seeded: Seeded;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  seeded = await seedProduct(shop.database.db, { price: 10_000, listPrice: 12_000 });
  await select(
    shop,
    "insert into timed_price (option_id, price, begins_at, ends_at) values ($1, 7000, $2, $3)",
    [seeded.optionIds[0], BEGIN, END],
  );
});

test.each([
  ["a millisecond before it begins", BEGIN, -1, 10_000],
  ["as it begins", BEGIN, 0, 7_000],
  ["a millisecond before it ends", END, -1, 7_000],
  ["as it ends", END, 0, 10_000],
])("%s, card, page, options, cart and form have the same price", async (_, instant, ms, price) => {
  shop.clock.now = new Date(Date.parse(instant) + ms);
  expect(await pricesEverywhere()).toEqual({
    card: price,
    page: price,
    option: price,
    cart: price,
    form: price,
  });
});

test("an order form opened within the sale is refused with both prices once the sale ended", async () => {
  const token = await guest(shop);
  shop.clock.now = new Date(Date.parse(END) - 60_000);
  const form = await openForm(shop, token, [{ productId: seeded.productId, optionId: seeded.optionIds[0] }]);
  shop.clock.now = new Date(END);
  const { status, refusal } = await check(shop, token, form);
  expect([status, refusal.code]).toEqual([409, "PRICE_CHANGED"]);
  expect(refusal.detail?.prices?.lines).toEqual([expect.objectContaining({ before: 7_000, after: 10_000 })]);
});

test("an order placed within the sale keeps its price after the end", async () => {
  const token = await guest(shop);
  shop.clock.now = new Date(Date.parse(END) - 1);
  const { orderId } = await placeOrder(shop, token, {
    productId: seeded.productId,
    optionId: seeded.optionIds[0],
  });
  shop.clock.now = new Date(END);
  const lines = await select(
    shop,
    `select o.unit_price from order_option o join order_product p on p.id = o.order_product_id
      join orders on orders.id = p.order_id where orders.uuid::text = $1 or orders.id::text = $1`,
    [orderId],
  );
  expect(lines).toEqual([{ unit_price: 7_000 }]);
});

test("a time sale is shown until its end and gone as it ends", async () => {
  await select(
    shop,
    `insert into display_group (id, name, title, order_by_type, contents_type, ui_type, product_ids, banner_ids,
            category_ids, review_ids, video_ids, is_time_sale)
     values ($1, '하루특가', '오늘만 이 가격', 'manual', 'product', 'grid2', array[$2::bigint], '{}', '{}', '{}', '{}', true)`,
    [GROUP, seeded.productId],
  );
  const show = () => shop.call(null, "GET /v4/display-category/groups/{id}", { path: { id: GROUP } });
  shop.clock.now = new Date(Date.parse(END) - 1);
  const { reply } = await show();
  expect([reply.products.length, reply.endsAt]).toEqual([1, END]);
  shop.clock.now = new Date(END);
  expect((await show()).status).toBe(404);
});

test("two timed prices of an option never hold at once", async () => {
  const overlapping = select(
    shop,
    "insert into timed_price (option_id, price, begins_at, ends_at) values ($1, 6000, $2, $3)",
    [seeded.optionIds[0], "2026-11-22T14:00:00Z", "2026-11-23T14:00:00Z"],
  );
  await expect(overlapping).rejects.toThrow("timed_price_periods_apart");
});

async function pricesEverywhere() {
  const token = await guest(shop);
  const { productId: id, optionIds } = seeded;
  const list = await shop.call(null, "GET /v1/products/category/{id}", {
    path: { id: 91 },
    query: { take: 100 },
  });
  const page = await shop.call(null, "GET /v1/products/{id}", { path: { id } });
  const options = await shop.call(null, "GET /v2/products/{id}/options", { path: { id } });
  await shop.call(token, "POST /v1.2/app-users/shopping-carts", {
    body: { productId: id, optionGroups: [{ optionId: optionIds[0], optionUnit: 1 }] },
  });
  const cart = await shop.call(token, "GET /v1.2/app-users/shopping-carts");
  const tmp = await shop.call(token, "POST /v4/app-users/order-tmp", {
    body: { productId: id, optionGroups: [{ optionId: optionIds[0], optionUnit: 1 }] },
  });
  const form = await shop.call(token, "GET /v4/app-users/order-tmp/{id}", { path: { id: tmp.reply.id } });
  const { specialSalePrice, price } = options.reply.list[0]?.productOptionPrice ?? {};
  return {
    card: list.reply.list.find((product) => product.id === id)?.productPrice.price,
    page: page.reply.productPrice.price,
    option: specialSalePrice ?? price,
    cart: cart.reply.totals.productsPrice,
    form: form.reply.prices.productsPrice,
  };
}
