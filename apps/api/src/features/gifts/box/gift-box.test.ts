import { afterAll, beforeAll, expect, test } from "vitest";
import {
  buyGift,
  enterAddressOfGift,
  GIFT_ADDRESS,
} from "../../../testing/buy-gift-and-enter-address-steps.ts";
import {
  guest,
  member,
  newPhone,
  PASSWORD,
  seedRules,
  signUp,
} from "../../../testing/product-and-member-fixtures.ts";
import { later, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
let sender: string;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
  sender = await member(shop);
});
afterAll(() => shop.close());

const open = (token: string | null, link: string | undefined) =>
  shop.call(token, "GET /v1/gift/to/{id}", { path: { id: link ?? "" } });
const accept = (token: string | null, link: string | undefined) =>
  shop.call(token, "POST /v1/gift/to/{id}/address", { path: { id: link ?? "" }, body: GIFT_ADDRESS });
const box = async (token: string) => (await shop.call(token, "GET /v1/gift/received")).reply.list;
const links = async (token: string) => (await box(token)).map(({ uuid }) => uuid);

async function memberWith(phone: string): Promise<string> {
  return (await signUp(shop, { phone })).reply.token;
}

async function phoneOf(giftId: number | undefined): Promise<string> {
  const sql = "select receiver_phone as phone from gift where id = $1";
  const [row] = await select<{ phone: string }>(shop, sql, [giftId]);
  return row?.phone ?? "";
}

test("a gift opened while logged in is in the box, without any price", async () => {
  const gift = await buyGift(shop, sender, { notiType: "kakaotalkSend", product: { price: 31_415 } });
  const receiver = await member(shop);
  expect(await box(receiver)).toEqual([]);
  await open(receiver, gift.links[0]);
  const list = await box(receiver);
  expect(list).toMatchObject([
    { uuid: gift.links[0], giftStatus: "unused", giftSenderName: "김하루", canEnterAddress: true },
  ]);
  expect(JSON.stringify(list)).not.toMatch(/31415|rice"/);
});

test("a gift opened by its sender, a guest or without a token is in no box", async () => {
  const gift = await buyGift(shop, sender, { notiType: "kakaotalkSend" });
  await open(sender, gift.links[0]);
  await open(await guest(shop), gift.links[0]);
  await open(null, gift.links[0]);
  expect(await links(sender)).not.toContain(gift.links[0]);
  const [row] = await select<{ receiver_id: null }>(shop, "select receiver_id from gift where id = $1", [
    gift.giftIds[0],
  ]);
  expect(row?.receiver_id).toBeNull();
});

test("a gift sent to a member's verified phone is in the box unopened, and in nobody else's", async () => {
  const gift = await buyGift(shop, sender);
  const receiver = await memberWith(await phoneOf(gift.giftIds[0]));
  expect(await links(receiver)).toEqual([gift.links[0]]);
  expect(await box(await memberWith(newPhone()))).toEqual([]);
});

test("a gift sent to a phone that its member did not verify is not in the box", async () => {
  const gift = await buyGift(shop, sender);
  const phone = await phoneOf(gift.giftIds[0]);
  const receiver = await memberWith(phone);
  await select(shop, "update app_user set phone_verified_at = null where phone = $1", [phone]);
  expect(await box(receiver)).toEqual([]);
});

test("a gift accepted while logged in leaves the boxes of others, who opened it or have its phone", async () => {
  const gift = await buyGift(shop, sender);
  const byPhone = await memberWith(await phoneOf(gift.giftIds[0]));
  const [opener, accepter] = [await member(shop), await member(shop)];
  await open(opener, gift.links[0]);
  await open(accepter, gift.links[0]);
  expect([await links(opener), await links(accepter), await links(byPhone)]).toEqual([
    [gift.links[0]],
    [],
    [gift.links[0]],
  ]);
  expect((await accept(accepter, gift.links[0])).status).toBe(200);
  expect([await links(opener), await links(accepter), await links(byPhone)]).toEqual([
    [],
    [gift.links[0]],
    [],
  ]);
});

test("a gift accepted without an account stays in the box of its phone's member", async () => {
  const gift = await buyGift(shop, sender);
  const byPhone = await memberWith(await phoneOf(gift.giftIds[0]));
  await enterAddressOfGift(shop, gift.links[0]);
  expect(await box(byPhone)).toMatchObject([{ giftStatus: "address_entered", canChangeAddress: true }]);
});

test("the box is sorted by what waits for its member, page after page", async () => {
  const receiver = await member(shop);
  const gifts = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const gift = await buyGift(shop, sender, { notiType: "kakaotalkSend" });
    await open(receiver, gift.links[0]);
    gifts.push(gift);
  }
  const [declined, delivered, coming, older, newer] = gifts;
  const path = { id: declined?.links[0] ?? "" };
  await shop.call(receiver, "POST /v1/gift/to/{id}/decline", { path, body: {} });
  await accept(receiver, delivered?.links[0]);
  await select(shop, "update gift set status = 'delivered' where id = $1", [delivered?.giftIds[0]]);
  await accept(receiver, coming?.links[0]);
  const expected = [newer, older, coming, delivered, declined].map((gift) => gift?.links[0]);
  const seen: (string | null)[] = [];
  let nextPage: string | null | undefined;
  while (nextPage !== null) {
    const query = { take: 2, ...(nextPage !== undefined && { nextPage }) };
    const { reply } = await shop.call(receiver, "GET /v1/gift/received", { query });
    seen.push(...reply.list.map(({ uuid }) => uuid));
    nextPage = reply.nextPage;
  }
  expect(seen).toEqual(expected);
});

test("a gift whose link has ended stays in the box and opens no more", async () => {
  const gift = await buyGift(shop, sender, { notiType: "kakaotalkSend" });
  const receiver = await member(shop);
  await open(receiver, gift.links[0]);
  later(shop, 8 * 24 * 60);
  expect(await box(receiver)).toMatchObject([{ giftStatus: "expired", canEnterAddress: false }]);
  await select(shop, "update gift set expires_at = expires_at - interval '1 second' where id = $1", [
    gift.giftIds[0],
  ]);
  later(shop, 90 * 24 * 60);
  const fresh = (await shop.call(receiver, "POST /v2/tokens/verify")).status;
  expect(fresh).toBe(200);
  expect(await links(receiver)).toEqual([null]);
});

test.each(["x", "0-1", "5-1", "1-", "1-99999999999999999999", "2-1;drop table gift"])(
  "the invalid cursor %o is refused",
  async (nextPage) => {
    const refused = await shop.call(sender, "GET /v1/gift/received", { query: { nextPage } });
    expect(refused.refusal.code).toBe("INVALID_INPUT");
  },
);

test("a member who leaves is no longer the receiver of any gift", async () => {
  const gift = await buyGift(shop, sender, { notiType: "kakaotalkSend" });
  const receiver = await member(shop);
  await open(receiver, gift.links[0]);
  const body = { password: PASSWORD };
  const left = await shop.call(receiver, "DELETE /v1/app-users", { body });
  expect(left.status).toBe(200);
  const [row] = await select(shop, "select receiver_id, receiver_proof from gift where id = $1", [
    gift.giftIds[0],
  ]);
  expect(row).toEqual({ receiver_id: null, receiver_proof: null });
});
