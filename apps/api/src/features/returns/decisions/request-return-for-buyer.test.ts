import type { Input } from "@todayfruit/contract/all-calls";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart } from "../../../testing/buy-through-cart.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { guest, member, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, select } from "../../../testing/read-and-set-shop-state.ts";
import { buyAndReceive, firstOf, uploadPhoto } from "../../../testing/return-request-steps.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  await seedRules(shop.database.db);
  token = (await operator(shop, "support")).token;
});
afterAll(() => shop.close());

type Call = "POST /operator/v1/orders/{id}/products/{pid}/claims";
type Bought = Awaited<ReturnType<typeof buyAndReceive>>;
const receive = async (buyer: string) => buyAndReceive(shop, buyer, [{ price: 20_000 }]);
const request = ({ order, option }: Bought, over: Partial<Input<Call>["body"]> = {}, query = {}) =>
  shop.call(token, "POST /operator/v1/orders/{id}/products/{pid}/claims", {
    ...firstOf(order),
    query,
    body: {
      wish: "refund",
      reason: "spoiled",
      details: "바닥 쪽이 물렀대요",
      photos: [],
      options: [{ id: option, optionUnit: 1, pieces: { bad: 3, all: 12 } }],
      note: "받은 분이 전화하셨어요",
      ...over,
    },
  });
const photo = async () => {
  const body = await sharp({ create: { width: 4, height: 4, channels: 3, background: "#3a3" } })
    .jpeg()
    .toBuffer();
  return (await shop.call(token, "POST /operator/v1/inquiries/images", { body })).reply.path;
};

test("a return that an operator requests is the buyer's own, with the operator's picture, and is decided as any other", async () => {
  const buyer = await member(shop);
  const bought = await receive(buyer);
  const photos = [await photo()];
  const tried = await request(bought, { photos }, { dryRun: true });
  expect(tried.reply).toMatchObject({ status: "requested", expectedPrice: 5000 });
  const { reply } = await request(bought, { photos, refundPrice: 5000 });
  const own = await shop.call(buyer, "GET /v1/app-users/orders/{id}/claims", {
    path: { id: bought.order.id },
  });
  expect(own.reply.list).toMatchObject([{ id: reply.id, photos, expectedPrice: 5000 }]);
  const trail = await select(
    shop,
    "select subject, reason from operator_action where action = 'claims.request-for-buyer'",
  );
  expect(trail).toEqual([{ subject: `claim ${reply.id}`, reason: "받은 분이 전화하셨어요" }]);
  const approved = await shop.call(token, "PUT /operator/v1/claims/{id}/approve", {
    path: { id: reply.id },
    body: {},
  });
  expect(approved.reply).toMatchObject({ status: "approved", refundPrice: 5000 });
  expect(await breaches(shop)).toEqual([]);
});

test("the buyer's terms hold: pictures of a fault, one open request, the amount seen, goods that arrived", async () => {
  const buyer = await guest(shop);
  const bought = await receive(buyer);
  expect((await request(bought)).refusal.code).toBe("CLAIM_PHOTO_REQUIRED");
  const strange = await request(bought, { photos: [await uploadPhoto(shop, buyer)] });
  expect(strange.refusal.code).toBe("PICTURE_NOT_FOUND");
  const photos = [await photo()];
  expect((await request(bought, { photos, refundPrice: 1 })).refusal.code).toBe("REFUND_CHANGED");
  expect((await request(bought, { photos })).status).toBe(200);
  expect((await request(bought, { photos })).refusal.code).toBe("CLAIM_OPEN");
  const order = await buyThroughCart(shop, buyer, [{}]);
  expect((await request({ order, option: bought.option }, { photos })).refusal.code).toBe("CLAIM_TOO_EARLY");
});
