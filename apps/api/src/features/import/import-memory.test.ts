import { createWriteStream } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLocalFolder } from "../../gateways/storage/local-folder.ts";
import { measureMemoryAfterGarbageCollection } from "../../testing/measure-memory-after-garbage-collection.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { type CatalogueFixture, createCatalogueFixture, type Json } from "./catalogue-fixture.ts";
import { importCatalogue } from "./import-catalogue.ts";

const PRODUCTS = 10_000;
const LOOK_EVERY = 6;
/** Limit for a file of 51 MB, several times that as objects, of which only ids are kept. */
const MOST_MEGABYTES = 20;

let database: TestDatabase;
let fixture: CatalogueFixture;

beforeAll(async () => {
  [database, fixture] = await Promise.all([createTestDatabase(2), createCatalogueFixture()]);
});
afterAll(() => Promise.all([database.drop(), fixture.remove()]));

test("ten thousand products are imported without being held in memory", { timeout: 60_000 }, async () => {
  const file = path.join(fixture.folder, "catalog", "products.json");
  const [pattern]: Json[] = JSON.parse(await readFile(file, "utf8"));
  await fixture.write("reviews", "[]");
  await fixture.write("questions", "[]");
  await fixture.write("videos", "[]");
  await fixture.edit("displays", (displays: Json) => {
    for (const list of Object.values<Json>(displays)) if (Array.isArray(list)) list.length = 0;
    Object.assign(displays, { pages: {}, subTabs: {} });
  });
  await pipeline(productsLike(pattern), createWriteStream(file));

  const before = measureMemoryAfterGarbageCollection();
  let [most, step] = [0, 0];
  const outcome = await importCatalogue(database.db, {
    folder: fixture.folder,
    now: new Date("2026-11-21T03:00:00Z"),
    skipBad: false,
    storage: createLocalFolder(path.join(fixture.folder, "storage")),
    // Measured only now and then, because it needs a garbage collection; retained memory stays visible until then.
    onProgress: () => {
      if (step % LOOK_EVERY === 0) most = Math.max(most, measureMemoryAfterGarbageCollection() - before);
      step += 1;
    },
  });
  expect(outcome).toMatchObject({ ok: true, value: { badRows: 0 } });
  const { rows } = await database.db.pool.query("select count(*)::int as count from product");
  expect(rows).toEqual([{ count: PRODUCTS }]);
  expect(step).toBeGreaterThan(10 * LOOK_EVERY);
  expect(most).toBeLessThan(MOST_MEGABYTES);
});

function* productsLike(pattern: Json): Generator<string> {
  for (let index = 0; index < PRODUCTS; index += 1) {
    const optionId = 1_000_000 + index;
    const product = {
      ...pattern,
      // Not found by search, whose index the database would write for half of the time.
      productStatus: "waiting",
      id: 100_000 + index,
      uuid: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
      options: [{ ...pattern.options[1], id: optionId }],
      representativeOptionId: optionId,
      relatedProductIds: index === 0 ? [] : [100_000],
    };
    yield `${index === 0 ? "[" : ","}${JSON.stringify(product)}\n`;
  }
  yield "]";
}
