import { afterAll, beforeAll, expect, test } from "vitest";
import { buyGift } from "../buy-gift-and-enter-address-steps.ts";
import { buyThroughCart } from "../buy-through-cart.ts";
import { pay, placeOrder } from "../checkout-steps.ts";
import { deliver } from "../deliver-order.ts";
import { guest, member, seedProduct } from "../product-and-member-fixtures.ts";
import { seedDisplays } from "../seed-displays.ts";
import { createTestShop, type TestShop } from "../test-shop.ts";
import { requestPhoneCode } from "./phone-code-for-requests.ts";

/** More rows than the longest page. */
const MANY = 40;

let shop: TestShop;
let token: string;
let guestToken: string;
let productIds: number[];
beforeAll(async () => {
  shop = await createTestShop();
  productIds = [];
  for (let count = 0; count < MANY; count += 1)
    productIds.push((await seedProduct(shop.database.db)).productId);
  await seedDisplays(shop.database.db, productIds);
  token = await member(shop);
  guestToken = await guest(shop);
  await seedReviewsAndNotifications();
  for (let count = 0; count < 16; count += 1) {
    const order = await buyThroughCart(shop, token, [{}]);
    if (count < 11) await deliver(shop, order);
    await buyGift(shop, token);
  }
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: 100 });
  for (let count = 0; count < 16; count += 1) {
    const placed = await placeOrder(shop, guestToken, { productId, optionId: optionIds[0] });
    await pay(shop, guestToken, placed);
  }
}, 60_000);
afterAll(() => shop.close());

/** Lists of §9 with their page sizes, requested without `take`. */
const LISTS: [line: string, url: () => string, size: number][] = [
  ["notices 15", () => "/v1/boards/notices?page=0", 15],
  ["gift groups 15", () => "/v1/gift/group", 15],
  ["notifications 30", () => "/v1/app-users/notification?listType=fruitSnsList&page=0&take=30", 30],
  ["notifications 15 in the list helper", () => "/v1/app-users/notification?listType=fruitSnsList", 15],
  ["categories 15", () => "/v1/products/category/91", 15],
  ["orders 15", () => "/v1/app-users/order-items", 15],
  ["search 15", () => `/v1/products/search?searchToken=${encodeURIComponent("상품")}`, 15],
  ["product reviews 10", () => `/v1/products/${productIds[0]}/reviews`, 10],
  ["to-review 10", () => "/v1/app-users/no-review-products?page=0", 10],
  ["photo reviews 18", () => `/v1/products/${productIds[0]}/photo-reviews`, 18],
  ["display tabs 30", () => "/v4/display-category/6002/tabs", 30],
  ["display video 30", () => "/v1/display-category/6001/display-video", 30],
  ["more videos 30", () => "/v1/video", 30],
  ["home display lists 5", () => "/v4/display-category", 5],
  ["display category default take 5", () => "/v4/display-category/6001/display-products", 5],
  ["display-reviews 15", () => "/v2/display-category/6001/display-reviews", 15],
  ["display-reviews 10 when falsy", () => "/v2/display-category/6001/display-reviews?take=0", 10],
];

test.each(LISTS)("specification §9: page size: %s", async (_line, url, size) => {
  const response = await shop.app.inject({
    url: url(),
    headers: { platform: "web", authorization: `Bearer ${token}` },
  });
  const { list, groups } = response.json();
  expect(list ?? groups ?? response.json()).toHaveLength(size);
});

test("specification §9: page size: guest orders 15", async () => {
  const { token: elsewhere, phone, code } = await requestPhoneCode(shop, "01012345678");
  const query = new URLSearchParams({ name: "김하루", phone, code });
  const response = await shop.app.inject({
    url: `/v1/app-users/order-items/guest?${query}`,
    headers: { platform: "web", authorization: `Bearer ${elsewhere}` },
  });
  expect(response.json().list).toHaveLength(15);
});

test("specification §9: product reviews are ordered by score by default", async () => {
  const url = `/v1/products/${productIds[0]}/reviews`;
  const { list } = (await shop.app.inject({ url, headers: { platform: "web" } })).json();
  const scores = list.map(({ score }: { score: number }) => score);
  expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a));
});

async function seedReviewsAndNotifications(): Promise<void> {
  const { reply } = await shop.call(token, "GET /v2/app-users/detail");
  const { pool } = shop.database.db;
  await pool.query(
    `insert into review (id, product_id, option_name, nickname, score, contents, images, purchase_count, created_at)
     select 5000 + n, $1, '옵션', '하루', 1 + n % 5, '아삭하고 달아요. 또 살게요', '{media/p.jpg}', 1, '2026-11-01'
       from generate_series(1, 20) n`,
    [productIds[0]],
  );
  await pool.query(
    `insert into notification (user_id, list_type, kind, title, body, href, dedupe_key, created_at)
     select $1, 'fruitSnsList', 'opening', '제목', '내용', '/', 'seed' || n, $2 from generate_series(1, 35) n`,
    [reply.id, shop.clock.now],
  );
}
