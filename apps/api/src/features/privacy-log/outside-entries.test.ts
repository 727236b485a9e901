import { afterAll, beforeAll, expect, test } from "vitest";
import { buyGift, enterAddressOfGift } from "../../testing/buy-gift-and-enter-address-steps.ts";
import { buyThroughCart } from "../../testing/buy-through-cart.ts";
import { farmOperator, operator } from "../../testing/operator-account-and-login-steps.ts";
import { member } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let packer: Awaited<ReturnType<typeof operator>>;
beforeAll(async () => {
  shop = await createTestShop();
  packer = await operator(shop, "packing");
});
afterAll(() => shop.close());

const log = async (token: string, by?: "staff" | "outside") =>
  (await shop.call(token, "GET /v1/app-users/privacy-log", { query: by ? { by } : {} })).reply;
const pack = (token: string) =>
  shop.call(token, "GET /operator/v1/packing", { query: { day: "2026-12-31", includesPaid: true } });
const idOf = async (token: string) => (await shop.call(token, "GET /v2/app-users/detail")).reply.id;

async function dispatch(orderId: number, invoiceNumber: string, orderProductId?: number): Promise<void> {
  const part = orderProductId === undefined ? {} : { orderItemProductIds: [orderProductId] };
  await shop.call(packer.token, "PUT /operator/v1/orders/{id}/accept", { path: { id: orderId }, body: part });
  const sent = await shop.call(packer.token, "PUT /operator/v1/orders/{id}/dispatch", {
    path: { id: orderId },
    body: { carrier: "04", invoiceNumber, ...part },
  });
  if (sent.status !== 200) throw new Error(sent.refusal.code);
}

test("a farm that packs is shown by its name, and the carrier from the parcel on", async () => {
  const [buyer, stranger] = [await member(shop), await member(shop)];
  const order = await buyThroughCart(shop, buyer, [{ distributorId: 8101 }]);
  const farm = await farmOperator(shop, [8101]);
  await pack(farm.token);
  await dispatch(order.id, "1234567890");
  const { list, recent } = await log(buyer, "outside");
  expect(list).toMatchObject([
    { actor: "carrier", actorName: "CJ대한통운", why: "상자를 배송해요", orderIds: [order.id] },
    { actor: "farm", actorName: "농원 8101", reason: "출고", seen: "받는 분, 주소, 휴대폰 번호" },
  ]);
  expect(recent).toEqual({ total: 2, forDelivery: 2, forInquiry: 0 });
  await shop.call(packer.token, "GET /operator/v1/sent-parcels", { query: { day: "2026-12-31" } });
  expect((await log(stranger)).list).toEqual([]);
});

test("the receiver of a gift sees what was read of theirs before they were known, and nothing of another receiver", async () => {
  const [sender, receiver, other] = [await member(shop), await member(shop), await member(shop)];
  const gift = await buyGift(shop, sender, { receivers: 2 });
  await enterAddressOfGift(shop, gift.links[0]);
  await pack(packer.token);
  const receive = async (index: number, token: string) =>
    select(shop, "update gift set receiver_id = $2, receiver_proof = 'opened' where id = $1", [
      gift.giftIds[index],
      await idOf(token),
    ]);
  await receive(0, receiver);
  await receive(1, other);
  expect((await log(receiver)).list).toMatchObject([
    { actor: "staff", why: "주문을 보내려고 포장할 것을 봤어요", orderIds: [] },
  ]);
  expect((await log(other)).list).toEqual([]);
  expect((await log(sender)).list).toMatchObject([{ orderIds: [gift.orderId] }]);
  await dispatch(gift.orderId, "1234567891", gift.orderProductIds[0]);
  expect((await log(receiver, "outside")).list).toMatchObject([{ actor: "carrier", orderIds: [] }]);
  expect((await log(sender, "outside")).list).toEqual([]);
});
