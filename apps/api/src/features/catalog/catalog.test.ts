import { ORDER_BYS } from "@todayfruit/contract/catalog/catalog.calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { check, openForm } from "../../testing/checkout-steps.ts";
import { guest, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createRandom } from "../../testing/seeded-random.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  const random = createRandom(7);
  for (let index = 0; index < 45; index += 1) {
    const { productId } = await seedProduct(shop.database.db, { price: 1000 * (1 + random.below(6)) });
    await select(
      shop,
      `update product set sales_weight = $2, score_average = $3, review_count = $4, created_at = $5,
              status = $6 where id = $1`,
      [
        productId,
        random.below(5),
        random.below(51) / 10,
        random.below(4),
        new Date(Date.UTC(2026, 9, 1 + random.below(5), 0, 0, 0, random.below(2))),
        random.pick(["stock_in", "stock_in", "unlimited_stock_in", "stock_out", "temp_stock_out"]),
      ],
    );
  }
});
afterAll(() => shop.close());

type OrderBy = (typeof ORDER_BYS)[number];
const LIST = "GET /v1/products/category/{id}";

test.each(ORDER_BYS.flatMap((orderby) => [[orderby, 91] as const, [orderby, 1001] as const]))(
  "ordered by %s, category %i shows every product once, page by page",
  async (orderby, id) => {
    const shown = await everyPage(id, orderby);
    const all = await select<{ id: number }>(shop, `select id from product order by ${SORT[orderby]}`);
    expect(shown.map((each) => each.id)).toEqual(all.map((each) => each.id));
  },
);

test("products added or removed between two pages do not shift the others", async () => {
  const first = await page(91, { orderby: "priceAsc", take: 10 });
  const early = await seedProduct(shop.database.db, { price: 500 });
  const gone = first.list[3]?.id;
  await select(shop, "update product set status = 'suspended' where id = $1", [gone]);
  const rest = await everyPage(91, "priceAsc", first.nextPage);
  const ids = [...first.list, ...rest].map((each) => each.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).not.toContain(early.productId);
  const visible = await select<{ id: number }>(
    shop,
    "select id from product where status <> 'suspended' and id <> $1",
    [early.productId],
  );
  expect(ids.filter((id) => id !== gone).sort()).toEqual(visible.map((each) => each.id).sort());
  await select(shop, "update product set status = 'stock_in' where id = $1", [gone]);
});

test("sold-out products can be hidden, and the total excludes them", async () => {
  const hidden = await everyPage(91, "latest", null, "stock_in");
  expect(new Set(hidden.map((each) => each.productStatus))).toEqual(
    new Set(["stock_in", "unlimited_stock_in"]),
  );
  const { totalCount } = await page(91, { productStatus: "stock_in" });
  expect(totalCount).toBe(hidden.length);
  expect((await page(91, {})).totalCount).toBe((await everyPage(91, "latest")).length);
});

test("the counts of categories equal a recount after any change of products", async () => {
  const random = createRandom(11);
  await select(
    shop,
    "insert into category (id, parent_id, name, icon, sort) values (1002, 91, '사과', 'i', 2)",
  );
  const ids = (await select<{ id: number }>(shop, "select id from product order by id")).map(
    (each) => each.id,
  );
  for (let turn = 0; turn < 120; turn += 1) {
    const status = random.pick([
      "waiting",
      "stock_in",
      "stock_out",
      "suspended",
      "removed",
      "unlimited_stock_in",
    ]);
    await select(shop, "update product set status = $2, category_id = $3 where id = $1", [
      ids[random.below(ids.length)],
      status,
      random.pick([1001, 1002, 91]),
    ]);
  }
  const recount = await select(
    shop,
    `select c.id as category_id,
            count(*) filter (where p.status not in ('waiting', 'suspended', 'removed'))::int as visible,
            count(*) filter (where p.status in ('stock_in', 'unlimited_stock_in'))::int as in_stock
       from category c join product p on c.id in (p.category_id, p.root_category_id) group by c.id order by c.id`,
  );
  expect(await select(shop, "select category_id, visible, in_stock from category_count order by 1")).toEqual(
    recount,
  );
  await select(shop, "update product set status = 'stock_in', category_id = 1001");
});

const cursor = (text: string) => Buffer.from(text).toString("base64url");

test.each<[string, OrderBy, string]>([
  ["another order", "priceAsc", cursor("latest~20001~2026-10-01 00:00:00+00")],
  ["a price for an instant", "latest", cursor("latest~20001~1000")],
  ["an instant for a price", "priceAsc", cursor("priceAsc~20001~2026-10-01 00:00:00+00")],
  ["a day that is none", "latest", cursor("latest~20001~2026-02-30 00:00:00+00")],
  ["the year nobody knows", "latest", cursor("latest~20001~9999-99-99 99:99:99+99")],
  ["a price beyond the database", "priceAsc", cursor("priceAsc~20001~9999999999")],
  ["an id beyond the numbers that are exact", "priceAsc", cursor("priceAsc~9007199254740992~1000")],
  ["a fraction for a price", "priceAsc", cursor("priceAsc~20001~10.5")],
  ["SQL", "priceAsc", cursor("priceAsc~20001~1000);drop table product;--")],
  ["too many parts", "priceAsc", cursor("priceAsc~1~1~1")],
  ["no cursor at all", "latest", "AAAA"],
  ["text that is no base64", "latest", "한글"],
])("a cursor with %s is refused", async (_what, orderby, nextPage) => {
  const answer = await shop.call(null, LIST, { path: { id: 91 }, query: { orderby, nextPage } });
  expect(answer.refusal).toMatchObject({
    code: "INVALID_INPUT",
    detail: { fields: [{ field: "nextPage" }] },
  });
});

