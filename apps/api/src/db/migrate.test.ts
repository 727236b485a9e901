import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import pg from "pg";
import { afterEach, expect, inject, test } from "vitest";
import { buyThroughCart } from "../testing/buy-through-cart.ts";
import { cancelWhole } from "../testing/cancel-order.ts";
import { member } from "../testing/factories.ts";
import { createTestShop } from "../testing/test-shop.ts";
import { withDatabase } from "./database-url-parts.ts";
import { migrate } from "./migrate.ts";

const made: string[] = [];
afterEach(async () => {
  for (const name of made.splice(0)) await asOwner(`drop database ${name}`);
});

test("an empty database is migrated to the code's schema, and a second run applies nothing", async () => {
  const url = await emptyDatabase();
  const files = (await readdir(new URL("./migrations/", import.meta.url))).sort();
  expect(await migrate(url)).toEqual({ applied: files });
  expect(await migrate(url)).toEqual({ applied: [] });
  expect(await tablesOf(url)).toContain("orders");
});

test("five processes starting at once migrate once", async () => {
  const url = await emptyDatabase();
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => migrate(url)));
  const applied = outcomes.map((outcome) => ("applied" in outcome ? outcome.applied.length : -1));
  expect(applied.filter((count) => count > 0)).toHaveLength(1);
  expect(applied.filter((count) => count === 0)).toHaveLength(4);
});

test("a database migrated by newer code is refused and not changed", async () => {
  const url = await emptyDatabase();
  await migrate(url);
  await query(url, "insert into schema_migration (name) values ('9999_future.sql')");
  expect(await migrate(url)).toEqual({ problem: { kind: "newer-than-code", migration: "9999_future.sql" } });
});

test.each([
  ["a server that is not there", "postgres://nobody@127.0.0.1:1/nothing"],
  ["a name with two addresses", "postgres://nobody@localhost:1/nothing"],
  ["a database that is not there", null],
])("%s is reported as unreachable, in one sentence without a password", async (_what, address) => {
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
])("a database with %s cannot classify Hangul, is refused and left empty", async (_what, options) => {
  const url = await emptyDatabase(options);
  const ctype = expect.stringMatching(/, C$/);
  expect(await migrate(url)).toMatchObject({ problem: { kind: "not-utf8", ctype } });
  expect(await tablesOf(url)).toEqual([]);
});

test("a failed migration leaves no changes", async () => {
  const url = await emptyDatabase();
  await query(url, "create table orders (id bigint)");
  await expect(migrate(url)).rejects.toThrow("orders");
  expect(await tablesOf(url)).toEqual(["orders"]);
});

