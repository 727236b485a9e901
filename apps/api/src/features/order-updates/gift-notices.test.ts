import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { deliverGift } from "../../testing/buy-delivered-or-thanked-gift.ts";
import {
  type BoughtGift,
  buyGift,
  enterAddressOfGift,
} from "../../testing/buy-gift-and-enter-address-steps.ts";
import { newPhone, seedRules, signUp } from "../../testing/product-and-member-fixtures.ts";
import { breaches, later, select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { expireGifts } from "../gifts/timed/expire-gifts.ts";
import { sendMessages } from "../messages/sending/send-messages.ts";
import { notifyOrderUpdates } from "./notify-order-updates.ts";

const DAY = 24 * 60;
const BEGIN = new Date("2026-11-21T03:00:00Z");

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  await seedRules(shop.database.db);
});
beforeEach(() => {
  shop.clock.now = BEGIN;
});
afterAll(() => shop.close());

type Sent = { token: string; phone: string; receiver: string; gift: BoughtGift };

/**
 * Steps of a gift, each with the one notice to its sender, who is always a member, and to its receiver, who has a phone
 * alone: what the receiver did themselves, and what ends without them, is told to the sender.
 */
const STEPS = [
  ["sent", "ORDER_PAID", ["GIFT_ARRIVED"], nothingMore],
  ["accepted with an address", "GIFT_ADDRESS_DONE_SENDER", [], enterAddress],
  ["declined", "GIFT_DECLINED_SENDER", [], decline],
  ["thanked for", "GIFT_THANKS_SENDER", [], thank],
  ["expired", "GIFT_EXPIRED_SENDER", [], expire],
  ["taken back in part", "ORDER_CANCELLED", [], takeBackOne],
] as const;

test.each(STEPS)(
  "a gift that is %s is told to its sender by one text and one notification, and to its receiver",
  async (name, template, toReceiver, step) => {
    const sent = await send(name === "expired" ? 1 : 2);
    const isSent = name === "sent";
    if (name === "thanked for") {
      await enterAddress(sent);
      await deliverGift(shop, sent.gift);
    }
    const before = isSent ? { texts: [], notices: [], receiver: [] } : await told(sent);
    await step(sent);
    const after = await told(sent);
    expect(after.texts.slice(before.texts.length)).toEqual([template]);
    expect(after.receiver.slice(before.receiver.length)).toEqual(toReceiver);
    const notices = after.notices.slice(before.notices.length);
    expect(notices).toHaveLength(1);
    const page = template.startsWith("GIFT") ? `/gifts/${sent.gift.groupId}` : `/orders/${sent.gift.orderId}`;
    expect(notices[0]).toMatchObject({ href: page, image: expect.any(String) });
    expect(notices[0]?.body).not.toContain(" · ");
    // Receivers get the same product, and the day of a gift is open until its address is there.
    expect(notices[0]?.body).not.toMatch(/외 \d+건|드려요(에|이|로)/);
    expect((await told(sent)).texts).toHaveLength(after.texts.length);
    expect(await breaches(shop)).toEqual([]);
  },
);

async function send(receivers: number): Promise<Sent> {
  const phone = newPhone();
  const { token } = (await signUp(shop, { phone })).reply;
  const gift = await buyGift(shop, token, { receivers });
  const [row] = await select<{ phone: string }>(
    shop,
    "select receiver_phone as phone from gift where id = $1",
    [gift.giftIds[0]],
  );
  return { token, phone, receiver: row?.phone ?? "", gift };
}

async function nothingMore(): Promise<void> {
  later(shop, 1);
}

async function enterAddress({ gift }: Sent): Promise<void> {
  expect((await enterAddressOfGift(shop, gift.links[0])).status).toBe(200);
}

async function decline({ gift }: Sent): Promise<void> {
  const path = { id: gift.links[0] ?? "" };
  expect((await shop.call(null, "POST /v1/gift/to/{id}/decline", { path, body: {} })).status).toBe(200);
}

async function thank({ gift }: Sent): Promise<void> {
  const path = { id: gift.links[0] ?? "" };
  const thanked = await shop.call(null, "POST /v1/gift/to/{id}/thanks", {
    path,
    body: { thanks: "잘 받을게요" },
  });
  expect(thanked.status).toBe(200);
}

async function expire(): Promise<void> {
  later(shop, 7 * DAY);
  await expireGifts(shop.services);
}

async function takeBackOne({ token, gift }: Sent): Promise<void> {
  const path = { id: gift.giftIds[0] ?? 0 };
  expect((await shop.call(token, "PUT /v1/gift/to/{id}/withdraw", { path })).status).toBe(200);
}

/** Lists what the inbox holds for sender and receiver, and the sender's notifications, oldest first. */
async function told({ token, phone, receiver }: Sent) {
  await notifyOrderUpdates(shop.services);
  await sendMessages(shop.services);
  const { reply } = await shop.call(token, "GET /v1/app-users/notification", {
    query: { listType: "orderList", take: 100 },
  });
  return {
    texts: await templatesTo(phone),
    receiver: await templatesTo(receiver),
    notices: [...reply.list].reverse(),
  };
}

async function templatesTo(phone: string): Promise<string[]> {
  const { list } = await shop.sandbox(`/_sim/messages?to=${phone}`);
  return (list as { templateId: string | null }[]).flatMap(({ templateId }) => templateId ?? []).reverse();
}
