import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { givePoints, guest, member } from "../../testing/product-and-member-fixtures.ts";
import { breaches, select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let work: string;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  work = (await operator(shop)).token;
});
afterAll(() => shop.close());

const idOf = async (token: string) => (await shop.call(token, "GET /v2/app-users/detail")).reply.id;
const adjust = (id: number, amount: number) =>
  shop.call(work, "POST /operator/v1/members/{id}/points", {
    path: { id },
    body: { amount, reason: "보상" },
  });

test("credited and debited points are in the ledger, and the balance never falls below zero", async () => {
  const token = await member(shop);
  const id = await idOf(token);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: -3000, max: 3000 }), async (amount) => {
      const before = (await shop.call(token, "GET /v1/app-users/my-point")).reply.point;
      const { status, reply, refusal } = await adjust(id, amount);
      if (amount === 0) expect(refusal.code).toBe("INVALID_INPUT");
      else if (before + amount < 0) expect(refusal.code).toBe("POINTS_NOT_ENOUGH");
      else expect([status, reply.point]).toEqual([200, before + amount]);
    }),
    { numRuns: 30 },
  );
  expect(await breaches(shop)).toEqual([]);
});

test("credited points expire at the end of the KST day a year later", async () => {
  const id = await idOf(await member(shop));
  await adjust(id, 700);
  const [lot] = await select<{ ends: string }>(
    shop,
    "select (expires_at at time zone 'Asia/Seoul')::text as ends from point_lot where user_id = $1",
    [id],
  );
  const day = new Date(shop.clock.now.getTime() + 9 * 3_600_000);
  day.setUTCFullYear(day.getUTCFullYear() + 1, day.getUTCMonth(), day.getUTCDate() + 1);
  expect(lot?.ends).toBe(`${day.toISOString().slice(0, 10)} 00:00:00`);
});

test("two concurrent debits of the same points: one succeeds", async () => {
  const token = await member(shop);
  await givePoints(shop, token, 1000);
  const id = await idOf(token);
  const answers = await Promise.all(Array.from({ length: 5 }, () => adjust(id, -1000)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const actions = await select(shop, "select from operator_action where subject = 'member ' || $1", [id]);
  expect(actions).toHaveLength(1);
  expect(await breaches(shop)).toEqual([]);
});

test("points of guests and unknown members are refused", async () => {
  expect((await adjust(await idOf(await guest(shop)), 100)).refusal.code).toBe("MEMBER_NOT_FOUND");
  expect((await adjust(2_000_000_000, 100)).refusal.code).toBe("MEMBER_NOT_FOUND");
});
