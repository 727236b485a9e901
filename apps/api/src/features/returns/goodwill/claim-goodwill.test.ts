import { afterAll, beforeAll, expect, test } from "vitest";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { member, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, select } from "../../../testing/read-and-set-shop-state.ts";
import { buyAndReceive, requestReturn } from "../../../testing/return-request-steps.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
let work: string;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  await seedRules(shop.database.db);
  await select(
    shop,
    "update operator_role set goodwill_limit = 1000, claim_goodwill_limit = 5000 where name in ('support', 'orders')",
  );
  work = (await operator(shop, "support")).token;
});
afterAll(() => shop.close());

const REASON = "상자가 젖어 미안해요";
const give = (id: number, amount: number, returned: number, query = {}) =>
  shop.call(work, "POST /operator/v1/claims/{id}/goodwill-refunds", {
    path: { id },
    query,
    body: { amount, returned, reason: REASON },
  });

/** Approves a claim for a part of an order; returns what was refunded. */
async function approved() {
  const token = await member(shop);
  const { order, option } = await buyAndReceive(shop, token, [{ price: 20_000 }]);
  const options = [{ id: option, optionUnit: 1, pieces: { bad: 3, all: 12 } }];
  const filed = await requestReturn(shop, token, order, { options });
  const id = filed.reply.id;
  expect((await give(id, 1000, 0)).refusal.code).toBe("CLAIM_NOT_APPROVED");
  const { reply } = await shop.call(work, "PUT /operator/v1/claims/{id}/approve", { path: { id }, body: {} });
  return { id, order, token, paid: reply.refundPrice };
}

test("more than is owed for a claim is an act of its own, told to the buyer, in the trail and not charged to the farm", async () => {
  const { id, order, token, paid } = await approved();
  const before = await shown(token, order.id);
  const tried = await give(id, 3000, paid, { dryRun: true });
  expect(tried.reply).toEqual({ orderId: order.id, amount: 3000, returned: paid + 3000, most: 2000 });
  expect(await shown(token, order.id)).toEqual(before);
  expect((await give(id, 3000, paid)).reply).toEqual(tried.reply);
  expect(await shown(token, order.id)).toMatchObject({
    payment: { refundedPrice: paid + 3000 },
    refunds: [
      { refundPrice: paid },
      { refundPrice: 3000, lines: [{ name: "더 돌려드린 금액", amount: 3000 }] },
    ],
  });
  const rows = await select(
    shop,
    "select before, after, reason from operator_action where action = 'claims.goodwill-refund' and subject = $1",
    [`claim ${id}`],
  );
  expect(rows).toEqual([
    {
      before: { returned: paid },
      after: { returned: paid + 3000, amount: 3000, limit: 5000 },
      reason: REASON,
    },
  ]);
  const compensated = await select(
    shop,
    "select sum(oo.compensated)::int as sum from order_option oo join order_product op on op.id = oo.order_product_id where op.order_id = $1",
    [order.id],
  );
  expect(compensated).toEqual([{ sum: paid }]);
  expect(await breaches(shop)).toEqual([]);
});

test("all goodwill of a claim is within its limit, which is not that of the order", async () => {
  const { id, order, paid } = await approved();
  expect((await give(id, 5001, paid)).refusal.code).toBe("GOODWILL_ABOVE_LIMIT");
  expect((await give(id, 4000, paid)).reply).toMatchObject({ most: 1000 });
  expect((await give(id, 1000, paid)).refusal.code).toBe("REFUND_CHANGED");
  expect((await give(id, 1001, paid + 4000)).refusal.code).toBe("GOODWILL_ABOVE_LIMIT");
  const desk = (await operator(shop, "orders")).token;
  const ofOrder = await shop.call(desk, "POST /operator/v1/orders/{id}/goodwill-refunds", {
    path: { id: order.id },
    body: { amount: 1000, returned: paid + 4000, reason: REASON },
  });
  expect(ofOrder.reply).toMatchObject({ most: 0 });
  expect((await give(id, 1000, paid + 5000)).reply).toMatchObject({ most: 0 });
  expect((await give(2_000_000_000, 1000, 0)).refusal.code).toBe("CLAIM_NOT_FOUND");
  expect(await breaches(shop)).toEqual([]);
});

test("concurrent goodwill of a claim stays within its limit", async () => {
  const { id, paid } = await approved();
  const tries = await Promise.all(Array.from({ length: 6 }, () => give(id, 3000, paid)));
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await breaches(shop)).toEqual([]);
});

async function shown(token: string, id: number) {
  return (await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id } })).reply;
}
