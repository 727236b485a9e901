import { expect, test } from "vitest";
import type { Db, Statement, Tx } from "../database.ts";
import { readThroughReplica } from "./read-through-replica.ts";

const READ: Statement<[], { from: string }> = { name: "read", text: "select 'x' as from" };
const OTHER: Statement<[], { from: string }> = { name: "other", text: "select 'y' as from" };
const WRITE: Statement<[], { from: string }> = { name: "write", text: "insert into t values (1)" };

test("single reads go to the replica, and to the primary after a write", async () => {
  const { reads, targets } = opened();
  expect(await reads.db.run(READ, [])).toEqual([{ from: "replica" }]);
  expect(reads.hasWritten()).toBe(false);
  expect(await reads.db.run(WRITE, [])).toEqual([{ from: "primary" }]);
  expect(await reads.db.run(READ, [])).toEqual([{ from: "primary" }]);
  expect(reads.hasWritten()).toBe(true);
  expect(targets).toEqual(["replica", "primary"]);
});

test("a transaction runs on the primary and counts as a write", async () => {
  const { reads } = opened();
  expect(await reads.db.transaction((tx) => tx.run(READ, []))).toEqual([{ from: "primary" }]);
  expect(reads.hasWritten()).toBe(true);
  expect(await reads.db.run(READ, [])).toEqual([{ from: "primary" }]);
});

test("without a replica every read goes to the primary and is counted there", async () => {
  const { reads, targets } = opened({ replica: null });
  expect(await reads.db.run(READ, [])).toEqual([{ from: "primary" }]);
  expect(targets).toEqual(["primary"]);
});

test.each([
  ["57P01", "a replica that is stopped"],
  ["40001", "a query that is cancelled for the replay"],
  ["42P01", "a table that is not replayed yet"],
])(
  "a read that fails with %s, %s, is repeated on the primary, which then serves the request",
  async (code) => {
    let replicaReads = 0;
    const { reads, targets, failures } = opened({
      replica: database("replica", () => {
        replicaReads += 1;
        throw Object.assign(new Error("failed"), { code });
      }),
    });
    expect(await reads.db.run(READ, [])).toEqual([{ from: "primary" }]);
    expect(await reads.db.run(OTHER, [])).toEqual([{ from: "primary" }]);
    expect({ replicaReads, failures: failures.length, targets }).toEqual({
      replicaReads: 1,
      failures: 1,
      targets: ["primary", "primary"],
    });
  },
);

test("a read that took too long on the replica is not repeated", async () => {
  const { reads } = opened({
    replica: database("replica", () => {
      throw Object.assign(new Error("timeout"), { code: "57014" });
    }),
  });
  await expect(reads.db.run(READ, [])).rejects.toMatchObject({ code: "57014" });
});

test.each(["25006", "0A000"])(
  "a statement that no replica can answer (%s) goes to the primary at once from then on, without a failure",
  async (code) => {
    const primaryOnly = new Set<string>();
    const failing = database("replica", ({ name }) => {
      if (name === READ.name) throw Object.assign(new Error("cannot"), { code });
      return [{ from: "replica" }];
    });
    const first = opened({ replica: failing, primaryOnly });
    expect(await first.reads.db.run(READ, [])).toEqual([{ from: "primary" }]);
    const second = opened({ replica: failing, primaryOnly });
    expect(await second.reads.db.run(READ, [])).toEqual([{ from: "primary" }]);
    expect(await second.reads.db.run(OTHER, [])).toEqual([{ from: "replica" }]);
    expect([...first.failures, ...second.failures]).toEqual([]);
  },
);

function opened(options: { replica?: Db | null; primaryOnly?: Set<string> } = {}) {
  const targets: string[] = [];
  const failures: unknown[] = [];
  const reads = readThroughReplica({
    primary: database("primary"),
    replica: options.replica === undefined ? database("replica") : options.replica,
    primaryOnly: options.primaryOnly ?? new Set(),
    onRead: (target) => targets.push(target),
    onFailure: (error) => failures.push(error),
  });
  return { reads, targets, failures };
}

/** Database that answers every statement with its own name. */
function database(from: string, answer: (statement: { name: string }) => unknown[] = () => [{ from }]): Db {
  const run = async (statement: { name: string }) => answer(statement) as never[];
  return {
    run,
    transaction: (work: (tx: Tx) => unknown) => work({ run, inTransaction: true }),
  } as unknown as Db;
}
