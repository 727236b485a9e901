import { randomUUID } from "node:crypto";
import { cp, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { migrate } from "../migrate.ts";
import { withDatabase, withRole } from "../replace-database-url-parts.ts";
import { READONLY_ROLE } from "./find-grant-changes.ts";
import { readAuditTrailPrivileges } from "./read-audit-trail-privileges.ts";

const MIGRATIONS = new URL("../migrations/", import.meta.url);
const superuser = (sql: string) => query(withDatabase(inject("templateUrl"), "postgres"), sql);

let name: string;
let owner: { name: string; password: string };
let app: { name: string; password: string };
let ownerUrl: string;
beforeEach(async () => {
  name = `access_${randomUUID().replaceAll("-", "")}`;
  owner = { name: `${name}_owner`, password: "owner" };
  app = { name: `${name} "app"`, password: "a b/c" };
  await superuser(`create role ${owner.name} login password '${owner.password}'`);
  await superuser(`create database ${name} owner ${owner.name} template template0`);
  ownerUrl = withRole(withDatabase(inject("templateUrl"), name), owner);
});
afterEach(async () => {
  await superuser(`drop database ${name}`);
  await superuser(`drop role if exists ${pg.escapeIdentifier(app.name)}`);
  await superuser(`drop role ${owner.name}`);
});

const makeApp = () =>
  superuser(`create role ${pg.escapeIdentifier(app.name)} login password '${app.password}'`);

test("an owner without superuser rights migrates and grants to an existing role", async () => {
  await makeApp();
  expect(await migrate(ownerUrl, { app })).toHaveProperty("applied.0", "0001_foundations.sql");
  expect(await migrate(ownerUrl, { app })).toEqual({ applied: [] });
  const appUrl = withRole(ownerUrl, app);
  expect(await readAuditTrailPrivileges(appUrl)).toEqual({ role: app.name, mayRewriteTrail: false });
  await query(
    appUrl,
    "select graphile_worker.add_job('x'); update graphile_worker._private_jobs set priority = 1",
  );
  expect(await query(appUrl, "delete from graphile_worker._private_jobs returning priority")).toEqual([
    { priority: 1 },
  ]);
  await expect(query(appUrl, "create temp table x ()")).rejects.toThrow("permission denied");
});

test("a missing role is named when the owner may not create it, and created when the owner may", async () => {
  expect(await migrate(ownerUrl, { app })).toEqual({ problem: { kind: "no-role", role: app.name } });
  await superuser(`alter role ${owner.name} createrole`);
  expect(await migrate(ownerUrl, { app })).toEqual({ applied: [] });
  expect(await readAuditTrailPrivileges(withRole(ownerUrl, app))).toMatchObject({ role: app.name });
});

test("missing and excess privileges are corrected at the next start", async () => {
  await makeApp();
  await migrate(ownerUrl, { app });
  const role = pg.escapeIdentifier(app.name);
  await query(
    ownerUrl,
    `revoke select on product from ${role}; grant update, truncate on operator_action to ${role}`,
  );
  expect(await migrate(ownerUrl, { app })).toEqual({ applied: [] });
  const appUrl = withRole(ownerUrl, app);
  await query(appUrl, "select from product");
  await expect(query(appUrl, "update operator_action set reason = 'x'")).rejects.toThrow("permission denied");
});

test("a process running as the shop's role starts when nothing is missing, and is refused otherwise", async () => {
  await makeApp();
  await migrate(ownerUrl, { app });
  const appUrl = withRole(ownerUrl, app);
  expect(await migrate(appUrl)).toEqual({ applied: [] });
  const folder = await folderWith({ "9000_more.sql": "-- phase: expand\ncreate table more (id bigint);" });
  expect(await migrate(appUrl, { folder })).toEqual({
    problem: { kind: "not-allowed", reason: expect.stringContaining("permission denied") },
  });
});

describe("tables of later migrations", () => {
  beforeEach(async () => {
    await makeApp();
    await migrate(ownerUrl, { app });
  });
  const LATER = `-- phase: expand
    create table later (id bigint generated always as identity primary key, note text, key_hash bytea, card_sealed bytea);
    create table later_trail (id serial primary key);
    create trigger append_only before update or delete on later_trail for each row execute function refuse_change();`;

  test("are granted to the shop's role when created, by any migrating role", async () => {
    const folder = await folderWith({ "9000_later.sql": LATER });
    expect(await migrate(ownerUrl, { folder })).toEqual({ applied: ["9000_later.sql"] });
    const appUrl = withRole(ownerUrl, app);
    await query(
      appUrl,
      "insert into later (note) values ('x'); update later set note = 'y'; delete from later",
    );
    await query(appUrl, "insert into later_trail default values");
  });

  test("are append-only where a trigger refuses changes, and hide secrets from readers", async () => {
    const folder = await folderWith({ "9000_later.sql": LATER });
    await migrate(ownerUrl, { app, folder });
    await expect(query(withRole(ownerUrl, app), "delete from later_trail")).rejects.toThrow(
      "permission denied",
    );
    await asReader("select id, note from later");
    await expect(asReader("select key_hash from later")).rejects.toThrow("permission denied");
    await expect(asReader("select * from later")).rejects.toThrow("permission denied");
  });
});

describe("the role that only reads", () => {
  beforeEach(async () => {
    await makeApp();
    await migrate(ownerUrl, { app });
  });

  test("reads orders, and changes nothing", async () => {
    await asReader("select o.id, u.email from orders o left join app_user u on u.id = o.user_id");
    for (const sql of [
      "insert into product default values",
      "delete from orders",
      "create table x ()",
      "truncate orders",
    ])
      await expect(asReader(sql)).rejects.toThrow("permission denied");
    await expect(asReader("select from retained.member")).rejects.toThrow("permission denied");
    await expect(asReader("select from graphile_worker.jobs")).rejects.toThrow("permission denied");
  });

  test("reads no column with a secret", async () => {
    const readable = await query(
      ownerUrl,
      `select format('%s.%s', c.relname, a.attname) as name
         from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and a.attnum > 0 and not attisdropped
          and a.atttypid <> 'boolean'::regtype
          and has_column_privilege('${READONLY_ROLE}', c.oid, a.attname, 'SELECT')
          and a.attname ~ '(password|hash|seal|secret|token|verifier|otp|recovery|salt|credential|key$|code$|reply|link)'
        order by 1`,
    );
    // Names, not secrets: check each one when this list grows.
    expect(readable.map((row) => row.name)).toMatchInlineSnapshot(`
      [
        "access_token.token_type",
        "arrival_count.carrier_code",
        "billing_card.issuer_code",
        "billing_cycle.failure_code",
        "carrier.code",
        "cash_receipt.failure_code",
        "cash_receipt.receipt_key",
        "checkout_link_line.checkout_link_id",
        "closed_day.carrier_code",
        "coupon.code",
        "delivery_address.zonecode",
        "distributor.delivery_company_code",
        "gift.link_generation",
        "idempotency_key.key",
        "imported_row.row_key",
        "main_navigation.key",
        "message.dedupe_key",
        "message_outbox.dedupe_key",
        "message_outbox.report_code",
        "notification.dedupe_key",
        "operator.totp_key_id",
        "operator.totp_step",
        "operator_idempotency_key.key",
        "order_shipping_discount.bundle_key",
        "past_row.row_key",
        "payment.failure_code",
        "payment.payment_key",
        "payment.vbank_bank_code",
        "product.delivery_company_code",
        "product_group.code",
        "provider_settlement_line.payment_key",
        "provider_settlement_line.transaction_key",
        "rate_limit_counter.key",
        "refund.last_code",
        "refund.payment_key",
        "refund.transaction_key",
        "remote_area_range.first_zonecode",
        "remote_area_range.last_zonecode",
        "return_pickup.carrier_code",
        "review.seller_reply",
        "shipment.carrier_code",
        "social_account.linked_at",
        "stock_lot.code",
        "sub_tab.key",
        "terms_version.code",
        "tracking_event.code",
        "variant_setting.news_room_code",
        "webhook_endpoint.old_secret_ends_at",
        "webhook_endpoint.old_secret_key_id",
        "webhook_endpoint.secret_key_id",
        "webhook_event.coalesce_key",
      ]
    `);
  });
});

/** Runs a statement as a member of the read-only role. */
async function asReader(sql: string): Promise<unknown> {
  return query(withDatabase(inject("templateUrl"), name), `set role ${READONLY_ROLE}; ${sql}`);
}

async function folderWith(files: Record<string, string>): Promise<URL> {
  const folder = await mkdtemp(path.join(tmpdir(), "todayfruit-access-"));
  await cp(MIGRATIONS, folder, { recursive: true });
  for (const [file, sql] of Object.entries(files)) await writeFile(path.join(folder, file), sql);
  return pathToFileURL(`${folder}/`);
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
