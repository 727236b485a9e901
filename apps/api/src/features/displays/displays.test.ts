import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { later, select } from "../../testing/read-and-set-shop-state.ts";
import { seedDisplays } from "../../testing/seed-displays.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let products: number[];
beforeAll(async () => {
  shop = await createTestShop();
  products = [];
  for (let index = 0; index < 4; index += 1) products.push((await seedProduct(shop.database.db)).productId);
});
afterAll(() => shop.close());
beforeEach(() => seedDisplays(shop.database.db, products));

test("groups are in the order of their page, products in the order of their group", async () => {
  await select(shop, "delete from page_display_group");
  await select(
    shop,
    "insert into page_display_group values ('home', 'recommend', 1, 6002), ('home', 'recommend', 2, 6001)",
  );
  await select(shop, "update display_group set product_ids = $1 where id = 6001", [products.toReversed()]);
  const groups = await home();
  expect(groups.map(({ id }) => id)).toEqual([6002, 6001]);
  expect(groups[1]?.products.map(({ id }) => id)).toEqual(products.toReversed());
});

test("groups are paged by five, each once, until there is no next page", async () => {
  const first = await shop.call(null, "GET /v4/display-category");
  expect(first.reply.list).toHaveLength(5);
  const second = await shop.call(null, "GET /v4/display-category", {
    query: { nextPage: first.reply.nextPage ?? "" },
  });
  expect([...first.reply.list, ...second.reply.list].map(({ id }) => id)).toEqual([
    6001, 6002, 6101, 6102, 6103, 6104,
  ]);
  expect(second.reply.nextPage).toBeNull();
});

test("the home page is the default tab with its first sub-tab", async () => {
  await select(shop, "insert into main_navigation values (5000, 'gift', '선물', 0, false)");
  await select(shop, "insert into sub_tab values (5102, 5001, 'first', '먼저', 0, null)");
  await select(shop, "insert into page_display_group values ('home', 'first', 1, 6102)");
  expect((await home()).map(({ id }) => id)).toEqual([6102]);
  const named = await shop.call(null, "GET /v4/display-category", {
    query: { key: "home", subTab: "recommend", take: 1 },
  });
  expect(named.reply.list.map(({ id }) => id)).toEqual([6001]);
  const { reply } = await shop.call(null, "GET /v1/main-navigation");
  expect(reply.list.map(({ key, isDefault }) => [key, isDefault])).toEqual([
    ["gift", false],
    ["home", true],
  ]);
});

test.each([{ key: "none" }, { key: "home", subTab: "none" }])(
  "%j is refused as an unknown page",
  async (query) => {
    expect((await shop.call(null, "GET /v4/display-category", { query })).refusal.code).toBe(
      "DISPLAY_NOT_FOUND",
    );
  },
);

test("a shop without tabs has an empty home page", async () => {
  await select(shop, "delete from sub_tab");
  await select(shop, "delete from main_navigation");
  expect((await shop.call(null, "GET /v4/display-category")).reply).toEqual({ list: [], nextPage: null });
});

test("of nested tabs only the first shown carries products, in every list", async () => {
  const [, tabs] = await home();
  const carried = tabs?.tabs.map((tab) => [
    tab.products.length,
    tab.tabs.map((inner) => inner.products.length),
  ]);
  expect(carried).toEqual([
    [0, [4]],
    [0, [0]],
    [0, [0]],
    [0, [0]],
  ]);
  const listed = await shop.call(null, "GET /v4/display-category/{id}/tabs", { path: { id: 6002 } });
  expect(listed.reply.list).toEqual(tabs?.tabs);
  const inside = await shop.call(null, "GET /v4/display-category/{id}/tabs", { path: { id: 7002 } });
  expect(inside.reply.list).toMatchObject([{ id: 8002, products: [{}, {}, {}, {}], tabs: [] }]);
  const names = await shop.call(null, "GET /v4/display-category/groups/{id}/tab-buttons", {
    path: { id: 6002 },
  });
  expect(names.reply.list.map(({ id }) => id)).toEqual([7001, 7002, 7003, 7004]);
});

test("a banner is shown from its begin to its end", async () => {
  await select(shop, "update banner set end_at = '2026-11-21T03:00:00Z' where id = 1");
  await select(shop, "update banner set begin_at = '2026-11-21T03:00:00Z' where id = 2");
  const shown = async () => (await home()).flatMap(({ banners }) => banners.map(({ id }) => id));
  expect(await shown()).toEqual([2, 3]);
  later(shop, -1);
  expect(await shown()).toEqual([1, 3]);
  later(shop, 1);
});

