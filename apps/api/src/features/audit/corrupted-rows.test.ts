import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createShopWithPastOrders,
  type ShopWithPastOrders,
} from "../../testing/audit/shop-with-past-orders.ts";
import { singleRowCorruptions } from "../../testing/audit/single-row-corruptions.ts";
import { breaches, EVERYTHING } from "../../testing/read-and-set-shop-state.ts";
import { INVARIANTS } from "./all-invariants.sql.ts";

let lived: ShopWithPastOrders;
beforeAll(async () => {
  lived = await createShopWithPastOrders();
});
afterAll(() => lived?.shop.close());

test("each single corrupted row turns the audit red and is reported", { timeout: 60_000 }, async () => {
  expect(await breaches(lived.shop)).toEqual([]);
  const wrongs = singleRowCorruptions(lived);
  const unseen: unknown[] = [];
  for (const { what, sql, named } of wrongs) {
    const { red, subjects } = await lookAtWrong(sql, named);
    if (subjects.length === 0 || !subjects.every((subject) => red.includes(subject)))
      unseen.push({ what, subjects, red });
  }
  expect(unseen).toEqual([]);
  expect(wrongs.length).toBeGreaterThanOrEqual(45);
  // Each corruption was rolled back.
  expect(await breaches(lived.shop)).toEqual([]);
});

/** Runs every invariant on corrupted books; returns the reported rows and the corrupted one. */
async function lookAtWrong(sql: string, named: string): Promise<{ red: string[]; subjects: string[] }> {
  const client = await lived.shop.database.connectAsOwner();
  try {
    await client.query(`begin; ${sql}`);
    await client.query("select set_config('audit.now', $1, true)", [lived.shop.clock.now.toISOString()]);
    const red: string[] = [];
    for (const { key, breaches: text } of INVARIANTS) {
      const { rows } = await client.query<{ subject: string }>(text, key === null ? [] : EVERYTHING);
      red.push(...rows.map(({ subject }) => subject));
    }
    const { rows } = await client.query<{ subject: string }>(named);
    return { red, subjects: rows.map(({ subject }) => subject) };
  } finally {
    await client.end();
  }
}
