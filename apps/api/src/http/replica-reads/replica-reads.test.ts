import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type OpenReplicas, openReplicas } from "../../db/replicas/open-replicas.ts";
import type { Reader } from "../../db/replicas/replica-and-read-position-types.ts";
import { guest, member, type Seeded, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { type ReplicaServer, startReplica } from "../../testing/replicas/start-replica.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let server: ReplicaServer;
let shop: TestShop;
let replicas: OpenReplicas;
let fruit: Seeded;
const reads: `${Reader} ${"primary" | "replica"}`[] = [];
const failed: unknown[] = [];

beforeAll(async () => {
  server = await startReplica(inject("templateUrl"));
  shop = await createTestShop({
    replicas: {
      isEmpty: false,
      open: (...of) => replicas.open(...of),
      noteCommit: () => replicas.noteCommit(),
    },
  });
  await server.catchUp();
  replicas = openReplicas({
    urls: [server.urlOf(shop.database.url)],
    primaryUrl: shop.database.url,
    connections: 8,
    mode: "direct",
    onStatement: () => undefined,
    onRead: (reader, target) => reads.push(`${reader} ${target}`),
    onError: (error) => failed.push(error),
    onChange: () => undefined,
  });
  fruit = await seedProduct(shop.database.db, { stock: 1000 });
}, 60_000);
afterAll(async () => {
  await replicas.close();
  await shop.close();
  await server.close();
});

const showProduct = () => shop.call(null, "GET /v1/products/{id}", { path: { id: fruit.productId } });
const untilUsable = () => expect.poll(() => replicas.states()[0]?.isUsable, { timeout: 5000 }).toBe(true);
/** Moves the clock past the time in which a new session reads from the primary. */
const later = () => {
  shop.clock.now = new Date(shop.clock.now.getTime() + 20_000);
};

test("a public reply is made on the replica without a statement on the primary", async () => {
  await server.catchUp();
  await untilUsable();
  await expect.poll(async () => (await showProduct()).status).toBe(200);
  reads.length = 0;
  shop.database.statements.length = 0;
  expect((await showProduct()).status).toBe(200);
  expect(shop.database.statements).toEqual([]);
  expect(new Set(reads)).toEqual(new Set(["public replica"]));
});

test("a buyer reads what they wrote from the primary while the replica is behind, and from the replica when it is past", async () => {
  const token = await guest(shop);
  later();
  await server.pauseReplay(true);
  await addToCart(token, 3);
  reads.length = 0;
  expect(await unitsOf(token)).toBe(3);
  expect(new Set(reads)).toEqual(new Set(["buyer primary"]));

  await server.pauseReplay(false);
  await server.catchUp();
  await expect
    .poll(async () => {
      reads.length = 0;
      expect(await unitsOf(token)).toBe(3);
      return reads.every((read) => read === "buyer replica");
    })
    .toBe(true);
});

test("a reader who wrote nothing reads from a replica that is behind, within the longest lag", async () => {
  await server.catchUp();
  await untilUsable();
  await server.pauseReplay(true);
  await addToCart(await guest(shop), 1);
  reads.length = 0;
  expect((await showProduct()).status).toBe(200);
  expect(new Set(reads)).toEqual(new Set(["public replica"]));
  await server.pauseReplay(false);
});

test("after a noted commit a public reply is made on the primary until the replica has replayed it", async () => {
  await server.catchUp();
  await untilUsable();
  await server.pauseReplay(true);
  await shop.database.db.pool.query("update product set name = '바뀐 이름' where id = $1", [fruit.productId]);
  replicas.noteCommit();
  reads.length = 0;
  expect((await showProduct()).reply).toMatchObject({ name: "바뀐 이름" });
  expect(new Set(reads)).toEqual(new Set(["public primary"]));
  await server.pauseReplay(false);
  await server.catchUp();
  await untilUsable();
  await expect
    .poll(async () => {
      reads.length = 0;
      expect((await showProduct()).reply).toMatchObject({ name: "바뀐 이름" });
      return reads.every((read) => read === "public replica");
    })
    .toBe(true);
});

test("a session that has just begun is read from the primary", async () => {
  await server.pauseReplay(true);
  const token = await member(shop);
  reads.length = 0;
  expect((await shop.call(token, "GET /v1/app-users/counts")).status).toBe(200);
  expect(reads).not.toContain("buyer replica");
  await server.pauseReplay(false);
});

test("a replica that dies interrupts no reply: reads go on on the primary", async () => {
  await server.catchUp();
  await untilUsable();
  const asked = Array.from({ length: 40 }, showProduct);
  await server.kill();
  const answers = await Promise.all([...asked, ...Array.from({ length: 40 }, showProduct)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await expect.poll(() => replicas.states()[0]?.isUsable, { timeout: 5000 }).toBe(false);
  failed.length = 0;
  expect((await showProduct()).status).toBe(200);
  expect(failed).toEqual([]);
});

async function addToCart(token: string, units: number): Promise<void> {
  const { status } = await shop.call(token, "POST /v1.2/app-users/shopping-carts", {
    body: { productId: fruit.productId, optionGroups: [{ optionId: fruit.optionIds[0], optionUnit: units }] },
  });
  expect(status).toBe(200);
}

async function unitsOf(token: string): Promise<number> {
  const { reply } = await shop.call(token, "GET /v1.2/app-users/shopping-carts");
  const [, units] = /"optionUnit":(\d+)/.exec(JSON.stringify(reply)) ?? [];
  return Number(units ?? 0);
}
