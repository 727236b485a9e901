import { REQUIRED_LABELS } from "@todayfruit/domain/products/item-notice-classes-and-gaps";
import { NOTICE_HEADING } from "@todayfruit/domain/products/split-notice-from-description";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { type CatalogueFixture, createCatalogueFixture, type Json } from "./catalogue-fixture.ts";

let database: TestDatabase;
let fixture: CatalogueFixture;
beforeAll(async () => {
  database = await createTestDatabase(2);
  fixture = await createCatalogueFixture();
});
afterAll(async () => {
  await fixture.remove();
  await database.drop();
});

const FILES = ["categories", "distributors", "products", "videos", "reviews", "questions", "displays"];
const BOARDS = ["notices", "faq", "gradeRules", "terms"];

/** Heading and labels of the notice of goods, by which it is found. */
const BY_LAW = new Set([NOTICE_HEADING, ...REQUIRED_LABELS.produce, ...REQUIRED_LABELS.processed]);

/** Texts for the readers of the files, which the shop does not have. */
const NOT_IMPORTED = new Set(["terms.0.notice", "terms.1.notice", "terms.2.notice"]);

test("all texts of a catalogue are stored letter by letter, including markup and scripts", async () => {
  const marks: string[] = [];
  for (const name of [...FILES, ...BOARDS]) {
    await fixture.edit(name, (content) => {
      spoil(content, name, marks);
    });
  }
  expect(marks.length).toBeGreaterThan(200);
  expect(await fixture.importInto(database.db)).toMatchObject({ ok: true, value: { badRows: 0 } });
  const kept = await everything();
  expect(marks.filter((mark) => !kept.includes(mark))).toEqual([]);
});

/** Appends a script with a unique number to every text. */
function spoil(holder: Json, where: string, marks: string[]): void {
  for (const [key, value] of Object.entries<Json>(holder)) {
    if (typeof value === "object" && value !== null) spoil(value, `${where}.${key}`, marks);
    else if (
      typeof value === "string" &&
      /[가-힣]/.test(value) &&
      !BY_LAW.has(value) &&
      !NOT_IMPORTED.has(`${where}.${key}`)
    ) {
      const mark = `<b ${marks.length}>`;
      holder[key] = value + mark;
      marks.push(mark);
    }
  }
}

/** Returns all rows of all tables as text. */
async function everything(): Promise<string> {
  const { rows: tables } = await database.db.pool.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const parts = await Promise.all(
    tables.map(({ name }) => database.db.pool.query(`select t::text from ${name} t`)),
  );
  return parts.map(({ rows }) => rows.map(({ t }) => t).join("\n")).join("\n");
}
