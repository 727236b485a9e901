import { readdir, readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";

const declared = vi.hoisted(() => [] as { name: string; text: string }[]);
vi.mock("./database.ts", async (original) => {
  const actual = await original<typeof import("./database.ts")>();
  return {
    ...actual,
    statement(name: string, text: string) {
      declared.push({ name, text });
      return actual.statement(name, text);
    },
  };
});

const SOURCE = new URL("../", import.meta.url);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  // Other tests may have loaded them before, and would be handed what listens here.
  vi.resetModules();
  const files = await readdir(SOURCE, { recursive: true });
  for (const file of files.filter((each) => each.endsWith(".ts") && !each.includes(".test."))) {
    const text = await readFile(new URL(file, SOURCE), "utf8");
    if (/ = statement</.test(text)) await import(new URL(file, SOURCE).pathname);
  }
});
afterAll(() => {
  vi.resetModules();
  return database.drop();
});

test("every statement of the shop can be prepared against the schema", async () => {
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
  expect(declared.length).toBeGreaterThan(60);
  expect(broken).toEqual([]);
});

test("no two statements share a name: a connection prepares each name once", () => {
  const shared = [...Map.groupBy(declared, ({ name }) => name)].filter(([, own]) => own.length > 1);
  expect(shared.map(([name]) => name)).toEqual([]);
});

test("the types of the tables are those of the migrations", async () => {
  const { tableTypes } = await import("./table-types.ts");
  expect(await readFile(new URL("./tables.ts", import.meta.url), "utf8")).toBe(await tableTypes(database.db));
});
