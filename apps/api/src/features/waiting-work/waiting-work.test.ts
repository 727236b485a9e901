import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart } from "../../testing/buy-through-cart.ts";
import { member, seedRules } from "../../testing/factories.ts";
import { buyAndReceive, fileReturn } from "../../testing/file-return.ts";
import { operator } from "../../testing/operators.ts";
import { later } from "../../testing/shop-state.ts";
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
  await fileReturn(shop, token, order, { options: [{ id: option, optionUnit: 1 }] });
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

/** Lists the work named in the mails to an operator. */
async function mailsTo(email: string): Promise<string[]> {
  await sendMessages(shop.services);
  const { list } = await shop.sandbox(`/_sim/mails?to=${email}`);
  return (list as { subject: string; text: string }[])
    .filter(({ subject }) => subject === "[오늘의과일] 기다리는 일이 있어요")
    .map(({ text }) => text.split("\n").filter(Boolean)[1] ?? "");
}