test.each([["suspended"], ["removed"], ["waiting"]])(
  "a product that is %s disappears with its reviews, and one that is sold out stays",
  async (status) => {
    const [gone, soldOut, ...rest] = products;
    await select(shop, "update product set status = $2 where id = $1", [gone, status]);
    await select(shop, "update product set status = 'stock_out' where id = $1", [soldOut]);
    const [group] = await home();
    await select(shop, "update product set status = 'stock_in'");
    expect(group?.products.map(({ id }) => id)).toEqual([soldOut, ...rest]);
    expect(group?.reviews.map(({ product }) => product.id)).toEqual([soldOut, ...rest]);
  },
);

test("products of a group or a tab are paged by five in both directions, without hidden ones", async () => {
  const ask = async (id: number, query: object = {}) =>
    (await shop.call(null, "GET /v4/display-category/{id}/display-products", { path: { id }, query })).reply;
  const ids = (page: { list: { id: number }[] }) => page.list.map(({ id }) => id);
  expect(ids(await ask(6001))).toEqual(products);
  expect(ids(await ask(8003))).toEqual(products);
  expect(ids(await ask(6002))).toEqual([]);
  const first = await ask(6001, { take: 2 });
  await select(shop, "update product set status = 'removed' where id = $1", [products[1]]);
  const second = await ask(6001, { take: 2, nextPage: first.nextPage });
  const back = await ask(6001, { take: 2, prePage: second.prePage, includeCursor: true });
  await select(shop, "update product set status = 'stock_in'");
  expect([ids(first), ids(second), ids(back)]).toEqual([
    products.slice(0, 2),
    products.slice(2),
    [products[0], products[2]],
  ]);
  expect([first.prePage, second.nextPage, back.prePage]).toEqual([null, null, null]);
});

test("videos are paged by thirty, reviews by fifteen, or ten when take is zero", async () => {
  const many = Array.from({ length: 40 }, (_, index) => index + 1);
  await select(
    shop,
    `insert into review (id, product_id, option_name, nickname, score, contents, images, helpful_count, purchase_count, created_at)
     select id, $2, '옵션', '하루', 5, '맛있어요', '{}', 0, 1, '2026-11-01' from unnest($1::bigint[]) as id on conflict do nothing`,
    [many, products[0]],
  );
  await select(
    shop,
    `insert into video select id, 'v' || id, 't', 'c', 'media/v.mp4', 'media/v.jpg', 9, 360, 640, 7, 0, '{}', now() from unnest($1::bigint[]) as id`,
    [many],
  );
  await select(shop, "update display_group set review_ids = $1, video_ids = $1 where id = 6001", [many]);
  const path = { id: 6001 };
  const videos = await shop.call(null, "GET /v1/display-category/{id}/display-video", { path });
  expect(videos.reply.list).toHaveLength(30);
  const rest = await shop.call(null, "GET /v1/display-category/{id}/display-video", {
    path,
    query: { nextPage: videos.reply.nextPage ?? "" },
  });
  expect([...videos.reply.list, ...rest.reply.list].map(({ id }) => id)).toEqual(many);
  const reviews = (query?: { take: number }) =>
    shop.call(null, "GET /v2/display-category/{id}/display-reviews", { path, ...(query && { query }) });
  expect((await reviews()).reply.list).toHaveLength(15);
  expect((await reviews({ take: 0 })).reply.list).toHaveLength(10);
  expect((await reviews({ take: 3 })).reply.list).toHaveLength(3);
});

test("recommended reviews are sorted by photo, score and helpful votes, ten a page", async () => {
  await select(shop, "update review set images = '{media/r.jpg}', score = 4 where id = 1");
  await select(shop, "update review set score = 3 where id = 2");
  await select(shop, "update review set helpful_count = 9 where id = 3");
  const all: number[] = [];
  let nextPage: string | null = null;
  do {
    const query: { take: number; nextPage?: string } =
      nextPage === null ? { take: 3 } : { take: 3, nextPage };
    const { reply } = await shop.call(null, "GET /v1/reviews/recommended", { query });
    all.push(...reply.list.map(({ id }) => id));
    nextPage = reply.nextPage;
  } while (nextPage !== null);
  expect(all).toEqual([1, 3, 4, 2]);
});

