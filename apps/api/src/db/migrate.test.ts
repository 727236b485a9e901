import { readdir } from "node:fs/promises";
import pg from "pg";
import { afterEach, expect, inject, test } from "vitest";
import { buyThroughCart } from "../testing/buy-through-cart.ts";
import { cancelWhole } from "../testing/cancel-order-steps.ts";
import {
  asOwner,
  dropDatabases,
  emptyDatabase,
  folderOf,
  realMigrations,
  runOn,
} from "../testing/migration-test-helpers.ts";
import { member } from "../testing/product-and-member-fixtures.ts";
import { createTestShop } from "../testing/test-shop.ts";
import { migrate } from "./migrate.ts";
import { withDatabase } from "./replace-database-url-parts.ts";

afterEach(dropDatabases);

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
  await runOn(url, "insert into schema_migration (name) values ('9999_future.sql')");
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
  await runOn(url, "create table orders (id bigint)");
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
  await runOn(url, "insert into schema_migration (name, phase) values ('9999_future.sql', 'expand')");
  expect(await migrate(url)).toEqual({ applied: [] });
});

test("a database from before migration phases is migrated", async () => {
  const url = await emptyDatabase();
  await migrate(url);
  await runOn(url, "alter table schema_migration drop column phase");
  await runOn(url, "delete from schema_migration where name like 'queue %'");
  expect(await migrate(url)).toEqual({ applied: [] });
  expect(await runOn(url, "select phase from schema_migration where name like 'queue %'")).toEqual([
    { phase: "expand" },
  ]);
});

test("a database of 0.1, before the baseline, is refused and not changed", async () => {
  const url = await emptyDatabase();
  await runOn(
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
  await runOn(
    url,
    `insert into app_user (user_type, email, password_hash, created_at, email_verified_at, email_letters_until)
     values ('email', 'a@b.example', 'x', now(), now(), now()), ('email', 'c@d.example', 'x', now(), now(), now())`,
  );
  await runOn(url, "update app_user set email = 'e@f.example' where email = 'c@d.example'");
  const members = await runOn(
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
  const functions = await runOn(
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
      await runOn(shop.database.ownerUrl, `select status, source from orders where id = ${order.id}`),
    ).toEqual([{ status: "withdraw_complete", source: "shop" }]);
    expect(await migrate(shop.database.ownerUrl)).toEqual({ applied: [] });
  } finally {
    await shop.close();
  }
});

async function tablesOf(url: string): Promise<string[]> {
  const rows = await runOn(url, "select tablename from pg_tables where schemaname = 'public' order by 1");
  return rows.map((row) => String(row.tablename));
}
