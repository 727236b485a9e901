import { addDays, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart } from "../../testing/buy-through-cart.ts";
import { stockLotSteps } from "../../testing/lots/stock-lot-steps.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { member, seedRules } from "../../testing/product-and-member-fixtures.ts";
import { later } from "../../testing/read-and-set-shop-state.ts";
import { buyAndReceive, requestReturn } from "../../testing/return-request-steps.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { sendMessages } from "../messages/sending/send-messages.ts";
import { sendDigests } from "./send-digests.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

test("work that waits is counted for the operators whose work it is, and mailed once an hour in the daytime", async () => {
  const [decider, packer, stocker] = [
    await operator(shop, ["orders.read", "claims.decide"]),
    await operator(shop, ["orders.read", "orders.ship"]),
    await operator(shop, ["orders.read", "stock.change"]),
  ];
  expect(await sendDigests(shop.services)).toBe(0);
  const token = await member(shop);
  const { order, option } = await buyAndReceive(shop, token, [{ price: 20_000 }]);
  await requestReturn(shop, token, order, { options: [{ id: option, optionUnit: 1 }] });
  await buyThroughCart(shop, token, [{ price: 10_000 }]);

  const seen = async ({ token: work }: { token: string }) =>
    (await shop.call(work, "GET /operator/v1/waiting", {})).reply.list.filter(({ count }) => count > 0);
  expect(await seen(decider)).toEqual([{ work: "claims", count: 1, since: shop.clock.now.toISOString() }]);
  expect(await seen(packer)).toEqual([{ work: "paidOrders", count: 1, since: shop.clock.now.toISOString() }]);
  expect(await seen(stocker)).toEqual([]);

  expect((await Promise.all([1, 2, 3].map(() => sendDigests(shop.services)))).reduce((a, b) => a + b)).toBe(
    2,
  );
  expect(await mailsTo(decider.email)).toEqual(["교환·반품 신청 1건"]);
  expect(await mailsTo(packer.email)).toEqual(["새 주문 1건"]);
  expect(await mailsTo(stocker.email)).toEqual([]);
  later(shop, 60);
  await sendDigests(shop.services);
  expect(await mailsTo(decider.email)).toHaveLength(2);
  // 12 o'clock in Korea at first: nine hours later it is evening.
  later(shop, 8 * 60);
  expect(await sendDigests(shop.services)).toBe(0);
});

test("lots that expire soon wait for who changes stock, by the days of the rule of option, farm or shop", async () => {
  const { token: work } = await operator(shop);
  const steps = stockLotSteps(shop, work);
  const fruit = await steps.seed(10);
  const on = (days: number) => addDays(kstDateOf(shop.clock.now.toISOString()), days);
  const lots = [0, 3, 4, 7].map((days) => ({ code: `D${days}`, units: 1, expiresOn: on(days) }));
  const { reply } = await steps.write(fruit.optionId, ...lots);
  const expiring = async () =>
    (await shop.call(work, "GET /operator/v1/waiting", {})).reply.list.find(
      (each) => each.work === "expiringLots",
    );
  const midnight = (days: number) => new Date(`${on(days)}T00:00:00+09:00`).toISOString();
  expect(await expiring()).toEqual({ work: "expiringLots", count: 2, since: midnight(-3) });
  const rule = (target: object, expiryDays: number | null) =>
    shop.call(work, "POST /operator/v1/stock-rules", {
      body: {
        rows: [{ optionId: null, distributorId: null, ...target, threshold: 0, expiryDays }],
        reason: "기준",
      },
    });
  await rule({}, 7);
  expect(await expiring()).toMatchObject({ count: 4, since: midnight(-7) });
  await rule({ distributorId: fruit.distributorId }, 4);
  expect(await expiring()).toMatchObject({ count: 3 });
  await rule({ optionId: fruit.optionId }, null);
  expect(await expiring()).toMatchObject({ count: 3 });
  await shop.call(work, "PUT /operator/v1/stock-lots/{id}/units", {
    path: { id: reply.rows[0]?.id ?? 0 },
    body: { remaining: 0, reason: "버렸어요" },
  });
  expect(await expiring()).toMatchObject({ count: 2, since: midnight(-1) });
});

/** Lists the work named in the mails to an operator. */
async function mailsTo(email: string): Promise<string[]> {
  await sendMessages(shop.services);
  const { list } = await shop.sandbox(`/_sim/mails?to=${email}`);
  return (list as { subject: string; text: string }[])
    .filter(({ subject }) => subject === "[오늘의과일] 기다리는 일이 있어요")
    .map(({ text }) => text.split("\n").filter(Boolean)[1] ?? "");
}
