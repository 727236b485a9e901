import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { isUniqueViolation, type Statement } from "./database.ts";
import { requireOneRow } from "./require-one-row.ts";

const ADD: Statement<[number, string], { name: string }> = {
  name: "add-rule",
  text: "insert into shop_rule (name, value) values ('r' || $1::int, to_jsonb($2::text)) returning name",
};
const COUNT: Statement<[], { count: number }> = {
  name: "count-rules",
  text: "select count(*)::int as count from shop_rule",
};
const KINDS: Statement<[], { day: string; amount: number; at: Date; list: number[] }> = {
  name: "kinds",
  text: "select date '2026-11-21' as day, 4.5::numeric as amount, timestamptz '2026-11-21T00:00:00Z' as at, array[1, 2] as list",
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("a thrown error rolls the transaction back, and its connection can be used again", async () => {
  const { db } = database;
  const failing = db.transaction(async (tx) => {
    await tx.run(ADD, [1, "a"]);
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  expect(await db.run(COUNT, [])).toEqual([{ count: 0 }]);
  expect(db.pool.waitingCount).toBe(0);
});

test("a result that is not to be kept rolls the transaction back and is returned", async () => {
  const { db } = database;
  const told = await db.transaction(
    async (tx) => {
      await tx.run(ADD, [1, "a"]);
      return "refused";
    },
    (result) => result === "kept",
  );
  expect([told, await db.run(COUNT, [])]).toEqual(["refused", [{ count: 0 }]]);
});

test("two transactions in a deadlock both succeed in the end", async () => {
  const { db } = database;
  await db.run(ADD, [10, "a"]);
  await db.run(ADD, [11, "a"]);
  const touch: Statement<[string], never> = {
    name: "touch",
    text: "update shop_rule set value = value where name = $1",
  };
  let attempts = 0;
  const both = { left: 2, go: Promise.withResolvers<void>() };
  const work = (first: string, second: string) =>
    db.transaction(async (tx) => {
      attempts += 1;
      await tx.run(touch, [first]);
      both.left -= 1;
      if (both.left === 0) both.go.resolve();
      await both.go.promise;
      await tx.run(touch, [second]);
      return "done";
    });
  expect(await Promise.all([work("r10", "r11"), work("r11", "r10")])).toEqual(["done", "done"]);
  // One is rolled back and retried, several times if it returns before the other has gone on.
  expect(attempts).toBeGreaterThanOrEqual(3);
});

test("dates are read as texts, numerics as numbers and timestamps as Date", async () => {
  expect(requireOneRow(await database.db.run(KINDS, []))).toEqual({
    day: "2026-11-21",
    amount: 4.5,
    at: new Date("2026-11-21T00:00:00Z"),
    list: [1, 2],
  });
});

test("a unique violation is told from other errors", async () => {
  const { db } = database;
  await db.run(ADD, [20, "a"]);
  const again = await db.run(ADD, [20, "a"]).catch((error: unknown) => error);
  expect(isUniqueViolation(again)).toBe(true);
  expect(isUniqueViolation(new Error("23505"))).toBe(false);
});

test("one() returns the only row and throws for none or several", () => {
  expect(requireOneRow([1])).toBe(1);
  expect(() => requireOneRow([])).toThrow("got 0");
  expect(() => requireOneRow([1, 2])).toThrow("got 2");
});
