import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import pg from "pg";
import { afterEach, expect, inject, test } from "vitest";
import { withDatabase } from "./database-url.ts";
import { migrate } from "./migrate.ts";

const made: string[] = [];
afterEach(async () => {
  for (const name of made.splice(0)) await asOwner(`drop database ${name}`);
});

test("an empty database comes to the schema of the code, and a second run finds nothing to do", async () => {
  const url = await emptyDatabase();
  const files = (await readdir(new URL("./migrations/", import.meta.url))).sort();
  expect(await migrate(url)).toEqual({ applied: files });
  expect(await migrate(url)).toEqual({ applied: [] });
  expect(await tablesOf(url)).toContain("orders");
});

test("five processes that start at once migrate once", async () => {
  const url = await emptyDatabase();
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => migrate(url)));
  const applied = outcomes.map((outcome) => ("applied" in outcome ? outcome.applied.length : -1));
  expect(applied.filter((count) => count > 0)).toHaveLength(1);
  expect(applied.filter((count) => count === 0)).toHaveLength(4);
});

test("a database that a newer code has migrated is refused and left alone", async () => {
  const url = await emptyDatabase();
  await migrate(url);
  await query(url, "insert into schema_migration (name) values ('9999_future.sql')");
  expect(await migrate(url)).toEqual({ problem: { kind: "newer-than-code", migration: "9999_future.sql" } });
});

test.each([
  ["a server that is not there", "postgres://nobody@127.0.0.1:1/nothing"],
  ["a name with two addresses", "postgres://nobody@localhost:1/nothing"],
  ["a database that is not there", null],
])("%s is unreachable, in one sentence without a password", async (_what, address) => {
  const url = address ?? withDatabase(await emptyDatabase(), "no_such_database");
  expect(await migrate(url)).toEqual({
    problem: { kind: "unreachable", reason: expect.stringMatching(/./) },
  });
  expect(JSON.stringify(await migrate(url))).not.toContain(new URL(url).password || "no password");
});

test.each([
  ["the C locale of the system", "encoding 'UTF8' locale_provider libc lc_collate 'C' lc_ctype 'C'"],
  [
    "the built-in C locale",
    "encoding 'UTF8' locale_provider builtin builtin_locale 'C' lc_collate 'C' lc_ctype 'C'",
  ],
  ["the Latin alphabet", "encoding 'LATIN1' locale_provider libc lc_collate 'C' lc_ctype 'C'"],
  ["no encoding at all", "encoding 'SQL_ASCII' locale_provider libc lc_collate 'C' lc_ctype 'C'"],
])("a database with %s sees no Hangul, is refused and left empty", async (_what, options) => {
  const url = await emptyDatabase(options);
  const ctype = expect.stringMatching(/, C$/);
  expect(await migrate(url)).toMatchObject({ problem: { kind: "not-utf8", ctype } });
  expect(await tablesOf(url)).toEqual([]);
});

test("a migration that fails leaves nothing behind", async () => {
  const url = await emptyDatabase();
  await query(url, "create table orders (id integer)");
  await expect(migrate(url)).rejects.toThrow("orders");
  expect(await tablesOf(url)).toEqual(["orders"]);
});

test("a role that may make no tables is told so, and nothing is changed", async () => {
  const url = new URL(await emptyDatabase());
  await asOwner("create role onlooker login password 'onlooker'");
  url.username = url.password = "onlooker";
  try {
    expect(await migrate(url.href)).toEqual({
      problem: { kind: "not-allowed", reason: expect.stringContaining("permission denied") },
    });
    expect(await tablesOf(url.href)).toEqual([]);
  } finally {
    await asOwner("drop role onlooker");
  }
});

async function emptyDatabase(options = ""): Promise<string> {
  const name = `migrate_${randomUUID().replaceAll("-", "")}`;
  await asOwner(`create database ${name} template template0 ${options}`);
  made.push(name);
  return withDatabase(inject("templateUrl"), name);
}

const asOwner = (sql: string) => query(withDatabase(inject("templateUrl"), "postgres"), sql);

async function tablesOf(url: string): Promise<string[]> {
  const rows = await query(url, "select tablename from pg_tables where schemaname = 'public' order by 1");
  return rows.map((row) => String(row.tablename));
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
