import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type DatabaseProxy, openDatabaseProxy } from "../../testing/database-proxy.ts";
import { type ReplicaServer, startReplica } from "../../testing/replicas/start-replica.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import type { Statement } from "../database.ts";
import { type OpenReplicas, openReplicas } from "./open-replicas.ts";

const READ: Statement<[], { is_replica: boolean }> = {
  name: "read-from-server",
  text: "select pg_is_in_recovery() as is_replica",
};
/** Longest time in ms until a read that a silent replica does not answer is answered by the primary. */
const LONGEST_READ_MS = 3000;

let database: TestDatabase;
let server: ReplicaServer;
let proxy: DatabaseProxy;
let replicas: OpenReplicas;
const failures: unknown[] = [];
beforeAll(async () => {
  server = await startReplica(inject("templateUrl"));
  database = await createTestDatabase();
  await server.catchUp();
  proxy = await openDatabaseProxy(server.urlOf(database.url));
  replicas = openReplicas({
    urls: [proxy.url],
    primaryUrl: database.url,
    connections: 8,
    mode: "direct",
    onStatement: () => undefined,
    onRead: () => undefined,
    onError: (error) => failures.push(error),
    onChange: () => undefined,
  });
}, 60_000);
afterAll(async () => {
  await replicas.close();
  await proxy.close();
  await database.drop();
  await server.close();
});

/** Reads once, as a request does; returns the server that answered and how long it took in ms. */
async function read(): Promise<{ from: "replica" | "primary"; ms: number }> {
  const begin = performance.now();
  const [row] = await replicas.open(database.db, "public", null).db.run(READ, []);
  return { from: row?.is_replica ? "replica" : "primary", ms: performance.now() - begin };
}

const untilReadFrom = (from: "replica" | "primary") =>
  expect.poll(async () => (await read()).from, { timeout: 10_000 }).toBe(from);

test("a replica that accepts and answers nothing is passed over within three seconds, and is read again once it answers", async () => {
  await untilReadFrom("replica");
  for (let turn = 0; turn < 2; turn += 1) {
    failures.length = 0;
    proxy.swallow(true);
    const first = await Promise.all(Array.from({ length: 20 }, read));
    expect(new Set(first.map(({ from }) => from))).toEqual(new Set(["primary"]));
    expect(Math.max(...first.map(({ ms }) => ms))).toBeLessThan(LONGEST_READ_MS);
    expect(failures.length).toBeGreaterThan(0);
    expect(replicas.states()).toMatchObject([{ isUsable: false, bytesBehind: null }]);
    // From then on nobody waits, however long the silence is.
    for (let reads = 0; reads < 10; reads += 1) {
      const { from, ms } = await read();
      expect([from, ms < 200]).toEqual(["primary", true]);
      await wait(200);
    }
    proxy.swallow(false);
    await untilReadFrom("replica");
    const again = await Promise.all(Array.from({ length: 20 }, read));
    expect(new Set(again.map(({ from }) => from))).toEqual(new Set(["replica"]));
  }
}, 60_000);
