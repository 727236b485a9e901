import type { Input } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart } from "../../../testing/buy-through-cart.ts";
import { cancelProduct } from "../../../testing/cancel-order-steps.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { ADDRESS, member, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
let work: string;
let card: Awaited<ReturnType<typeof buyThroughCart>>;
let transfer: typeof card;
let refunded: typeof card;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
  work = (await operator(shop)).token;
  const token = await member(shop);
  card = await buyThroughCart(shop, token, [{ price: 10_000 }]);
  transfer = await buyThroughCart(shop, token, [{ price: 21_000 }], 0, ADDRESS, {
    method: "transfer",
    window: "TRANSFER",
  });
  refunded = await buyThroughCart(shop, token, [{ price: 30_000 }, { price: 4_000 }]);
  await cancelProduct(shop, token, refunded, 1);
});
afterAll(() => shop.close());

const LIST = "GET /operator/v1/payments";

test("payments are listed newest first, by pages, with what was taken and what went back", async () => {
  const { reply } = await shop.call(work, LIST, { query: { take: 2 } });
  expect(reply.list.map(({ orderId }) => orderId)).toEqual([refunded.id, transfer.id]);
  expect(reply.list[0]).toMatchObject({
    method: "card",
    status: "paid",
    captured: 40_000,
    refunded: 7_000,
    keyEnd: expect.stringMatching(/^.{8}$/),
  });
  const next = await shop.call(work, LIST, { query: { take: 2, nextPage: reply.nextPage ?? "" } });
  expect(next.reply).toMatchObject({ list: [{ orderId: card.id }], nextPage: null });
});

test("each filter and the search find the payments that match, alone and together", async () => {
  const [first] = (await shop.call(work, LIST, { query: { amount: 13_000 } })).reply.list;
  const day = shop.clock.now.toISOString().slice(0, 10);
  const [row] = await select<{ uuid: string }>(shop, "select uuid from orders where id = $1", [card.id]);
  expect(first?.orderId).toBe(card.id);
  expect(await found({ method: "transfer" })).toEqual([transfer.id]);
  expect(await found({ status: "waiting" })).toEqual([]);
  expect(await found({ isRefunded: true })).toEqual([refunded.id]);
  expect(await found({ isRefunded: false, method: "card" })).toEqual([card.id]);
  expect(await found({ from: day })).toEqual([refunded.id, transfer.id, card.id]);
  expect(await found({ from: "2020-01-01", until: "2020-01-31" })).toEqual([]);
  expect(await found({ search: first?.orderNumber ?? "" })).toEqual([card.id]);
  expect(await found({ search: first?.orderNumber.replace("-", "") ?? "" })).toEqual([card.id]);
  expect(await found({ search: first?.keyEnd ?? "" })).toEqual([card.id]);
  expect(await found({ search: String(card.id) })).toEqual([card.id]);
  expect(await found({ search: row?.uuid ?? "" })).toEqual([card.id]);
  expect(await found({ search: first?.keyEnd ?? "", method: "vbank" })).toEqual([]);
  expect(await found({ search: "사과" })).toEqual([]);
});

test("days in the wrong order, more than 31 of them and a strange cursor are refused", async () => {
  for (const query of [
    { from: "2026-11-02", until: "2026-11-01" },
    { from: "2026-10-01", until: "2026-11-01" },
    { nextPage: "x" },
  ])
    expect((await shop.call(work, LIST, { query })).refusal.code).toBe("INVALID_INPUT");
});

async function found(query: NonNullable<Input<typeof LIST>["query"]>): Promise<number[]> {
  return (await shop.call(work, LIST, { query })).reply.list.map(({ orderId }) => orderId);
}
