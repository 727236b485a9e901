import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLocalFolder } from "../../gateways/storage/local-folder.ts";
import type { Storage } from "../../gateways/storage/storage.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { DEMONSTRATION, demonstration, type Json, NOON } from "./catalogue-fixture.ts";
import { type ImportOptions, importCatalogue } from "./import-catalogue.ts";

const TABLES = [
  "category",
  "distributor",
  "product",
  "product_option",
  "option_stock",
  "video",
  "review",
  "banner",
  "display_group",
  "display_tab",
  "display_page",
  "category_display",
  "main_navigation",
  "sub_tab",
  "best_seed",
  "product_group",
  "advertising",
  "notice",
  "faq",
  "shop_rule",
  "category_count",
];

let database: TestDatabase;
let folder: string;
let storage: Storage;
let firstWritten: number;

beforeAll(async () => {
  database = await createTestDatabase(3);
  folder = await mkdtemp(path.join(tmpdir(), "import-"));
  storage = createLocalFolder(path.join(folder, "storage"));
  const first = await importDemonstration();
  if (!first.ok) throw new Error(JSON.stringify(first));
  firstWritten = first.value.written;
  expect(first.value).toMatchObject({ badRows: 0, problems: [] });
});

afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

function importDemonstration(options: Partial<ImportOptions> = {}, { db } = database) {
  const defaults = { folder: DEMONSTRATION, now: NOON, skipBad: false, storage, onProgress: () => undefined };
  return importCatalogue(db, { ...defaults, ...options });
}

async function rows(sql: string, values: unknown[] = []): Promise<Json[]> {
  return (await database.db.pool.query(sql, values)).rows;
}

/** Every row with the transaction that wrote it. */
async function dump(): Promise<string> {
  const tables = await Promise.all(
    TABLES.map((table) => rows(`select xmin::text, t::text from ${table} t order by t::text`)),
  );
  return JSON.stringify(tables);
}

test("every row of the demonstration arrives", async () => {
  const [categories, products, reviews, displays] = await Promise.all(
    ["categories", "products", "reviews", "displays"].map(demonstration),
  );
  const options: Json[] = products.flatMap((product: Json) => product.options);
  const places = Object.values<Json>(displays.pages).flatMap((page) => Object.values<Json>(page).flat());
  const counts = await rows(
    `select (select count(*)::int from category) as categories, (select count(*)::int from product) as products,
            (select count(*)::int from product_option) as options, (select count(*)::int from option_stock) as counted,
            (select count(*)::int from review) as reviews, (select count(*)::int from display_page) as places`,
  );
  expect(counts).toEqual([
    {
      categories: categories.flatMap((root: Json) => [root, ...root.children]).length,
      products: products.length,
      options: options.length,
      counted: options.filter(({ stock }) => stock !== null).length,
      reviews: reviews.length,
      places: places.length,
    },
  ]);
});

test("scores and counts are what the catalogue says, to the decimal that is kept", async () => {
  const products: Json[] = await demonstration("products");
  const kept = await rows(
    "select id, score_average, review_count, question_count, favorite_count from product",
  );
  const byId = new Map(kept.map(({ id, ...counts }) => [id, counts]));
  for (const { id, scoreAverage, counts } of products) {
    expect(byId.get(id)).toMatchObject({
      review_count: counts.reviews,
      question_count: counts.QNAs,
      favorite_count: counts.favorites,
    });
    expect(Math.abs(byId.get(id)?.score_average - scoreAverage)).toBeLessThanOrEqual(0.05 + Number.EPSILON);
  }
});

test("days count from the KST day of the import", async () => {
  const [product] = await rows("select * from product where id = 20012");
  expect([product.limited_begin_at, product.limited_end_at].map((at) => at.toISOString())).toEqual([
    "2026-11-17T15:00:00.000Z", // 18일 00:00 KST
    "2026-11-27T15:00:00.000Z", // 27일이 끝나는 순간
  ]);
  const [review] = await rows("select created_at from review where id = 700947");
  expect(review.created_at.toISOString()).toBe("2026-11-20T14:55:00.000Z"); // 어제 23:55 KST
  const [group] = await rows("select ends_at from display_group where id = 6005");
  expect(group.ends_at.toISOString()).toBe("2026-11-21T15:00:00.000Z"); // 오늘 24:00 KST
});

