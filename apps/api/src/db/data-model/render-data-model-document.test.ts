import { readFile } from "node:fs/promises";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { readTableDescriptions } from "./read-table-descriptions.ts";
import { renderDataModelDocument } from "./render-data-model-document.ts";

const FILE = new URL("../../../../../docs/data-model.md", import.meta.url);

let database: TestDatabase;
let owner: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  owner = await database.connectAsOwner();
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

test("docs/data-model.md equals the text written from the migrated database", async () => {
  expect(await readFile(FILE, "utf8")).toBe(await renderDataModelDocument(owner));
});

test("every table has a comment that says what a row is", async () => {
  const silent = (await readTableDescriptions(owner)).filter(({ comment }) => !comment);
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test("every id and every reference to one is a bigint", async () => {
  const narrow = (await readTableDescriptions(owner)).flatMap(({ name, columns }) =>
    columns
      .filter((column) => /(^|_)ids?$/.test(column.name) && /^(integer|smallint)/.test(column.type))
      .map((column) => `${name}.${column.name}`),
  );
  expect(narrow).toEqual([]);
});

test("check constraints over several columns have names of their own", async () => {
  const { rows } = await owner.query(
    `select conrelid::regclass::text as table, conname as name from pg_constraint
      where contype = 'c' and connamespace = 'public'::regnamespace and conname ~ '_check\\d+$'
         or contype = 'c' and connamespace = 'public'::regnamespace and conname = conrelid::regclass || '_check'`,
  );
  expect(rows).toEqual([]);
});
