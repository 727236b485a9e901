import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  buyGift,
  enterAddressOfGift,
  keepAccount,
} from "../../../testing/buy-gift-and-enter-address-steps.ts";
import { member, newPhone, seedRules, signUp } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, heldByProvider, later, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { sendMessages } from "../../messages/sending/send-messages.ts";
import { reconcilePayments } from "../../payments/settlement/reconcile-payments.ts";
import { refundGiftsOncePossible } from "../refunds/refund-gifts-once-possible.ts";
import { announceGifts } from "./announce-gifts.ts";
import { expireGifts } from "./expire-gifts.ts";
import { remindGiftReceivers } from "./remind-gift-receivers.ts";

const DAY = 24 * 60;
const BOUGHT = new Date("2026-11-21T03:00:00Z");

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.now = BOUGHT;
  await shop.sandbox("/_sim/messages/clear", {});
});

test("announceGifts: after a deposit the links are sent once, with seven days from then", async () => {
  const token = await member(shop);
  const gift = await buyGift(shop, token, { receivers: 2, method: "vbank" });
  expect(await textsOf(gift.links)).toEqual([0, 0]);
  later(shop, 60);
  await shop.sandbox(`/_sim/deposit/${gift.orderUuid}`, {});
  await reconcilePayments(shop.services);
  await Promise.all([
    announceGifts(shop.services),
    announceGifts(shop.services),
    announceGifts(shop.services),
  ]);
  expect(await textsOf(gift.links)).toEqual([1, 1]);
  await announceGifts(shop.services);
  expect(await textsOf(gift.links)).toEqual([1, 1]);
  const { reply } = await shop.call(token, "GET /v1/gift/group/{id}", { path: { id: gift.groupId } });
  expect(reply.expireDate).toBe("2026-11-28T04:00:00.000Z");
});

test("remindGiftReceivers: a receiver is reminded three days and one day before the deadline, in the daytime, once each", async () => {
  const gift = await buyGift(shop, await member(shop), { receivers: 2 });
  await enterAddressOfGift(shop, gift.links[1]);
  expect(await remindAfter(4 * DAY - 1)).toEqual([1, 1]);
  expect(await remindAfter(1)).toEqual([2, 1]);
  expect(await remindAfter(1)).toEqual([2, 1]);
  shop.clock.now = new Date("2026-11-27T15:00:00Z");
  expect(await remindAfter(0)).toEqual([2, 1]);
  shop.clock.now = new Date("2026-11-28T00:00:00Z");
  expect(await remindAfter(0)).toEqual([3, 1]);

  async function remindAfter(minutes: number) {
    later(shop, minutes);
    await Promise.all([remindGiftReceivers(shop.services), remindGiftReceivers(shop.services)]);
    return textsOf(gift.links);
  }
});

test("remindGiftReceivers: for kakaotalkSend the sender is reminded instead of the receiver", async () => {
  const phone = newPhone();
  const { token } = (await signUp(shop, { phone })).reply;
  await buyGift(shop, token, { notiType: "kakaotalkSend" });
  later(shop, 6 * DAY);
  await remindGiftReceivers(shop.services);
  await remindGiftReceivers(shop.services);
  await sendMessages(shop.services);
  const texts = await textsTo(phone);
  expect(texts).toHaveLength(1);
  expect(texts[0]).toContain("받는이1님이 아직 배송지를 적지 않았어요");
});

test("expireGifts: an unclaimed gift is refunded entirely after its deadline, and its receiver sees no amount", async () => {
  const phone = newPhone();
  const { token } = (await signUp(shop, { phone })).reply;
  const gift = await buyGift(shop, token, { receivers: 2, usedPoint: 1000, product: { price: 20_000 } });
  await enterAddressOfGift(shop, gift.links[0]);
  const held = await heldByProvider(shop, gift.orderUuid);
  later(shop, 7 * DAY - 1);
  await expireGifts(shop.services);
  expect(await heldByProvider(shop, gift.orderUuid)).toBe(held);
  later(shop, 1);
  expect((await enterAddressOfGift(shop, gift.links[1])).refusal.code).toBe("GIFT_OVER");
  await Promise.all([expireGifts(shop.services), expireGifts(shop.services)]);
  expect(held - (await heldByProvider(shop, gift.orderUuid))).toBe(20_000);
  const opened = await shop.call(null, "GET /v1/gift/to/{id}", { path: { id: gift.links[1] ?? "" } });
  expect(opened.reply).toMatchObject({ giftStatus: "expired", canEnterAddress: false, canDecline: false });
  await sendMessages(shop.services);
  expect((await textsTo(phone)).filter((text) => text.includes("환불: 20,000원"))).toHaveLength(1);
  expect(await breaches(shop)).toEqual([]);
});

test("refundGiftsOncePossible: a deposit without a refund account is owed, asked for once, and refunded when an account is entered", async () => {
  const phone = newPhone();
  const { token } = (await signUp(shop, { phone })).reply;
  const gift = await buyGift(shop, token, { method: "vbank", product: { price: 20_000 } });
  await select(shop, "delete from saved_refund_account");
  later(shop, 60);
  await shop.sandbox(`/_sim/deposit/${gift.orderUuid}`, {});
  await reconcilePayments(shop.services);
  await announceGifts(shop.services);
  expect(
    (await shop.call(null, "POST /v1/gift/to/{id}/decline", { path: { id: gift.links[0] ?? "" }, body: {} }))
      .reply,
  ).toMatchObject({ giftStatus: "declined" });
  expect(await breaches(shop)).toEqual([]);
  expect((await shop.call(token, "GET /v1/app-users/leave-preview")).reply.blocks).toContain("openGifts");
  for (let turn = 0; turn < 3; turn += 1) {
    later(shop, 61);
    await refundGiftsOncePossible(shop.services);
  }
  await sendMessages(shop.services);
  const asked = (await textsTo(phone)).filter((text) => text.includes("환불받을 방법을 확인해 주세요"));
  expect(asked).toHaveLength(1);

  await keepAccount(shop, token);
  later(shop, 61);
  await refundGiftsOncePossible(shop.services);
  expect(await heldByProvider(shop, gift.orderUuid)).toBe(0);
  expect(await select(shop, "select from pending_gift_refund")).toEqual([]);
  expect(await breaches(shop)).toEqual([]);
});

/** Counts the messages at the provider for each link. */
async function textsOf(links: readonly string[]): Promise<number[]> {
  await sendMessages(shop.services);
  const { list } = (await shop.sandbox("/_sim/messages")) as { list: { text: string }[] };
  return links.map((link) => list.filter(({ text }) => text.includes(link)).length);
}

async function textsTo(phone: string): Promise<string[]> {
  const { list } = (await shop.sandbox(`/_sim/messages?to=${phone}`)) as { list: { text: string }[] };
  return list.map(({ text }) => text);
}
