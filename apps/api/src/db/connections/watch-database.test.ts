import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabaseProxy } from "../../testing/database-proxy.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { createDatabase, type Statement } from "../database.ts";
import { type DatabaseState, watchDatabase } from "./watch-database.ts";

const ONE: Statement<[], { one: number }> = { name: "watched-one", text: "select 1 as one" };
const QUICK = { everyMs: 50, silentMs: 300 };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("a silent server is reported down within the deadline, its connections are cut, and it recovers by itself", async () => {
  const proxy = await openDatabaseProxy(database.url);
  const db = createDatabase({ url: proxy.url, poolSize: 2, onError: () => undefined });
  const { watch, told } = watching(proxy.url, db);
  await db.run(ONE, []);
  await wait(150);
  expect(watch.state()).toEqual({ isUp: true, isWritable: true });

  proxy.swallow(true);
  const hanging = db.run(ONE, []).catch((error: { kind?: string }) => error.kind);
  // Cut at the heartbeat's deadline, long before the statement's own.
  expect(await hanging).toBe("lost");
  expect(watch.state().isUp).toBe(false);
  proxy.swallow(false);
  await expect.poll(() => watch.state().isUp, { timeout: 3000 }).toBe(true);
  expect(await db.run(ONE, [])).toEqual([{ one: 1 }]);
  expect(told).toEqual([
    { isUp: false, isWritable: false },
    { isUp: true, isWritable: true },
  ]);
  await watch.stop();
  await db.close();
  await proxy.close();
});

test("a read-only server is reported unwritable, and its connections are cut until it takes writes", async () => {
  const db = createDatabase({ url: database.url, poolSize: 1, onError: () => undefined });
  const owner = await database.connectAsOwner();
  const name = new URL(database.url).pathname.slice(1);
  const setReadOnly = (value: string) =>
    owner.query(`alter database ${name} set default_transaction_read_only = ${value}`);
  await setReadOnly("on");
  const { watch } = watching(database.url, db);
  await expect.poll(() => watch.state(), { timeout: 3000 }).toEqual({ isUp: true, isWritable: false });
  await owner.query("set default_transaction_read_only = off");
  await setReadOnly("off");
  await expect.poll(() => watch.state(), { timeout: 3000 }).toEqual({ isUp: true, isWritable: true });
  await watch.stop();
  await owner.end();
  await db.close();
});

test("a lost heartbeat cuts no connection while other statements are answered", async () => {
  const proxy = await openDatabaseProxy(database.url);
  const db = createDatabase({ url: database.url, poolSize: 1, onError: () => undefined });
  const { watch, told } = watching(proxy.url, db);
  const asking = setInterval(() => void db.run(ONE, []), 20);
  await wait(150);
  proxy.swallow(true);
  await wait(600);
  expect(told).toEqual([]);
  clearInterval(asking);
  await wait(50);
  await watch.stop();
  await db.close();
  await proxy.close();
});

function watching(url: string, db: ReturnType<typeof createDatabase>) {
  const told: DatabaseState[] = [];
  const watch = watchDatabase({
    url,
    pools: [db.connections],
    onChange: (state) => told.push(state),
    ...QUICK,
  });
  return { watch, told };
}
