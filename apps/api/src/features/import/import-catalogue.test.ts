import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLocalFolder } from "../../gateways/storage/local-folder.ts";
import type { Storage } from "../../gateways/storage/storage-types.ts";
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
  "page_display_group",
  "category_display_group",
  "main_navigation",
  "sub_tab",
  "best_ranking_tiebreaker",
  "product_group",
  "advertisement",
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

/** Lists every row with the transaction that wrote it. */
async function dump(): Promise<string> {
  const tables = await Promise.all(
    TABLES.map((table) => rows(`select xmin::text, t::text from ${table} t order by t::text`)),
  );
  return JSON.stringify(tables);
}

test("every row of the demonstration is imported", async () => {
  const [categories, products, reviews, displays] = await Promise.all(
    ["categories", "products", "reviews", "displays"].map(demonstration),
  );
  const options: Json[] = products.flatMap((product: Json) => product.options);
  const places = Object.values<Json>(displays.pages).flatMap((page) => Object.values<Json>(page).flat());
  const counts = await rows(
    `select (select count(*)::int from category) as categories, (select count(*)::int from product) as products,
            (select count(*)::int from product_option) as options, (select count(*)::int from option_stock) as counted,
            (select count(*)::int from review) as reviews, (select count(*)::int from page_display_group) as places`,
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

test("scores and counts equal the catalogue's, to the stored decimal", async () => {
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
  const [timed] = await rows(
    `select t.begins_at, t.ends_at from timed_price t join product p on p.representative_option_id = t.option_id
      where p.id = 20003 order by t.begins_at`,
  );
  expect([timed.begins_at, timed.ends_at].map((at) => at.toISOString())).toEqual([
    "2026-11-20T15:00:00.000Z", // 오늘 00:00 KST
    "2026-11-21T15:00:00.000Z", // 오늘 24:00 KST
  ]);
});

test("banners link to pages of the shop: products, categories, groups by name, tabs", async () => {
  const banners = await rows("select href from banner order by id");
  expect(banners.map(({ href }) => href)).toEqual([
    "/products/20001",
    "/products/20100",
    "/products/20036",
    "/displays/6012",
    "/?tab=gift",
    "/login",
    "/category/fish",
    "/?tab=review",
    "/products/20127",
  ]);
});

test("nested tabs stay nested, each level in its sequence", async () => {
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

test("home tabs, category displays, best rankings, notices and the style are imported", async () => {
  const displays = await demonstration("displays");
  const notices: Json[] = await demonstration("notices");
  const faqs: Json[] = await demonstration("faq");
  expect(await rows("select key, is_default from main_navigation order by sort")).toEqual(
    displays.mainNavigation.map((tab: Json) => ({ key: tab.key, is_default: tab.default === true })),
  );
  const counts = await rows(
    `select (select count(*)::int from sub_tab) as sub_tabs, (select count(*)::int from category_display_group) as categories,
            (select count(*)::int from best_ranking_tiebreaker) as seeds, (select count(*)::int from product_group) as groups,
            (select count(*)::int from advertisement) as advertising, (select count(*)::int from notice) as notices,
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

test("photographs and videos are stored byte by byte", async () => {
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

test("a repeated import on the same day writes no row", async () => {
  const before = await dump();
  const again = await importDemonstration({ now: new Date("2026-11-21T14:59:59Z") });
  expect(again).toEqual({
    ok: true,
    value: { written: 0, files: 0, badRows: 0, problems: [], keptStock: [] },
  });
  expect(await dump()).toBe(before);
});

test("of two concurrent imports one writes, and the other finds nothing to write", async () => {
  const fresh = await createTestDatabase(4);
  const [one, other] = await Promise.all([
    importDemonstration({}, fresh),
    importDemonstration({ now: new Date("2026-11-21T04:00:00Z") }, fresh),
  ]);
  await fresh.drop();
  const written = [one, other].map((outcome) => (outcome?.ok ? outcome.value.written : null));
  expect(written.toSorted((a, b) => Number(a) - Number(b))).toEqual([0, firstWritten]);
});