test("a role without the right to create tables is refused, and nothing is changed", async () => {
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

test("a database that newer code has only expanded is accepted", async () => {
  const url = await emptyDatabase();
  await migrate(url);
  await query(url, "insert into schema_migration (name, phase) values ('9999_future.sql', 'expand')");
  expect(await migrate(url)).toEqual({ applied: [] });
});

test("a database from before migration phases is migrated", async () => {
  const url = await emptyDatabase();
  await migrate(url);
  await query(url, "alter table schema_migration drop column phase");
  await query(url, "delete from schema_migration where name like 'queue %'");
  expect(await migrate(url)).toEqual({ applied: [] });
  expect(await query(url, "select phase from schema_migration where name like 'queue %'")).toEqual([
    { phase: "expand" },
  ]);
});

test("a database of 0.1, before the baseline, is refused and not changed", async () => {
  const url = await emptyDatabase();
  await query(
    url,
    `create table schema_migration (name text primary key, applied_at timestamptz not null default now());
     insert into schema_migration (name) values ('0001_catalog.sql'), ('0002_people.sql')`,
  );
  expect(await migrate(url)).toEqual({ problem: { kind: "before-baseline" } });
  expect(await tablesOf(url)).toEqual(["schema_migration"]);
});

test("an e-mail that changes is unproven and gets no letters", async () => {
  const url = await emptyDatabase();
  await migrate(url);
  await query(
    url,
    `insert into app_user (user_type, email, password_hash, created_at, email_verified_at, email_letters_until)
     values ('email', 'a@b.example', 'x', now(), now(), now()), ('email', 'c@d.example', 'x', now(), now(), now())`,
  );
  await query(url, "update app_user set email = 'e@f.example' where email = 'c@d.example'");
  const members = await query(
    url,
    `select email, email_verified_at is not null as is_verified, email_letters_until is not null as gets_letters
       from app_user order by email`,
  );
  expect(members).toEqual([
    { email: "a@b.example", is_verified: true, gets_letters: true },
    { email: "e@f.example", is_verified: false, gets_letters: false },
  ]);
});

test("a session that ends during a migration is reopened, and the migration completes", async () => {
  const url = await emptyDatabase();
  const name = new URL(url).pathname.slice(1);
  const migrating = migrate(url);
  for (let strikes = 0; strikes < 3; strikes += 1) {
    await new Promise((resolve) => setTimeout(resolve, 60));
    await asOwner(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  }
  expect(await migrating).toHaveProperty("applied");
  expect(await migrate(url)).toEqual({ applied: [] });
});

test("no function of a table's row has a parsed body, which would refuse the table's later columns from PostgreSQL 15.20 on", async () => {
  const functions = await query(
    inject("templateUrl"),
    `select p.proname from pg_proc p join pg_type t on t.oid = any(p.proargtypes)
      where p.pronamespace = 'public'::regnamespace and p.prosqlbody is not null and t.typtype = 'c'`,
  );
  expect(functions).toEqual([]);
});

test("every migration declares its phase in its first line", async () => {
  const migrations = await realMigrations();
  const silent = Object.entries(migrations).filter(([, sql]) => !/^-- phase: (expand|contract)\n/.test(sql));
  expect(silent.map(([name]) => name)).toEqual([]);
});

test("a lock held by another process is waited for with a notice and a limit", async () => {
  const url = await emptyDatabase();
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query("select pg_advisory_lock(20261121)");
  let waits = 0;
  const onWait = () => {
    waits += 1;
  };
  expect(await migrate(url, { waitMs: 300, onWait })).toEqual({ problem: { kind: "locked" } });
  expect(waits).toBe(1);
  const waiting = migrate(url, { waitMs: 10_000, onWait });
  await other.query("select pg_advisory_unlock(20261121)");
  expect(await waiting).toMatchObject({ applied: expect.arrayContaining(["0001_foundations.sql"]) });
  // Without missing migrations the lock is not taken.
  await other.query("select pg_advisory_lock(20261121)");
  expect(await migrate(url, { waitMs: 0, onWait })).toEqual({ applied: [] });
  await other.end();
});

test("a migration waits for a table in use in short attempts, and shoppers go first", async () => {
  const url = await emptyDatabase();
  await migrate(url);
  const folder = await folderOf({
    ...(await realMigrations()),
    "9000_column.sql": "-- phase: expand\nalter table shop_rule add column note text;",
  });
  const shopper = new pg.Client({ connectionString: url });
  await shopper.connect();
  await shopper.query("begin; select from shop_rule");
  const migrating = migrate(url, { folder });
  await new Promise((resolve) => setTimeout(resolve, 3500));
  // While the change pauses, the table can be used by others.
  await query(url, "select from shop_rule");
  await shopper.query("commit");
  expect(await migrating).toEqual({ applied: ["9000_column.sql"] });
  await shopper.end();
});

test("a migration with transaction: none runs outside a transaction, between those that run inside one", async () => {
  const url = await emptyDatabase();
  await migrate(url);
  const folder = await folderOf({
    ...(await realMigrations()),
    "9000_column.sql": "-- phase: expand\nalter table shop_rule add column note text;",
    "9001_index.sql":
      "-- phase: expand\n-- transaction: none\ncreate index concurrently if not exists shop_rule_note on shop_rule (note);\nanalyze shop_rule;\n",
    "9002_column.sql": "-- phase: expand\nalter table shop_rule add column more text;",
  });
  const applied = ["9000_column.sql", "9001_index.sql", "9002_column.sql"];
  expect(await migrate(url, { folder })).toEqual({ applied });
  expect(
    await query(url, "select indisvalid from pg_index where indexrelid = 'shop_rule_note'::regclass"),
  ).toEqual([{ indisvalid: true }]);
});

test("a process of the version before sells on a schema that a newer version expanded, and starts on it", async () => {
  const shop = await createTestShop();
  try {
    const folder = await folderOf({
      ...(await realMigrations()),
      "9000_expand.sql": `-- phase: expand
        alter table orders add column source text not null default 'shop';
        alter table payment add column note text check (length(note) < 100);
        create table order_remark (order_id bigint primary key references orders (id), note text not null);
        create index orders_by_source on orders (source, id);`,
    });
    expect(await migrate(shop.database.ownerUrl, { folder })).toEqual({ applied: ["9000_expand.sql"] });
    const token = await member(shop);
    const order = await buyThroughCart(shop, token, [{ price: 10_000 }]);
    await cancelWhole(shop, token, order);
    expect(
      await query(shop.database.ownerUrl, `select status, source from orders where id = ${order.id}`),
    ).toEqual([{ status: "withdraw_complete", source: "shop" }]);
    expect(await migrate(shop.database.ownerUrl)).toEqual({ applied: [] });
  } finally {
    await shop.close();
  }
});

async function realMigrations(): Promise<Record<string, string>> {
  const folder = new URL("./migrations/", import.meta.url);
  const names = await readdir(folder);
  return Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [name, await readFile(new URL(name, folder), "utf8")] as const),
    ),
  );
}

async function folderOf(files: Record<string, string>): Promise<URL> {
  const folder = await mkdtemp(path.join(tmpdir(), "todayfruit-migrations-"));
  for (const [name, sql] of Object.entries(files)) await writeFile(path.join(folder, name), sql);
  return pathToFileURL(`${folder}/`);
}

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
