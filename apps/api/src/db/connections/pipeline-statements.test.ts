import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { catchDatabaseTroubleKind } from "../../testing/catch-database-trouble-kind.ts";
import { openDatabaseProxy } from "../../testing/database-proxy.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { createDatabase, type Db, type Statement } from "../database.ts";
import { type Deadlines, REQUEST_DEADLINES } from "./connection-deadline-settings.ts";

const PID: Statement<[], { pid: number }> = { name: "backend-pid", text: "select pg_backend_pid() as pid" };
const ECHO: Statement<[number], { given: number }> = {
  name: "echo",
  text: "select $1::int as given, pg_sleep($1 % 3 * 0.001)",
};
const SLEEP: Statement<[number], { pid: number }> = {
  name: "sleep",
  text: "select pg_backend_pid() as pid from pg_sleep($1)",
};
const DIVIDE: Statement<[number], { part: number }> = { name: "divide", text: "select 1 / $1::int as part" };
const ADD: Statement<[string], never> = {
  name: "add-pipelined-rule",
  text: "insert into shop_rule (name, value) values ($1, to_jsonb(1))",
};
const COUNT: Statement<[string], { count: number }> = {
  name: "count-pipelined-rules",
  text: "select count(*)::int as count from shop_rule where name like $1",
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

test("statements of one turn share a session, eight at most; without a pipeline each has its own", async () => {
  const pidsOf = async (db: Db) => {
    const found = await Promise.all(Array.from({ length: 10 }, () => db.run(PID, [])));
    return new Set(found.map(([row]) => row?.pid)).size;
  };
  expect(await pidsOf(open(6))).toBe(2);
  expect(await pidsOf(createUnpipelined(6))).toBeGreaterThan(2);
});

test("a hundred statements over two connections each get their own rows", async () => {
  const db = open(2);
  const numbers = Array.from({ length: 100 }, (_, index) => index);
  const found = await Promise.all(numbers.map((number) => db.run(ECHO, [number])));
  expect(found.map(([row]) => row?.given)).toEqual(numbers);
  expect(db.pool.idleCount).toBe(db.pool.totalCount);
});

test("a statement that fails neither fails nor undoes those beside it", async () => {
  const db = open(1);
  const [added, divided, pid] = await Promise.allSettled([
    db.run(ADD, ["pipelined-1"]),
    db.run(DIVIDE, [0]),
    db.run(PID, []),
  ]);
  expect([added.status, pid.status]).toEqual(["fulfilled", "fulfilled"]);
  expect(divided).toMatchObject({ status: "rejected", reason: { code: "22012" } });
  expect(await db.run(COUNT, ["pipelined-%"])).toEqual([{ count: 1 }]);
});

test("a session that ends fails the statements sent over it as lost; the next ones have a new one", async () => {
  const db = open(1);
  const [row] = await db.run(PID, []);
  const sent = [catchDatabaseTroubleKind(db.run(SLEEP, [5])), catchDatabaseTroubleKind(db.run(PID, []))];
  await wait(100);
  await asAdmin("select pg_terminate_backend($1)", row?.pid);
  expect(await Promise.all(sent)).toEqual(["lost", "lost"]);
  const [other] = await db.run(PID, []);
  expect(other?.pid).not.toBe(row?.pid);
});

test("a statement that takes longer than the server's limit is cancelled, and those behind it are answered", async () => {
  const db = open(1, { ...REQUEST_DEADLINES, statementMs: 100 });
  const [before] = await db.run(PID, []);
  const [slow, behind] = await Promise.all([catchDatabaseTroubleKind(db.run(SLEEP, [5])), db.run(PID, [])]);
  expect(slow).toBe("slow");
  expect(behind).toEqual([before]);
});

test("a server that falls silent fails the statements sent, and answers those after it spoke again", async () => {
  const proxy = await openDatabaseProxy(database.url);
  const db = open(1, { ...REQUEST_DEADLINES, answerMs: 300, connectMs: 300 }, { url: proxy.url });
  await db.run(PID, []);
  proxy.swallow(true);
  const kinds = await Promise.all([
    catchDatabaseTroubleKind(db.run(PID, [])),
    catchDatabaseTroubleKind(db.run(PID, [])),
  ]);
  expect(kinds).toContain("silent");
  expect(kinds.filter((kind) => kind !== "silent" && kind !== "lost")).toEqual([]);
  proxy.swallow(false);
  expect(await db.run(PID, [])).toHaveLength(1);
  await proxy.close();
});

test("a statement whose preparation waited in vain for a lock fails those of its name, and is prepared again", async () => {
  const db = open(1, { ...REQUEST_DEADLINES, lockMs: 100 });
  const admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
  await admin.query("begin; lock table shop_rule in access exclusive mode");
  const kinds = await Promise.all([
    catchDatabaseTroubleKind(db.run(COUNT, ["none-%"])),
    catchDatabaseTroubleKind(db.run(COUNT, ["none-%"])),
  ]);
  expect(kinds).toEqual(["locked", "lost"]);
  await admin.query("rollback");
  await admin.end();
  expect(await db.run(COUNT, ["none-%"])).toEqual([{ count: 0 }]);
});

test("while every connection is in use, statements wait as many as may, and the next is refused as busy", async () => {
  const db = open(1, { ...REQUEST_DEADLINES, connectMs: 300 }, { maxWaiting: 2 });
  const release = Promise.withResolvers<void>();
  const holding = db.transaction(() => release.promise);
  await wait(50);
  const ended: string[] = [];
  const run = async (place: string) => {
    const kind = await catchDatabaseTroubleKind(db.run(PID, []));
    ended.push(place);
    return kind;
  };
  expect(await Promise.all([run("waits"), run("waits"), run("is refused")])).toEqual([
    "busy",
    "busy",
    "busy",
  ]);
  expect(ended).toEqual(["is refused", "waits", "waits"]);
  expect(db.connections.stuckSince).not.toBeNull();
  const answered = db.run(PID, []);
  release.resolve();
  await holding;
  expect(await answered).toHaveLength(1);
  expect(db.connections.stuckSince).toBeNull();
});

test("statements that come while others are answered do not keep waiting ones from a connection", async () => {
  const db = open(1);
  let isOver = false;
  const stream = async () => {
    while (!isOver) await db.run(ECHO, [2]);
  };
  const streams = [stream(), stream(), stream(), stream()];
  await wait(50);
  expect(await db.transaction((tx) => tx.run(PID, []))).toHaveLength(1);
  isOver = true;
  await Promise.all(streams);
});

function open(
  poolSize: number,
  deadlines: Deadlines = REQUEST_DEADLINES,
  { url = database.url, ...limits }: { url?: string; maxWaiting?: number } = {},
): Db {
  const db = createDatabase({
    url,
    poolSize,
    isPipelined: true,
    deadlines,
    ...limits,
    onError: () => undefined,
  });
  opened.push(db);
  return db;
}

function createUnpipelined(poolSize: number): Db {
  const db = createDatabase({ url: database.url, poolSize, onError: () => undefined });
  opened.push(db);
  return db;
}

async function asAdmin(text: string, ...values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: inject("templateUrl") });
  await client.connect();
  await client.query(text, values);
  await client.end();
}
