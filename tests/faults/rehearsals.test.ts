import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase, type Db } from "../../apps/api/src/db/database.ts";
import { migrate } from "../../apps/api/src/db/migrate.ts";
import { withDatabase } from "../../apps/api/src/db/replace-database-url-parts.ts";
import { seedProduct } from "../../apps/api/src/testing/product-and-member-fixtures.ts";
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from "../../apps/shop/src/postgres/embedded-postgres.ts";
import { findFreePort } from "../../apps/shop/src/postgres/find-free-port.ts";
import { insertBuyersWithSessions } from "../../apps/shop/src/rehearsal/buyers/insert-buyers-with-sessions.ts";
import { COPIED_TABLES } from "../../apps/shop/src/rehearsal/copy/copied-tables.ts";
import { copyShop } from "../../apps/shop/src/rehearsal/copy/copy-shop.ts";
import {
  openCopy,
  removeCopy,
} from "../../apps/shop/src/rehearsal/copy/open-and-remove-rehearsal-database.ts";
import { buildShopDatabaseSettings } from "../load/build-shop-database-settings.ts";
import { type Started, startShopProcess } from "../load/start-shop-provider-and-bare-servers.ts";
import { eventually } from "./fault-test-environment.ts";

/** Program of a copied shop, of this tree. */
const SERVE = path.resolve(import.meta.dirname, "../../apps/shop/src/rehearsal/serve-copy.ts");

let dataDir: string;
let server: EmbeddedPostgres;
let copyUrl: string;
let db: Db;
const shops: Started[] = [];
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "todayfruit-rehearsals-"));
  server = await startEmbeddedPostgres({ dataDir, onStep: () => undefined, settings: { fsync: "off" } });
  await migrate(server.url);
  db = createDatabase({ url: server.url, poolSize: 2, onError: () => undefined });
  await db.pool.query("create database rehearsals");
  copyUrl = withDatabase(server.url, "rehearsals");
  await insertBuyersWithSessions(db, 5, new Date());
});
afterAll(async () => {
  // A test that failed leaves its shop.
  for (const { child } of shops) child.kill("SIGKILL");
  await db.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Announces a room of five boxes for a new product; returns its id and its option. */
async function announce(): Promise<{ id: number; optionId: number }> {
  const { optionIds } = await seedProduct(db, { price: 24_900, stock: 9 });
  const { rows } = await db.pool.query<{ id: number }>(
    `insert into waiting_room (id, option_id, opens_at, units, per_person, at_once)
     values (nextval('catalog_id_seq'), $1, now() + interval '2 days', 5, 2, 5) returning id`,
    [optionIds[0]],
  );
  return { id: rows[0]?.id ?? 0, optionId: optionIds[0] };
}

async function request(roomId: number): Promise<number> {
  const { rows } = await db.pool.query<{ id: number }>(
    "insert into rehearsal (waiting_room_id, buyers, requested_at) values ($1, 20, now()) returning id",
    [roomId],
  );
  return rows[0]?.id ?? 0;
}

type Row = { state: string; failure: string | null; report: { sold: number } | null; is_ended: boolean };
async function find(id: number): Promise<Row> {
  const { rows } = await db.pool.query<Row>(
    "select state, failure, report, ended_at is not null as is_ended from rehearsal where id = $1",
    [id],
  );
  if (!rows[0]) throw new Error(`No rehearsal ${id}`);
  return rows[0];
}

/** Lists the tables of a database with the number of their rows. */
async function rowsOf(url: string): Promise<Map<string, number>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string; rows: string }>(
    `select c.oid::regclass::text as name,
            (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %s', c.oid::regclass), false, true, '')))[1]::text as rows
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`,
  );
  await client.end();
  return new Map(rows.map((row) => [row.name, Number(row.rows)]));
}

/** Starts a shop that rehearses in the other database. */
async function startShop() {
  const shop = await startShopProcess(await findFreePort(), {
    ...buildShopDatabaseSettings(server.url),
    REHEARSAL_DATABASE_URL: copyUrl,
    DATA_DIR: path.join(dataDir, "shop"),
    SANDBOX_PORT: String(await findFreePort()),
  });
  shops.push(shop);
  return shop;
}

/** Finds the process of the rehearsal that a shop has started. */
function rehearsalOf(shopPid: number | undefined): number | null {
  const listed = execFileSync("ps", ["-eo", "pid=,ppid=,ni=,args="], { encoding: "utf8" }).split("\n");
  const found = listed
    .map((line) => line.trim().split(/\s+/))
    .find(([, parent, , ...words]) => Number(parent) === shopPid && words.includes("rehearse"));
  return found ? Number(found[0]) : null;
}

/** Counts the processes that serve a copied shop. */
function copiedShops(): number {
  return execFileSync("ps", ["-eo", "args="], { encoding: "utf8" })
    .split("\n")
    .filter((line) => line.includes(SERVE)).length;
}

