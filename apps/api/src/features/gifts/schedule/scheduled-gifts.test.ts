import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buyGift } from "../../../testing/buy-gift-and-enter-address-steps.ts";
import { checkGift, giftData, openGift } from "../../../testing/gift-checkout-steps.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import {
  member,
  newPhone,
  seedProduct,
  seedRules,
  signUp,
} from "../../../testing/product-and-member-fixtures.ts";
import { breaches, heldByProvider, later, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { sendMessages } from "../../messages/sending/send-messages.ts";
import { reconcilePayments } from "../../payments/settlement/reconcile-payments.ts";
import { announceGifts } from "../timed/announce-gifts.ts";
import { expireGifts } from "../timed/expire-gifts.ts";
import { remindGiftReceivers } from "../timed/remind-gift-receivers.ts";

const BOUGHT = new Date("2026-11-27T03:00:00Z");
/** 24 December, 09:00 KST, 27 days minus 3 hours after the purchase. */
const CHRISTMAS_EVE = "2026-12-24T00:00:00.000Z";

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

const sent = async (groupId: number) =>
  (
    await select<{ count: number }>(
      shop,
      "select message_count as count from gift where gift_group_id = $1 order by position",
      [groupId],
    )
  ).map(({ count }) => count);
const show = async (token: string, id: number) =>
  (await shop.call(token, "GET /v1/gift/group/{id}", { path: { id } })).reply;
const change = (token: string, id: number, notifyAt: string | null) =>
  shop.call(token, "PUT /v1/gift/group/{id}/notify-at", { path: { id }, body: { notifyAt } });

async function textsTo(phone: string): Promise<string[]> {
  await sendMessages(shop.services);
  const { list } = (await shop.sandbox(`/_sim/messages?to=${phone}`)) as { list: { text: string }[] };
  return list.map(({ text }) => text);
}

test("receivers are notified at the instant that the sender chose, with seven days from then; the sender is told once", async () => {
  const phone = newPhone();
  const { token } = (await signUp(shop, { phone })).reply;
  const gift = await buyGift(shop, token, { receivers: 3, notifyAt: CHRISTMAS_EVE });
  const bought = await show(token, gift.groupId);
  expect(bought).toMatchObject({
    notifyAt: CHRISTMAS_EVE,
    canChangeNotifyAt: true,
    expireDate: "2026-12-31T00:00:00.000Z",
  });
  expect(bought.giftTos.map(({ link, resendAt }) => [link, resendAt])).toEqual(Array(3).fill([null, null]));
  shop.clock.now = new Date("2026-12-23T23:59:59Z");
  await Promise.all([
    announceGifts(shop.services),
    remindGiftReceivers(shop.services),
    expireGifts(shop.services),
  ]);
  expect(await sent(gift.groupId)).toEqual([0, 0, 0]);
  shop.clock.now = new Date(CHRISTMAS_EVE);
  await Promise.all([announceGifts(shop.services), announceGifts(shop.services)]);
  expect(await sent(gift.groupId)).toEqual([1, 1, 1]);
  const told = (await textsTo(phone)).filter((text) => text.includes("예약한 선물을 보냈어요"));
  expect(told).toHaveLength(1);
  expect(told[0]).toContain("받는 분: 받는이1 외 2명");
  const after = await show(token, gift.groupId);
  expect(after.canChangeNotifyAt).toBe(false);
  expect(after.giftTos.every(({ link }) => link !== null)).toBe(true);
  const opened = await shop.call(null, "GET /v1/gift/to/{id}", { path: { id: gift.links[0] ?? "" } });
  expect(opened.reply).toMatchObject({ sentAt: CHRISTMAS_EVE, expireDate: "2026-12-31T00:00:00.000Z" });
  expect(await breaches(shop)).toEqual([]);
});

test("a scheduled gift expires seven days after its notification, and each part goes back entirely", async () => {
  const token = await member(shop);
  const gift = await buyGift(shop, token, { notifyAt: CHRISTMAS_EVE });
  const held = await heldByProvider(shop, gift.orderUuid);
  shop.clock.now = new Date("2026-12-30T23:59:59Z");
  await announceGifts(shop.services);
  await expireGifts(shop.services);
  expect(await heldByProvider(shop, gift.orderUuid)).toBe(held);
  shop.clock.now = new Date("2026-12-31T00:00:00Z");
  await expireGifts(shop.services);
  expect(await heldByProvider(shop, gift.orderUuid)).toBe(0);
  expect(await breaches(shop)).toEqual([]);
});

test("the sender moves the instant or sends at once, until the first receiver is notified", async () => {
  const token = await member(shop);
  const gift = await buyGift(shop, token, { receivers: 2, notifyAt: CHRISTMAS_EVE });
  const moved = await change(token, gift.groupId, "2026-12-01T09:00:00+09:00");
  expect(moved.reply).toMatchObject({
    notifyAt: "2026-12-01T00:00:00.000Z",
    expireDate: "2026-12-08T00:00:00.000Z",
  });
  expect((await change(await member(shop), gift.groupId, null)).refusal.code).toBe("GIFT_NOT_FOUND");
  for (const notifyAt of [
    "2026-12-01T21:00:00+09:00",
    "2026-12-28T09:00:00+09:00",
    "2026-11-27T12:00:00+09:00",
  ])
    expect((await change(token, gift.groupId, notifyAt)).refusal.code).toBe("GIFT_NOTIFY_AT_INVALID");
  later(shop, 60);
  const now = await change(token, gift.groupId, null);
  expect(now.reply.notifyAt).toBe(shop.clock.now.toISOString());
  await announceGifts(shop.services);
  expect(await sent(gift.groupId)).toEqual([1, 1]);
  expect((await change(token, gift.groupId, CHRISTMAS_EVE)).refusal.code).toBe("GIFT_NOTIFIED");
  expect(await breaches(shop)).toEqual([]);
});

test("a deposit after the instant notifies at once, and one before it waits", async () => {
  const token = await member(shop);
  const soon = await buyGift(shop, token, { method: "vbank", notifyAt: "2026-11-27T13:00:00+09:00" });
  const late = await buyGift(shop, token, { method: "vbank", notifyAt: CHRISTMAS_EVE });
  later(shop, 120);
  for (const { orderUuid } of [soon, late]) await shop.sandbox(`/_sim/deposit/${orderUuid}`, {});
  await reconcilePayments(shop.services);
  await announceGifts(shop.services);
  expect(await sent(soon.groupId)).toEqual([1]);
  expect((await show(token, soon.groupId)).expireDate).toBe("2026-12-04T05:00:00.000Z");
  expect(await sent(late.groupId)).toEqual([0]);
  expect(await breaches(shop)).toEqual([]);
});

test("an unpaid gift moves to a later instant or to its payment; a withdrawn one moves no more", async () => {
  const token = await member(shop);
  const gift = await buyGift(shop, token, { method: "vbank", until: "placed" });
  expect((await show(token, gift.groupId)).canChangeNotifyAt).toBe(false);
  expect((await change(token, gift.groupId, CHRISTMAS_EVE)).refusal.code).toBe("GIFT_OVER");
  const paid = await buyGift(shop, token, { method: "vbank", notifyAt: CHRISTMAS_EVE });
  expect((await change(token, paid.groupId, null)).reply).toMatchObject({ notifyAt: null, expireDate: null });
  await shop.call(token, "PUT /v1/gift/group/{id}/withdraw", { path: { id: paid.groupId } });
  expect((await change(token, paid.groupId, CHRISTMAS_EVE)).refusal.code).toBe("GIFT_OVER");
});

test("a change and the notification at once: whichever is second is refused or waits", async () => {
  const token = await member(shop);
  for (let turn = 0; turn < 5; turn += 1) {
    shop.clock.now = BOUGHT;
    const gift = await buyGift(shop, token, { notifyAt: "2026-11-28T09:00:00+09:00" });
    shop.clock.now = new Date("2026-11-28T00:00:00Z");
    const [answer] = await Promise.all([
      change(token, gift.groupId, CHRISTMAS_EVE),
      announceGifts(shop.services),
    ]);
    expect([answer.status, ...(await sent(gift.groupId))]).toEqual(
      answer.status === 200 ? [200, 0] : [409, 1],
    );
  }
  expect(await breaches(shop)).toEqual([]);
});

test("a form is refused with an instant for a shared link, out of the hours, and after a fixed 출고일", async () => {
  const token = await member(shop);
  const { productId, optionIds } = await seedProduct(shop.database.db, { shipmentDates: ["2026-12-15"] });
  const form = await openGift(shop, token, [{ productId, optionId: optionIds[0] }], 1);
  const codeOf = async (type: "alimtalk" | "kakaotalkSend", giftNotifyAt: string) =>
    (await checkGift(shop, token, form, giftData(type, 1, { giftNotifyAt }))).refusal.code;
  expect(await codeOf("kakaotalkSend", "2026-12-01T09:00:00+09:00")).toBe("GIFT_NOTIFY_AT_INVALID");
  expect(await codeOf("alimtalk", "2026-12-01T07:00:00+09:00")).toBe("GIFT_NOTIFY_AT_INVALID");
  expect(await codeOf("alimtalk", "2026-12-08T09:00:00+09:00")).toBe("GIFT_DISPATCHED_BEFORE");
  const inTime = giftData("alimtalk", 1, { giftNotifyAt: "2026-12-07T09:00:00+09:00" });
  expect((await checkGift(shop, token, form, inTime)).status).toBe(200);
});

test("a phone bill, which is refunded in its month alone, pays for no gift that ends in a later one", async () => {
  const token = await member(shop);
  shop.clock.now = new Date("2026-11-02T03:00:00Z");
  const { productId, optionIds } = await seedProduct(shop.database.db, {});
  const form = await openGift(shop, token, [{ productId, optionId: optionIds[0] }], 1);
  const pay = (giftNotifyAt: string) =>
    checkGift(shop, token, form, giftData("alimtalk", 1, { giftNotifyAt }), { paymentMethodType: "phone" });
  expect((await pay("2026-11-25T09:00:00+09:00")).refusal.code).toBe("PAYMENT_METHOD_NOT_AVAILABLE");
  expect((await pay("2026-11-10T09:00:00+09:00")).status).toBe(200);
});

test("an operator moves it for the sender, who is told with the reason, and moves it back", async () => {
  const phone = newPhone();
  const { token } = (await signUp(shop, { phone })).reply;
  const work = (await operator(shop)).token;
  const gift = await buyGift(shop, token, { notifyAt: CHRISTMAS_EVE });
  const move = (notifyAt: string | null) =>
    shop.call(work, "PUT /operator/v1/gift-groups/{id}/notify-at", {
      path: { id: gift.groupId },
      body: { notifyAt, reason: "보낸 분이 전화로 부탁했어요" },
    });
  expect((await move("2026-12-20T10:00:00+09:00")).reply.notifyAt).toBe("2026-12-20T01:00:00.000Z");
  const [told] = (await textsTo(phone)).filter((text) => text.includes("보낼 때가 바뀌었어요"));
  expect(told).toContain("보낼 때: 12월 20일 (일) 10시");
  expect(told).toContain("사유: 보낸 분이 전화로 부탁했어요");
  const trail = await select<{ before: object; after: object }>(
    shop,
    "select before, after from operator_action where action = 'orders.gift-notify-at' and subject = $1",
    [`order ${gift.orderId}`],
  );
  expect(trail).toEqual([
    {
      before: { giftGroupId: gift.groupId, notifyAt: CHRISTMAS_EVE },
      after: { giftGroupId: gift.groupId, notifyAt: "2026-12-20T01:00:00.000Z" },
    },
  ]);
  later(shop, 1);
  expect((await move(CHRISTMAS_EVE)).reply.notifyAt).toBe(CHRISTMAS_EVE);
  later(shop, 1);
  await move(null);
  await announceGifts(shop.services);
  expect((await move(CHRISTMAS_EVE)).refusal.code).toBe("GIFT_NOTIFIED");
  expect((await textsTo(phone)).filter((text) => text.includes("보낼 때가 바뀌었어요"))).toHaveLength(3);
});

test("no statement counts a first message before its instant", async () => {
  const gift = await buyGift(shop, await member(shop), { notifyAt: CHRISTMAS_EVE });
  const early = select(
    shop,
    "update gift set message_count = 1, last_message_at = '2026-12-23T23:59:59Z' where gift_group_id = $1",
    [gift.groupId],
  );
  await expect(early).rejects.toThrow("is notified later");
});
