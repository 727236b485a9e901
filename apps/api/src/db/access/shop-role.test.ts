import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { readAuditTrailPrivileges } from "./read-audit-trail-privileges.ts";

let database: TestDatabase;
let shop: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase(1);
  shop = new pg.Client({ connectionString: database.url });
  await shop.connect();
});
afterAll(async () => {
  await shop.end();
  await database.drop();
});

/** Tables of the audit trail, each with a column to try to change. */
const TRAILS = [
  ["operator_action", "reason"],
  ["consent_record", "version"],
  ["point_entry", "amount"],
  ["stock_movement", "units"],
] as const;
/** SQLSTATE 42501: insufficient privilege. */
const REFUSED = { code: "42501" };

describe.each(TRAILS)("the shop's role cannot rewrite %s:", (trail, column) => {
  test.each([
    `update ${trail} set ${column} = ${column}`,
    `delete from ${trail}`,
    `truncate ${trail}`,
    `drop table ${trail} cascade`,
    `alter table ${trail} disable trigger all`,
    `alter table ${trail} disable trigger user`,
    `alter table ${trail} rename to old_trail`,
    `alter table ${trail} drop column id`,
    `alter table ${trail} owner to todayfruit_app`,
    `alter table ${trail} enable row level security`,
    `drop trigger never_truncated on ${trail}`,
    `create trigger mine before insert on ${trail} for each row execute function refuse_change()`,
    `create rule mine as on insert to ${trail} do instead nothing`,
    `create index on ${trail} (id)`,
    `insert into ${trail} overriding system value select * from ${trail} on conflict (id) do update set ${column} = excluded.${column}`,
    `select from ${trail} for update`,
    `begin; lock table ${trail} in access exclusive mode`,
    `vacuum full ${trail}`,
  ])("%s", async (sql) => {
    if (sql.startsWith("vacuum")) {
      // The server warns and changes nothing.
      const warned = new Promise((resolve) => shop.once("notice", resolve));
      await shop.query(sql);
      expect(await warned).toMatchObject({ message: expect.stringContaining("permission denied") });
    } else await expect(shop.query(sql)).rejects.toMatchObject(REFUSED);
    await shop.query("rollback");
  });
});

test.each([
  "set session_replication_role = replica",
  "set role todayfruit",
  "set session authorization todayfruit",
  "create function public.mine() returns trigger language plpgsql as 'begin return null; end'",
  "create function pg_temp.mine() returns integer language sql as 'select 1'",
  "create temp table mine (id bigint)",
  "create table mine (id bigint)",
  "create schema mine",
  "create extension pgcrypto",
  "create or replace function refuse_change() returns trigger language plpgsql as 'begin return new; end'",
  "drop function refuse_change() cascade",
  "alter function refuse_change() rename to mine",
  "alter table orders add column mine text",
  "truncate orders cascade",
  "drop table orders cascade",
  "alter table product disable trigger all",
  "drop schema public cascade",
  "drop schema graphile_worker cascade",
  "create role mine superuser",
  "alter role todayfruit password 'mine'",
  "alter role todayfruit_app superuser",
  "grant todayfruit to todayfruit_app",
  "alter system set fsync = off",
  "create database mine",
  "copy orders to program 'cat'",
  "copy operator_action from '/etc/passwd'",
  "select pg_read_file('/etc/passwd')",
  "select setval(pg_get_serial_sequence('operator_action', 'id'), 1)",
  "insert into schema_migration (name) values ('9999_mine.sql')",
  "update schema_migration set phase = 'expand'",
  "delete from schema_migration",
  "delete from graphile_worker.migrations",
  "alter table graphile_worker._private_jobs disable row level security",
])("the shop's role is refused: %s", async (sql) => {
  await expect(shop.query(sql)).rejects.toMatchObject({ code: expect.stringMatching(/^(42501|0LP01)$/) });
});

test("a privilege that the shop's role grants itself has no effect", async () => {
  await shop.query("grant update on operator_action to todayfruit_app");
  expect((await shop.query("select has_table_privilege('operator_action', 'UPDATE') as may")).rows).toEqual([
    { may: false },
  ]);
});

test("statements refused to the shop's role succeed as the owner, so privileges refused them", async () => {
  for (const sql of ["alter table operator_action disable trigger all", "delete from operator_action"]) {
    await database.asOwner(sql);
  }
  await database.asOwner("alter table operator_action enable trigger all");
});

test("the shop's role adds to the audit trail and is reported as unable to rewrite it", async () => {
  await shop.query(
    `insert into operator_action (source, action, subject, request_id, at) values ('command', 'x', 'y', 'z', now())`,
  );
  expect(await readAuditTrailPrivileges(database.url)).toEqual({
    role: "todayfruit_app",
    mayRewriteTrail: false,
  });
  expect(await readAuditTrailPrivileges(database.ownerUrl)).toEqual({
    role: "todayfruit",
    mayRewriteTrail: true,
  });
});

test.each([
  ["a right to change rows of it", "grant update (reason) on operator_action to todayfruit_app"],
  ["a right to empty it", "grant truncate on stock_movement to todayfruit_app"],
  ["a right to make triggers on it", "grant trigger on point_entry to todayfruit_app"],
  ["tables of its own", "alter table consent_record owner to todayfruit_app"],
])("a role with %s is recognized as able to rewrite the trail", async (_what, sql) => {
  const other = await createTestDatabase(1);
  await other.asOwner(sql);
  expect(await readAuditTrailPrivileges(other.url)).toMatchObject({ mayRewriteTrail: true });
  await other.drop();
});