test("rehearsals: the copy has goods and stock, and no row of a member, an order or an address", async () => {
  const room = await announce();
  const address = { url: copyUrl, isMade: false };
  const source = new pg.Client({ connectionString: server.url });
  await source.connect();
  await openCopy(address);
  const empty = await rowsOf(copyUrl);
  await copyShop(source, copyUrl, room.id);
  await source.end();
  const copied = await rowsOf(copyUrl);
  const grown = [...copied].flatMap(([name, rows]) => (rows > (empty.get(name) ?? 0) ? [name] : []));
  const names = COPIED_TABLES.map(({ name }) => name);
  expect(grown.filter((name) => ![...names, "stock_movement"].includes(name))).toEqual([]);
  expect(grown).toEqual(
    expect.arrayContaining(["product", "product_option", "option_stock", "waiting_room"]),
  );
  const personal = await db.pool.query<{ name: string }>(
    `with recursive personal as (
       select 'app_user'::regclass::oid as id
       union
       select c.conrelid from pg_constraint c join personal p on c.confrelid = p.id where c.contype = 'f'
     )
     select distinct table_name as name from information_schema.columns
      where table_schema = 'public'
        and (to_regclass('public.' || quote_ident(table_name))::oid in (select id from personal)
             or column_name ~ 'phone|email|address|receiver|password')`,
  );
  const ofPeople = personal.rows.map(({ name }) => name);
  expect(ofPeople).toEqual(expect.arrayContaining(["app_user", "orders", "delivery_address", "distributor"]));
  // The contact of a farm is left blank; a room has no person of its own.
  expect(names.filter((name) => ofPeople.includes(name))).toEqual(["distributor"]);
  const copy = createDatabase({ url: copyUrl, poolSize: 1, onError: () => undefined });
  const { rows } = await copy.pool.query(
    "select distinct shipping_address, cs_phone, business_number, return_address from distributor",
  );
  expect(rows).toEqual([{ shipping_address: "", cs_phone: "", business_number: "", return_address: null }]);
  await copy.close();
  await removeCopy(address);
  expect((await rowsOf(copyUrl)).size).toBe(0);
}, 120_000);

test("rehearsals: a database with other tables is neither filled nor emptied", async () => {
  await db.pool.query("create database of_others");
  const url = withDatabase(server.url, "of_others");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("create table kept (id int); insert into kept values (1)");
  await client.end();
  await expect(openCopy({ url, isMade: false })).rejects.toMatchObject({ failure: "copy_not_empty" });
  await removeCopy({ url, isMade: false });
  expect([...(await rowsOf(url))]).toEqual([["kept", 1]]);
}, 60_000);

test("rehearsals: played to its report beside the shop, whose stock and orders stay; killed, its copy is gone and the reason told", async () => {
  const { id, optionId } = await announce();
  const before = await rowsOf(server.url);
  const shop = await startShop();
  const played = await request(id);
  await eventually("it has ended", async () => (await find(played)).is_ended, 120_000);
  expect(await find(played)).toMatchObject({
    state: "done",
    report: { buyers: 20, units: 5, sold: 5, left: 0, twice: 0, breaches: [] },
  });
  expect((await rowsOf(copyUrl)).size).toBe(0);
  const after = await rowsOf(server.url);
  for (const name of ["app_user", "orders", "payment", "stock_movement", "message", "waiting_room_place"])
    expect([name, after.get(name)]).toEqual([name, before.get(name)]);
  const { rows } = await db.pool.query("select on_hand, reserved from option_stock where option_id = $1", [
    optionId,
  ]);
  expect(rows).toEqual([{ on_hand: 9, reserved: 0 }]);

  const killed = await request(id);
  await eventually("its shop is served", async () => copiedShops() > 0, 60_000);
  const pid = rehearsalOf(shop.child.pid);
  if (pid === null) throw new Error("The shop plays a rehearsal");
  process.kill(pid, "SIGKILL");
  await eventually("it has failed", async () => (await find(killed)).is_ended, 60_000);
  expect(await find(killed)).toMatchObject({ state: "failed", failure: "interrupted", report: null });
  expect((await rowsOf(copyUrl)).size).toBe(0);
  await eventually("nobody serves the copy", async () => copiedShops() === 0);

  const cut = await request(id);
  await eventually("its shop is served", async () => copiedShops() > 0, 60_000);
  shop.child.kill("SIGKILL");
  await eventually("nobody serves the copy", async () => copiedShops() === 0, 60_000);
  await eventually("the copy is gone", async () => (await rowsOf(copyUrl)).size === 0, 60_000);
  const next = await startShop();
  await eventually("it has failed", async () => (await find(cut)).is_ended, 60_000);
  expect(await find(cut)).toMatchObject({ state: "failed", failure: "interrupted" });
  await next.stop();
}, 400_000);