test("an empty cursor is the first page, as the specification's nextPage=", async () => {
  const first = await shop.call(null, LIST, { path: { id: 91 } });
  const empty = await shop.call(null, LIST, { path: { id: 91 }, query: { nextPage: "" } });
  expect(empty.reply.list).toEqual(first.reply.list);
});

test("categories are a tree in order, with or without children", async () => {
  const tree = await shop.call(null, "GET /v1/categories", { query: { withChildren: true } });
  expect(tree.reply.list).toMatchObject([
    { id: 91, slug: "fruit", parentId: null, children: [{ id: 1001 }, { id: 1002 }] },
  ]);
  const roots = await shop.call(null, "GET /v1/categories");
  expect(roots.reply.list).toMatchObject([{ id: 91, children: [] }]);
  expect((await shop.call(null, LIST, { path: { id: 4 } })).refusal.code).toBe("CATEGORY_NOT_FOUND");
});

test("an option whose last unit is reserved is sold out for other buyers", async () => {
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: 2 });
  const options = () => shop.call(null, "GET /v2/products/{id}/options", { path: { id: productId } });
  expect((await options()).reply.list).toMatchObject([
    { status: "stock_in", remaining: 2, isAvailable: true },
  ]);
  const token = await guest(shop);
  await check(shop, token, await openForm(shop, token, [{ productId, optionId: optionIds[0], units: 2 }]));
  expect((await options()).reply.list).toMatchObject([
    { status: "stock_out", remaining: 0, isAvailable: false },
  ]);
});

test("an option is available only when its product is; unlimited stock has no number", async () => {
  const { productId } = await seedProduct(shop.database.db, { stock: null });
  const options = () => shop.call(null, "GET /v2/products/{id}/options", { path: { id: productId } });
  expect((await options()).reply.list).toMatchObject([
    { status: "unlimited_stock_in", remaining: null, isAvailable: true },
  ]);
  await select(shop, "update product set status = 'temp_stock_out' where id = $1", [productId]);
  expect((await options()).reply.list).toMatchObject([{ isAvailable: false }]);
});

test.each([["waiting"], ["removed"]])("a product with status %s is not found", async (status) => {
  const { productId } = await seedProduct(shop.database.db, { status });
  const path = { id: productId };
  expect((await shop.call(null, "GET /v1/products/{id}", { path })).refusal.code).toBe("PRODUCT_NOT_FOUND");
  expect((await shop.call(null, "GET /v2/products/{id}/options", { path })).status).toBe(404);
  expect((await shop.call(null, "GET /v1/products/related/{id}", { path })).status).toBe(404);
  expect((await everyPage(91, "latest")).map((each) => each.id)).not.toContain(productId);
});

test("named related products come first, hidden ones and the product itself are left out", async () => {
  const [own, first, second, hidden] = [
    await seedProduct(shop.database.db),
    await seedProduct(shop.database.db),
    await seedProduct(shop.database.db),
    await seedProduct(shop.database.db, { status: "suspended" }),
  ];
  const ids = [second.productId, hidden.productId, first.productId];
  await select(shop, "update product set related_product_ids = $2 where id = $1", [own.productId, ids]);
  const related = await shop.call(null, "GET /v1/products/related/{id}", {
    path: { id: own.productId },
    query: { take: 5 },
  });
  const shown = related.reply.list.map((each) => each.id);
  expect(shown.slice(0, 2)).toEqual([second.productId, first.productId]);
  expect(shown).toHaveLength(5);
  expect(shown).not.toContain(own.productId);
  expect(shown).not.toContain(hidden.productId);
});

type Query = { orderby?: OrderBy; take?: number; nextPage?: string; productStatus?: "stock_in" };
type Shown = Awaited<ReturnType<typeof page>>["list"][number];

const SORT: Record<OrderBy, string> = {
  latest: "created_at desc, id desc",
  popular: "sales_weight desc, id desc",
  priceAsc: "price, id",
  priceDesc: "price desc, id desc",
  score: "score_average desc, id desc",
  review: "review_count desc, id desc",
};

async function page(id: number, query: Query) {
  return (await shop.call(null, LIST, { path: { id }, query })).reply;
}

async function everyPage(
  id: number,
  orderby: OrderBy,
  from: string | null = null,
  productStatus?: "stock_in",
) {
  const shown: Shown[] = [];
  let nextPage = from;
  do {
    const more = { ...(nextPage === null ? {} : { nextPage }), ...(productStatus ? { productStatus } : {}) };
    const one = await page(id, { orderby, take: 7, ...more });
    shown.push(...one.list);
    nextPage = one.nextPage;
  } while (nextPage !== null);
  return shown;
}
