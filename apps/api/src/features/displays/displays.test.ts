import { afterAll, beforeAll, expect, test } from "vitest";
import { seedProduct } from "../../testing/factories.ts";
import { later, select } from "../../testing/look.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let products: number[];
beforeAll(async () => {
  shop = await createTestShop();
  products = [];
  for (let index = 0; index < 4; index += 1) products.push((await seedProduct(shop.database.db)).productId);
  const banner = `insert into banner (id, title, image, href, background_color, begin_at, end_at) values`;
  await select(shop, `${banner} (1, '지금', 'media/b.webp', '/a', '#ffffff', '2026-11-20', '2026-11-22')`);
  await select(shop, `${banner} (2, '내일', 'media/b.webp', '/b', '#ffffff', '2026-11-22', '2026-11-23')`);
  await select(
    shop,
    `${banner} (3, '어제', 'media/b.webp', '/c', '#ffffff', '2026-11-19', '2026-11-21T03:00:00Z')`,
  );
  for (const [id, productId] of [
    [1, products[0]],
    [2, products[1]],
  ]) {
    await select(
      shop,
      `insert into review (id, product_id, option_name, nickname, score, contents, images, helpful_count, purchase_count, created_at)
       values ($1, $2, '옵션', '하루', 5, '맛있어요', '{}', 0, 1, '2026-11-01')`,
      [id, productId],
    );
  }
  await group(1, { productIds: [products[2], products[0], products[1]], bannerIds: [3, 2, 1] });
  await group(2, { productIds: [], reviewIds: [2, 1] });
  await group(3, { productIds: [products[3]] });
  await select(
    shop,
    `insert into display_page values ('home', 'recommend', 1, 2), ('home', 'recommend', 2, 1), ('best', 'recommend', 1, 3)`,
  );
});
afterAll(() => shop.close());

test("groups come in the order of their page, products in the order of their group", async () => {
  const groups = await home();
  expect(groups.map(({ id }) => id)).toEqual([2, 1]);
  expect(groups[1]?.products.map(({ id }) => id)).toEqual([products[2], products[0], products[1]]);
  expect(groups[0]?.reviews.map(({ id }) => id)).toEqual([2, 1]);
});

test("groups come page by page, each once, until there is no next", async () => {
  const first = await shop.call(null, "GET /v4/display-category", { query: { take: 1 } });
  expect(first.reply.list.map(({ id }) => id)).toEqual([2]);
  const { nextPage } = first.reply;
  const second = await shop.call(null, "GET /v4/display-category", {
    query: { take: 1, nextPage: nextPage ?? "" },
  });
  expect(second.reply.list.map(({ id }) => id)).toEqual([1]);
  expect(second.reply.nextPage).toBeNull();
});

test("a banner is shown from its begin until its end", async () => {
  expect((await home())[1]?.banners.map(({ title }) => title)).toEqual(["지금"]);
  later(shop, -1);
  expect((await home())[1]?.banners.map(({ title }) => title)).toEqual(["어제", "지금"]);
  later(shop, 1 + 24 * 60);
  expect((await home())[1]?.banners.map(({ title }) => title)).toEqual(["내일"]);
  later(shop, -24 * 60);
});

test.each([["suspended"], ["removed"], ["waiting"]])(
  "a product that is %s disappears with its reviews",
  async (status) => {
    await select(shop, "update product set status = $2 where id = $1", [products[0], status]);
    const groups = await home();
    await select(shop, "update product set status = 'stock_in' where id = $1", [products[0]]);
    expect(groups[1]?.products.map(({ id }) => id)).toEqual([products[2], products[1]]);
    expect(groups[0]?.reviews.map(({ id }) => id)).toEqual([2]);
  },
);

test("a product that is sold out stays where it was put", async () => {
  await select(shop, "update product set status = 'stock_out' where id = $1", [products[0]]);
  expect((await home())[1]?.products).toMatchObject([
    {},
    { id: products[0], productStatus: "stock_out" },
    {},
  ]);
  await select(shop, "update product set status = 'stock_in' where id = $1", [products[0]]);
});

async function home() {
  return (await shop.call(null, "GET /v4/display-category")).reply.list;
}

type Group = { productIds: (number | undefined)[]; bannerIds?: number[]; reviewIds?: number[] };

async function group(id: number, { productIds, bannerIds = [], reviewIds = [] }: Group): Promise<void> {
  await select(
    shop,
    `insert into display_group (id, name, order_by_type, contents_type, ui_type, product_ids, banner_ids, category_ids,
            review_ids, video_ids, tabs)
     values ($1, 'g', 'manual', 'product', 'grid2', $2, $3, '{}', $4, '{}', '[]')`,
    [id, productIds, bannerIds, reviewIds],
  );
}