test("banners lead to pages of the shop: products, categories, groups by name, tabs", async () => {
  const banners = await rows("select href from banner order by id");
  expect(banners.map(({ href }) => href)).toEqual([
    "/products/20001",
    "/products/20100",
    "/products/20123",
    "/displays/6012",
    "/?tab=gift",
    "/login",
    "/category/fish",
    "/?tab=review",
  ]);
});

test("tabs inside a tab stay inside it, each level in its order", async () => {
  const tabs = await rows(
    "select id, parent_id, name, position, cardinality(product_ids) as products from display_tab where group_id = 6008 order by id",
  );
  expect(tabs.slice(0, 4)).toEqual([
    { id: 6501, parent_id: 6503, name: "노지·타이벡", position: 1, products: 5 },
    { id: 6502, parent_id: 6503, name: "만감류", position: 2, products: 6 },
    { id: 6503, parent_id: null, name: "감귤", position: 1, products: 0 },
    { id: 6504, parent_id: 6506, name: "가정용", position: 1, products: 4 },
  ]);
});

test("tabs of the home, what a category shows, the best, notices and the style arrive", async () => {
  const displays = await demonstration("displays");
  const notices: Json[] = await demonstration("notices");
  const faqs: Json[] = await demonstration("faq");
  expect(await rows("select key, is_default from main_navigation order by sort")).toEqual(
    displays.mainNavigation.map((tab: Json) => ({ key: tab.key, is_default: tab.default === true })),
  );
  const counts = await rows(
    `select (select count(*)::int from sub_tab) as sub_tabs, (select count(*)::int from category_display) as categories,
            (select count(*)::int from best_seed) as seeds, (select count(*)::int from product_group) as groups,
            (select count(*)::int from advertising) as advertising, (select count(*)::int from notice) as notices,
            (select count(*)::int from faq) as faqs`,
  );
  const sum = (lists: Json[][]) => lists.flat().length;
  expect(counts).toEqual([
    {
      sub_tabs: sum(Object.values(displays.subTabs)),
      categories: sum(displays.categoryDisplays.map((one: Json) => one.displayGroupIds)),
      seeds: sum(displays.bestRankings.map((one: Json) => one.productIds)),
      groups: displays.homeBestProductGroups.length,
      advertising: displays.advertising.length,
      notices: notices.length,
      faqs: faqs.length,
    },
  ]);
  expect(await rows("select value from shop_rule where name = 'displayStyle'")).toEqual([
    { value: displays.style },
  ]);
  const [notice] = await rows("select created_at from notice where id = 1101");
  expect(notice.created_at.toISOString()).toBe("2026-11-18T15:00:00.000Z"); // 이틀 전 00:00 KST
});

test("photographs and videos are in storage, byte by byte", async () => {
  for (const key of [
    "media/photos/satsumas-1.jpg",
    "media/videos/abc-juice.mp4",
    "media/illustrations/crown.webp",
  ]) {
    expect(
      Buffer.compare(
        (await storage.read(key)) ?? Buffer.alloc(0),
        await readFile(path.join(DEMONSTRATION, key)),
      ),
    ).toBe(0);
  }
});

test("importing again on the same day writes nothing, not one row", async () => {
  const before = await dump();
  const again = await importDemonstration({ now: new Date("2026-11-21T14:59:59Z") });
  expect(again).toEqual({
    ok: true,
    value: { written: 0, files: 0, badRows: 0, problems: [], keptStock: [] },
  });
  expect(await dump()).toBe(before);
});

test("of two imports at once one writes, and the other finds it written", async () => {
  const fresh = await createTestDatabase(4);
  const [one, other] = await Promise.all([
    importDemonstration({}, fresh),
    importDemonstration({ now: new Date("2026-11-21T04:00:00Z") }, fresh),
  ]);
  await fresh.drop();
  const written = [one, other].map((outcome) => (outcome?.ok ? outcome.value.written : null));
  expect(written.toSorted((a, b) => Number(a) - Number(b))).toEqual([0, firstWritten]);
});

