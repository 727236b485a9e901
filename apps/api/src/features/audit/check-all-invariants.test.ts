import { afterAll, beforeAll, expect, test } from "vitest";
import { createAccountWithBelongings } from "../../testing/account-with-belongings.ts";
import { INVARIANT_CORRUPTIONS } from "../../testing/audit/corruption-of-each-invariant.ts";
import { givePoints } from "../../testing/product-and-member-fixtures.ts";
import { EVERYTHING } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { INVARIANTS } from "./all-invariants.sql.ts";
import { checkAllInvariants } from "./check-all-invariants.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  const { token } = await createAccountWithBelongings(shop, "member", { sendsGift: true, reviews: true });
  await givePoints(shop, token, 3000);
});
afterAll(() => shop.close());

test("a sound database passes the audit, which returns how many rows it checked", async () => {
  const lines = await checkAllInvariants(shop.services);
  expect(lines.map(({ name }) => name)).toEqual(INVARIANTS.map(({ name }) => name));
  expect(lines.filter(({ breaches }) => breaches.length > 0)).toEqual([]);
  const rows = Object.fromEntries(lines.map((line) => [line.name, line.rows]));
  expect(rows).toMatchObject({
    "what is payable is what the payment asks": 4,
    "every change of an order is an edge of its table": 14,
    "points are what the ledger says and never below zero": 2,
  });
});

test.each(INVARIANT_CORRUPTIONS)("the audit reports a violation of: %s", async (name, sql) => {
  const client = await shop.database.connectAsOwner();
  await client.query(`begin; ${sql}`);
  const invariant = INVARIANTS.find((each) => each.name === name);
  const found = await client.query(invariant?.breaches ?? "", invariant?.key === null ? [] : EVERYTHING);
  await client.end();
  expect(found.rows.length).toBeGreaterThan(0);
});
