import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createVarnishPurgeGateway } from "../../gateways/edge/varnish-purge-gateway.ts";
import { purgeExpired } from "../../jobs/purge-expired.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { type Seeded, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { type EdgePurgeSchedule, scheduleEdgePurges } from "./schedule-edge-purges.ts";
import { sendEdgePurges } from "./send-edge-purges.ts";

let shop: TestShop;
let fruit: Seeded;
let purged: string[][];
let isAway: boolean;
let schedule: EdgePurgeSchedule;
let close: () => Promise<unknown>;

beforeEach(async () => {
  shop = await createTestShop();
  [purged, isAway] = [[], false];
  const receiver = createServer((request, response) => {
    if (!isAway) purged.push(String(request.headers["surrogate-key"]).split(" "));
    response.writeHead(isAway ? 503 : 200).end();
  }).listen(0, "127.0.0.1");
  await once(receiver, "listening");
  shop.services.edge = createVarnishPurgeGateway({
    urls: [`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`],
    token: null,
    fetch,
    timeoutMs: 1000,
    onRequest: () => undefined,
  });
  fruit = await seedProduct(shop.database.db);
  await select(shop, "delete from edge_purge");
  schedule = scheduleEdgePurges(shop.services);
  const listener = new pg.Client({ connectionString: shop.database.url });
  await listener.connect();
  listener.on("notification", () => schedule.onChange());
  await listener.query("listen catalog_changed");
  close = async () => {
    await schedule.stop();
    await listener.end();
    await new Promise((done) => receiver.close(done));
    await shop.close();
  };
});
afterEach(() => close());

const TWO_SECONDS = { timeout: 2000, interval: 20 };

test("a price that an operator changes is purged once, by the tags of its product and lists, within 2 s", async () => {
  const boss = await operator(shop);
  const [option] = await select<{ id: number; version: number }>(
    shop,
    "select id, version from product_option where product_id = $1",
    [fruit.productId],
  );
  const changed = await shop.call(boss.token, "PATCH /operator/v1/prices", {
    body: {
      rows: [{ id: option?.id ?? 0, version: option?.version ?? 0, set: { price: 9000 } }],
      reason: "주말 값",
    },
  });
  expect(changed.status).toBe(200);
  await vi.waitFor(() => expect(purged).toHaveLength(1), TWO_SECONDS);
  expect(purged[0]).toEqual(
    expect.arrayContaining([`product:${fruit.productId}`, "products", "category:91", "any-product"]),
  );
});

test("what the edge does not take is purged when it is back", async () => {
  isAway = true;
  await rename("무른 귤");
  await vi.waitFor(() => expect(shop.logged.join("")).toContain("edge not purged"), TWO_SECONDS);
  expect(await waiting()).toBe(1);
  isAway = false;
  expect(await sendEdgePurges(shop.services)).toBe(0);
  later(1001);
  expect(await sendEdgePurges(shop.services)).toBe(1);
  expect([purged, await waiting()]).toEqual([[[`product:${fruit.productId}`, "any-product"]], 0]);
});

test("the pause before the next try grows with the age of a purge, up to 30 s", async () => {
  isAway = true;
  await rename("무른 귤");
  await vi.waitFor(() => expect(shop.logged.join("")).toContain("edge not purged"), TWO_SECONDS);
  const pauses: number[] = [];
  for (let tries = 0; tries < 12; tries += 1) {
    const [row] = await select<{ next_at: Date }>(shop, "select next_at from edge_purge");
    const next = row?.next_at ?? new Date(0);
    pauses.push(next.getTime() - shop.clock.now.getTime());
    shop.clock.now = next;
    await sendEdgePurges(shop.services);
  }
  expect(pauses[0]).toBe(1000);
  expect(pauses.at(-1)).toBe(30_000);
  expect(pauses.toSorted((a, b) => a - b)).toEqual(pauses);
});

test("what a process that died had claimed is purged by another one", async () => {
  await schedule.stop();
  await rename("무른 귤");
  const dying = {
    ...shop.services,
    edge: { tagHeader: "surrogate-key", purge: () => new Promise(() => {}) },
  };
  void sendEdgePurges(dying as never);
  await vi.waitFor(async () => {
    expect(await select(shop, "select from edge_purge where next_at is not null")).toHaveLength(1);
  }, TWO_SECONDS);
  expect(await sendEdgePurges(shop.services)).toBe(0);
  later(30_001);
  expect(await sendEdgePurges(shop.services)).toBe(1);
  expect(purged).toHaveLength(1);
});

test("a thousand changes are few purges, and each of them is sent once more after 3 s", async () => {
  const db = shop.database.db.pool;
  for (let done = 0; done < 1000; done += 50) {
    await Promise.all(
      Array.from({ length: 50 }, (_, place) =>
        db.query("update product set name = $2 where id = $1", [fruit.productId, `귤 ${done + place}`]),
      ),
    );
  }
  await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 10_000, interval: 50 });
  expect(purged.length).toBeLessThan(50);
  purged.length = 0;
  later(3001);
  await sendEdgePurges(shop.services);
  later(3001);
  await sendEdgePurges(shop.services);
  expect(purged).toEqual([[`product:${fruit.productId}`, "any-product"]]);
});

test("after changes that a process did not hear of, the purges of that time are sent once more", async () => {
  await rename("무른 귤");
  // The edge is asked before the purge is written down as sent.
  await vi.waitFor(async () => expect(await waiting()).toBe(0), TWO_SECONDS);
  expect(purged).toHaveLength(1);
  later(3001);
  await sendEdgePurges(shop.services);
  expect(purged).toHaveLength(2);
  schedule.onLost();
  later(1000);
  schedule.onConnected();
  await vi.waitFor(() => expect(purged).toHaveLength(3), TWO_SECONDS);
  expect(purged[2]).toEqual(purged[0]);
});

test("a change that is rolled back is not purged, and one transaction writes equal tags once", async () => {
  const client = await shop.database.db.pool.connect();
  await client.query("begin");
  for (const name of ["하나", "둘"])
    await client.query("update product set name = $2 where id = $1", [fruit.productId, name]);
  expect((await client.query("select from edge_purge")).rowCount).toBe(1);
  await client.query("rollback");
  client.release();
  expect(await select(shop, "select from edge_purge")).toEqual([]);
});

test("rows are kept for a day, also those of a shop without an edge", async () => {
  shop.services.edge = null;
  await schedule.stop();
  await rename("무른 귤");
  expect(await sendEdgePurges(shop.services)).toBe(0);
  await purgeExpired(shop.services);
  later(23 * 3_600_000);
  await purgeExpired(shop.services);
  expect(await select(shop, "select from edge_purge")).toHaveLength(1);
  later(2 * 3_600_000);
  await purgeExpired(shop.services);
  expect(await select(shop, "select from edge_purge")).toEqual([]);
});

async function rename(name: string): Promise<void> {
  await select(shop, "update product set name = $2 where id = $1", [fruit.productId, name]);
}

/** Number of changes that the edge has not dropped. */
async function waiting(): Promise<number> {
  return (await select(shop, "select from edge_purge where times_sent = 0")).length;
}

function later(milliseconds: number): void {
  shop.clock.now = new Date(shop.clock.now.getTime() + milliseconds);
}