test("only what changed is written, the stock of orders is left alone, and the shop is told once", async () => {
  await cp(DEMONSTRATION, path.join(folder, "changed"), { recursive: true });
  const file = path.join(folder, "changed", "catalog", "products.json");
  const products: Json[] = await demonstration("products");
  products[0].name = "제주 감귤 새 이름";
  products[1].options[0].stock = 9999;
  await writeFile(file, JSON.stringify(products));
  await writeFile(
    path.join(folder, "changed", products[0].images[0]),
    await readFile(path.join(DEMONSTRATION, products[1].images[0])),
  );
  const optionId = products[1].options[0].id;
  await rows("update option_stock set reserved = 1 where option_id = $1", [optionId]);
  const [stock] = await rows("select * from option_stock where option_id = $1", [optionId]);

  const heard: string[] = [];
  const listener = new pg.Client({ connectionString: database.url });
  await listener.connect();
  listener.on("notification", ({ payload = "" }) => heard.push(payload));
  await listener.query("listen catalog_changed");
  const changed = await importDemonstration({ folder: path.join(folder, "changed") });
  await importDemonstration({ folder: path.join(folder, "changed") });
  await listener.query("select 1");
  await listener.end();

  const keptStock = [{ optionId, inCatalogue: 9999, onHand: stock?.on_hand }];
  expect(changed).toMatchObject({ ok: true, value: { written: 1, files: 1, keptStock } });
  expect(heard).toEqual(["product:20001"]);
  expect(await rows("select name from product where id = 20001")).toEqual([{ name: "제주 감귤 새 이름" }]);
  expect(await rows("select * from option_stock where option_id = $1", [optionId])).toEqual([stock]);
});

test("a place that a page no longer fills is taken off it", async () => {
  const edited = path.join(folder, "changed", "catalog", "displays.json");
  const displays = await demonstration("displays");
  displays.pages.home.recommend.splice(1, 1);
  await writeFile(edited, JSON.stringify(displays));
  await importDemonstration({ folder: path.join(folder, "changed") });
  const places = await rows(
    "select position, group_id from display_page where (tab, sub_tab) = ('home', 'recommend') order by position",
  );
  expect(places.map(({ group_id }) => group_id)).toEqual(displays.pages.home.recommend);
  expect(places.map(({ position }) => position)).toEqual(places.map((_, index) => index + 1));
});

test("what is only shown goes when the file no longer holds it, and keys may change places", async () => {
  const displays = await demonstration("displays");
  const notices: Json[] = await demonstration("notices");
  const [first, second] = displays.mainNavigation;
  [first.key, second.key] = [second.key, first.key];
  [displays.subTabs.home, displays.subTabs.best] = [displays.subTabs.best, displays.subTabs.home];
  [displays.pages.home, displays.pages.best] = [displays.pages.best, displays.pages.home];
  const gone = displays.displayGroups.find((group: Json) => group.id === 6008);
  displays.displayGroups = displays.displayGroups.filter((group: Json) => group !== gone);
  displays.pages.best.recommend = displays.pages.best.recommend.filter((id: number) => id !== gone.id);
  displays.subTabs.video = [];
  displays.pages.video = {};
  displays.banners = displays.banners.filter((banner: Json) => banner.id !== 9008);
  for (const group of displays.displayGroups) {
    group.bannerIds = group.bannerIds?.filter((id: number) => id !== 9008) ?? [];
  }
  displays.homeBestProductGroups.shift();
  displays.bestRankings.shift();
  displays.advertising.shift();
  displays.categoryDisplays.shift();
  const changed = path.join(folder, "shorter");
  await cp(DEMONSTRATION, changed, { recursive: true });
  await writeFile(path.join(changed, "catalog", "displays.json"), JSON.stringify(displays));
  await writeFile(path.join(changed, "catalog", "notices.json"), JSON.stringify(notices.slice(1)));
  expect(await importDemonstration({ folder: changed })).toMatchObject({ ok: true, value: { problems: [] } });

  const keys = await rows("select key from main_navigation order by sort limit 2");
  expect(keys.map(({ key }) => key)).toEqual(["best", "home"]);
  const left = await rows(
    `select id from display_group where id = 6008
      union all select id from display_tab where group_id = 6008
      union all select id from sub_tab where id = 5161
      union all select id from banner where id = 9008
      union all select sort from product_group where code = 'NEW_WEEK'
      union all select position from best_seed where (category_id, date_type) = (91, 'day')
      union all select id from advertising where id = 9501
      union all select position from category_display where category_id = 91
      union all select id from notice where id = 1101`,
  );
  expect(left).toEqual([]);
});
