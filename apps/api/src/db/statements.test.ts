import { readFile } from "node:fs/promises";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { buildTableTypesSource } from "./build-table-types-source.ts";
import type { DeclaredStatement } from "./database.ts";
import { generateStatementTypes } from "./row-types/generate-statement-types.ts";
import { loadStatements } from "./row-types/load-statements.ts";

let database: TestDatabase;
let owner: pg.Client;
let declared: readonly DeclaredStatement[];
beforeAll(async () => {
  database = await createTestDatabase();
  owner = await database.connectAsOwner();
  declared = await loadStatements();
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

test("the shop's role can prepare every statement", async () => {
  const client = await database.db.pool.connect();
  const broken: string[] = [];
  for (const { name, text } of declared) {
    try {
      await client.query(`prepare "${name}" as ${text}`);
      await client.query(`deallocate "${name}"`);
    } catch (error) {
      broken.push(`${name}: ${error}`);
    }
  }
  client.release();
  expect(declared.length).toBeGreaterThan(500);
  expect(broken).toEqual([]);
});

test("no two statements share a name: a connection prepares each name once", () => {
  const shared = [...Map.groupBy(declared, ({ name }) => name)].filter(([, own]) => own.length > 1);
  expect(shared.map(([name]) => name)).toEqual([]);
});

test("tables.ts equals the text generated from the migrated database", async () => {
  expect(await readFile(new URL("./tables.ts", import.meta.url), "utf8")).toBe(
    await buildTableTypesSource(owner),
  );
});

test("row-types/statements.ts equals the text generated from the statements", async () => {
  const written = await readFile(new URL("./row-types/statements.ts", import.meta.url), "utf8");
  expect(written).toBe(await generateStatementTypes(owner, declared));
}, 60_000);
