import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLocalFolder } from "../../gateways/storage/local-folder.ts";
import type { Storage } from "../../gateways/storage/storage-types.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { DEMONSTRATION, demonstration, type Json, NOON } from "./catalogue-fixture.ts";
import { type ImportOptions, importCatalogue } from "./import-catalogue.ts";

/** Imports of a changed catalogue over an earlier one; the tests depend on their sequence. */

let database: TestDatabase;
let folder: string;
let storage: Storage;

beforeAll(async () => {
  database = await createTestDatabase(3);
  folder = await mkdtemp(path.join(tmpdir(), "import-"));
  storage = createLocalFolder(path.join(folder, "storage"));
  expect(await importDemonstration()).toMatchObject({ ok: true });
});

afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

function importDemonstration(options: Partial<ImportOptions> = {}) {
  const defaults = { folder: DEMONSTRATION, now: NOON, skipBad: false, storage, onProgress: () => undefined };
  return importCatalogue(database.db, { ...defaults, ...options });
}

async function rows(sql: string, values: unknown[] = []): Promise<Json[]> {
  return (await database.db.pool.query(sql, values)).rows;
}

test("only changed rows are written, existing stock is kept, and one change is notified", async () => {
  await cp(DEMONSTRATION, path.join(folder, "changed"), { recursive: true });
  const file = path.join(folder, "changed", "catalog", "products.json");
  const products: Json[] = await demonstration("products");
  products[0].name = "제주 감귤 새 이름";
  products[1].options[0].stock = 9999;
  await writeFile(file, JSON.stringify(products));
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
  expect(changed).toMatchObject({ ok: true, value: { written: 1, files: 0, keptStock } });
  expect(heard).toEqual(["product:20001"]);
  expect(await rows("select name from product where id = 20001")).toEqual([{ name: "제주 감귤 새 이름" }]);
  expect(await rows("select * from option_stock where option_id = $1", [optionId])).toEqual([stock]);
});

test("a replaced photograph has an address of its own in every row that shows it", async () => {
  const products: Json[] = await demonstration("products");
  const photo: string = products[0].images[0];
  const another = products.find(({ images }) => images[0] !== photo);
  await cp(path.join(folder, "changed"), path.join(folder, "replaced"), { recursive: true });
  await writeFile(
    path.join(folder, "replaced", photo),
    await readFile(path.join(DEMONSTRATION, another.images[0])),
  );
  const shown = (text: string) =>
    rows(
      `select id from product where $1 = any(images) union all select id from review where $1 = any(images)
        union all select id from banner where image = $1 order by id`,
      [text],
    );
  const before = await shown(photo);
  const imported = () => importDemonstration({ folder: path.join(folder, "replaced") });
  expect(await imported()).toMatchObject({ ok: true, value: { written: before.length, files: 1 } });
  const [product] = await rows("select images from product where id = $1", [products[0].id]);
  const address = product?.images[0];
  expect(address).toMatch(/\/[0-9a-f]{12}-[^/]+$/);
  expect([await shown(photo), await shown(address)]).toEqual([[], before]);
  expect(await storage.sha256(photo)).not.toBe(await storage.sha256(address));
  expect(await imported()).toMatchObject({ ok: true, value: { written: 0, files: 0 } });
  // Back to the first photograph, for the tests that follow.
  expect(await importDemonstration({ folder: path.join(folder, "changed") })).toMatchObject({
    ok: true,
    value: { written: before.length, files: 0 },
  });
  expect(await shown(photo)).toEqual(before);
});

test("unchanged files imported three days later change nothing, and edits by operators stay", async () => {
  await importDemonstration({ folder: path.join(folder, "changed") });
  await rows("update product set name = 'by an operator' where id = 20002");
  await rows("insert into notice values (1000000001, '공지', 'by an operator', '내용', false, now())");
  const later = new Date(NOON.getTime() + 3 * 86_400_000);
  const again = await importDemonstration({ folder: path.join(folder, "changed"), now: later });
  expect(again).toMatchObject({ ok: true, value: { written: 0, files: 0 } });
  expect(await rows("select name from product where id = 20002")).toEqual([{ name: "by an operator" }]);
  expect(await rows("select title from notice where id > 1000000000")).toEqual([{ title: "by an operator" }]);
});

test("a position that a page no longer fills is removed", async () => {
  const edited = path.join(folder, "changed", "catalog", "displays.json");
  const displays = await demonstration("displays");
  displays.pages.home.recommend.splice(1, 1);
  await writeFile(edited, JSON.stringify(displays));
  await importDemonstration({ folder: path.join(folder, "changed") });
  const places = await rows(
    "select position, group_id from page_display_group where (tab, sub_tab) = ('home', 'recommend') order by position",
  );
  expect(places.map(({ group_id }) => group_id)).toEqual(displays.pages.home.recommend);
  expect(places.map(({ position }) => position)).toEqual(places.map((_, index) => index + 1));
});

test("display rows missing from the file are deleted, and keys may be swapped", async () => {
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
      union all select position from best_ranking_tiebreaker where (category_id, date_type) = (91, 'day')
      union all select id from advertisement where id = 9501
      union all select position from category_display_group where category_id = 91
      union all select id from notice where id = 1101`,
  );
  expect(left).toEqual([]);
});