test("shoppers' reviews come first among those of their products; hidden ones are not listed", async () => {
  await select(shop, "update display_group set review_ids = '{1,2}' where id = 6001");
  await select(shop, "update review set images = '{media/r.jpg}' where id in (1, 2)");
  const write = (id: number, product: number | undefined, image: string) =>
    select(
      shop,
      `insert into review (id, product_id, option_name, nickname, score, contents, images, created_at)
       values ($1::int, $2, '옵션', '하루', 5, '아삭하고 달아요. 또 살게요', $3, now() + $1::int * interval '1 ms')`,
      [id, product, image],
    );
  const [about] = await select<{ product_id: number }>(shop, "select product_id from review where id = 1");
  const other = products.find((id) => id !== about?.product_id);
  await write(1_500_000_001, about?.product_id, "{media/new.jpg}");
  await write(1_500_000_002, about?.product_id, "{media/newer.jpg}");
  await write(1_500_000_003, about?.product_id, "{}");
  await select(shop, "update review set product_id = $1 where id = 2", [about?.product_id]);
  await write(1_500_000_004, other, "{media/other.jpg}");
  const shown = async () => {
    const path = { id: 6001 };
    const [list, group, recommended] = await Promise.all([
      shop.call(null, "GET /v2/display-category/{id}/display-reviews", { path }),
      shop.call(null, "GET /v4/display-category/groups/{id}", { path }),
      shop.call(null, "GET /v1/reviews/recommended", { query: { take: 100 } }),
    ]);
    const ids = list.reply.list.map(({ id }) => id);
    expect(group.reply.reviews.map(({ id }) => id)).toEqual(ids);
    return [ids, recommended.reply.list.map(({ id }) => id)] as const;
  };
  const [before, recommended] = await shown();
  expect(before).toEqual([1_500_000_002, 1_500_000_001, 1, 2]);
  expect(recommended).toEqual(expect.arrayContaining([1_500_000_004, 1_500_000_003, 2]));
  await select(
    shop,
    "update review set hidden_at = now(), hidden_for = '개인정보 노출' where id in (2, 1500000002)",
  );
  const [after, recommendedAfter] = await shown();
  expect(after).toEqual([1_500_000_001, 1]);
  expect(recommendedAfter.filter((id) => id === 2 || id === 1_500_000_002)).toEqual([]);
});

test("a category shows its groups, the style covers every kind, names are listed by id", async () => {
  const category = await shop.call(null, "GET /v1/display-category/{id}", { path: { id: 91 } });
  expect(category.reply.list.map(({ id }) => id)).toEqual([6001, 6002, 6101, 6102, 6103, 6104]);
  await select(
    shop,
    `insert into shop_rule values ('displayStyle', '{"grid2": {"columns": 2, "gap": 12}}') on conflict do nothing`,
  );
  const style = await shop.call(null, "GET /v4/display-category/style");
  expect(style.reply.list).toHaveLength(10);
  expect(style.reply.list.find(({ displayUiType }) => displayUiType === "grid2")).toMatchObject({
    columns: 2,
    gap: 12,
    height: null,
  });
  const names = await shop.call(null, "GET /v4/display-category/groups");
  expect([names.reply.list.length, names.reply.nextPage]).toEqual([5, "6103"]);
  const rest = await shop.call(null, "GET /v4/display-category/groups", { query: { nextPage: "6103" } });
  expect([rest.reply.list.map(({ id }) => id), rest.reply.nextPage]).toEqual([[6104], null]);
});

test.each([
  "/v4/display-category?nextPage=x",
  "/v4/display-category?nextPage=99999999999",
  "/v4/display-category/groups?nextPage=9007199254740992",
  "/v4/display-category/6002/tabs?nextPage=1",
  "/v4/display-category/6001/display-products?prePage=a.b",
  "/v4/display-category/6001/display-products?prePage=1.1&nextPage=1.1",
  "/v1/display-category/6001/display-video?nextPage=-1.2",
  "/v2/display-category/6001/display-reviews?nextPage=1.2.3",
  "/v1/reviews/recommended?nextPage=1.5.2147483648.1",
  "/v1/reviews/recommended?nextPage=1.5.1.9007199254740992",
  "/v1/reviews/recommended?nextPage=2.5.1.1",
])("%s: an invalid cursor is refused as the wrong field", async (url) => {
  const { statusCode, ...response } = await shop.app.inject({ method: "GET", url });
  expect([statusCode, response.json().detail.fields[0].field]).toEqual([
    400,
    url.includes("prePage=a") || url.includes("&") ? "prePage" : "nextPage",
  ]);
});

async function home() {
  return (await shop.call(null, "GET /v4/display-category")).reply.list;
}
