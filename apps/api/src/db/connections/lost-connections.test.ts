import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { catchDatabaseTroubleKind } from "../../testing/catch-database-trouble-kind.ts";
import { openDatabaseProxy } from "../../testing/database-proxy.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { createDatabase, type Db, type Statement } from "../database.ts";
import { type Deadlines, REQUEST_DEADLINES } from "./connection-deadline-settings.ts";

const PID: Statement<[], { pid: number }> = { name: "backend-pid", text: "select pg_backend_pid() as pid" };
const SLEEP: Statement<[number], never> = { name: "sleep", text: "select pg_sleep($1)" };
const ADD: Statement<[string], never> = {
  name: "add-lost-rule",
  text: "insert into shop_rule (name, value) values ($1, to_jsonb(1))",
};
const COUNT: Statement<[string], { count: number }> = {
  name: "count-lost-rules",
  text: "select count(*)::int as count from shop_rule where name like $1",
};
const LOCK: Statement<[string], never> = {
  name: "lock-rule",
  text: "select from shop_rule where name = $1 for update",
};

let database: TestDatabase;
const opened: Db[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const db of opened) await db.close();
  await database.drop();
});

test("a session that ends inside a transaction is an error of the transaction, which is retried", async () => {
  const { db, errors } = open();
  let tries = 0;
  const pid = await db.transaction(async (tx) => {
    tries += 1;
    const [row] = await tx.run(PID, []);
    await tx.run(ADD, [`cut-${tries}`]);
    if (tries === 1) await terminate(row?.pid ?? 0);
    await tx.run(PID, []);
    return row?.pid;
  });
  expect([tries, typeof pid]).toEqual([2, "number"]);
  expect(errors.length).toBeGreaterThan(0);
  expect(await db.run(COUNT, ["cut-%"])).toEqual([{ count: 1 }]);
});

test("a session that ends while idle is replaced without an error", async () => {
  const { db } = open(1);
  const [row] = await db.run(PID, []);
  await terminate(row?.pid ?? 0);
  await wait(100);
  expect(await db.run(PID, [])).toHaveLength(1);
});

test("a session that ends during a single statement is DatabaseTrouble of kind lost", async () => {
  const { db } = open(1);
  const [row] = await db.run(PID, []);
  const sleeping = catchDatabaseTroubleKind(db.run(SLEEP, [5]));
  await wait(100);
  await terminate(row?.pid ?? 0);
  expect(await sleeping).toBe("lost");
  expect(await db.run(PID, [])).toHaveLength(1);
});

test("sessions that keep ending leave the work undone and the process alive", async () => {
  const { db } = open();
  const failing = db.transaction(async (tx) => {
    const [row] = await tx.run(PID, []);
    await terminate(row?.pid ?? 0);
    await tx.run(ADD, ["never"]);
  });
  expect(await catchDatabaseTroubleKind(failing)).toBe("lost");
  expect(await db.run(COUNT, ["never"])).toEqual([{ count: 0 }]);
});

test("a row locked by another transaction is given up after the lock timeout", async () => {
  const { db } = open(3, { ...REQUEST_DEADLINES, lockMs: 100 });
  await db.run(ADD, ["held"]);
  const release = Promise.withResolvers<void>();
  const holding = db.transaction(async (tx) => {
    await tx.run(LOCK, ["held"]);
    await release.promise;
  });
  await wait(50);
  expect(await catchDatabaseTroubleKind(db.transaction((tx) => tx.run(LOCK, ["held"])))).toBe("locked");
  release.resolve();
  await holding;
});

test("a statement longer than the statement timeout is cancelled and its connection kept", async () => {
  const { db } = open(1, { ...REQUEST_DEADLINES, statementMs: 100 });
  const [before] = await db.run(PID, []);
  expect(await catchDatabaseTroubleKind(db.run(SLEEP, [5]))).toBe("slow");
  expect(await db.run(PID, [])).toEqual([before]);
});

test("requests beyond the queue are refused at once, those in it when no connection becomes free", async () => {
  const { db } = open(1, { ...REQUEST_DEADLINES, connectMs: 300 }, { maxWaiting: 1 });
  const release = Promise.withResolvers<void>();
  const holding = db.transaction(() => release.promise);
  await wait(20);
  const waiting = catchDatabaseTroubleKind(db.run(PID, []));
  const begin = performance.now();
  expect(await catchDatabaseTroubleKind(db.run(PID, []))).toBe("busy");
  expect(performance.now() - begin).toBeLessThan(100);
  expect(await waiting).toBe("busy");
  expect(db.connections.stuckSince).not.toBeNull();
  release.resolve();
  await holding;
  await db.run(PID, []);
  expect(db.connections.stuckSince).toBeNull();
});

test("an idle pool, or one whose server is away, is not stuck", async () => {
  const { db } = open(1, { ...REQUEST_DEADLINES, connectMs: 1000 }, { stuckMemoryMs: 200 });
  const held = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const holding = db.transaction(async () => {
    held.resolve();
    await release.promise;
  });
  await held.promise;
  expect(await catchDatabaseTroubleKind(db.run(PID, []))).toBe("busy");
  expect(db.connections.stuckSince).not.toBeNull();
  // The overload was long ago, and there was no request since.
  await wait(250);
  expect(db.connections.stuckSince).toBeNull();
  release.resolve();
  await holding;

  const { db: away } = open(1, REQUEST_DEADLINES, { url: "postgres://nobody@127.0.0.1:1/nothing" });
  expect(await catchDatabaseTroubleKind(away.run(PID, []))).toBe("lost");
  expect(away.connections.stuckSince).toBeNull();
});

test("a silent server is given up at the deadline and its connections are discarded", async () => {
  const proxy = await openDatabaseProxy(database.url);
  const { db } = open(2, { ...REQUEST_DEADLINES, answerMs: 300, connectMs: 300 }, { url: proxy.url });
  await db.run(PID, []);
  proxy.swallow(true);
  expect(await catchDatabaseTroubleKind(db.run(PID, []))).toBe("silent");
  expect(await catchDatabaseTroubleKind(db.transaction((tx) => tx.run(PID, [])))).toBe("silent");
  proxy.swallow(false);
  expect(await db.run(PID, [])).toHaveLength(1);
  await proxy.close();
});

test("a pool on a silent server closes within its grace period", async () => {
  const proxy = await openDatabaseProxy(database.url);
  const db = createDatabase({ url: proxy.url, poolSize: 2, onError: () => undefined });
  await db.run(PID, []);
  proxy.swallow(true);
  const hanging = catchDatabaseTroubleKind(db.run(PID, []));
  await wait(20);
  const begin = performance.now();
  await db.close();
  expect(performance.now() - begin).toBeLessThan(3000);
  expect(await hanging).toBe("lost");
  await proxy.close();
});

function open(
  poolSize = 3,
  deadlines: Deadlines = REQUEST_DEADLINES,
  { url = database.url, ...limits }: { url?: string; maxWaiting?: number; stuckMemoryMs?: number } = {},
) {
  const errors: Error[] = [];
  const db = createDatabase({
    url,
    poolSize,
    deadlines,
    ...limits,
    onError: (error) => errors.push(error),
  });
  opened.push(db);
  return { db, errors };
}

async function terminate(pid: number): Promise<void> {
  const client = new pg.Client({ connectionString: inject("templateUrl") });
  await client.connect();
  await client.query("select pg_terminate_backend($1)", [pid]);
  await client.end();
  await wait(100);
}
