import { afterAll, beforeAll, expect, test } from "vitest";
import { buyDeliveredGift } from "../../../testing/buy-delivered-or-thanked-gift.ts";
import {
  buyGift,
  enterAddressOfGift,
  GIFT_ADDRESS,
} from "../../../testing/buy-gift-and-enter-address-steps.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { guest, member, newPhone, seedRules, signUp } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, heldByProvider, later, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { sendMessages } from "../../messages/sending/send-messages.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

const UNKNOWN = "0123abcd-0123-4abc-8abc-0123456789ab";
const look = (link: string | undefined, token: string | null = null) =>
  shop.call(token, "GET /v1/gift/to/{id}", { path: { id: link ?? "" } });
const decline = (link: string | undefined) =>
  shop.call(null, "POST /v1/gift/to/{id}/decline", { path: { id: link ?? "" }, body: {} });
const thank = (link: string | undefined, thanks: string) =>
  shop.call(null, "POST /v1/gift/to/{id}/thanks", { path: { id: link ?? "" }, body: { thanks } });
const change = (link: string | undefined, door = {}) =>
  shop.call(null, "PUT /v1/gift/to/{id}/address", {
    path: { id: link ?? "" },
    body: { ...GIFT_ADDRESS, ...door },
  });

test("a receiver without an account sees the gift without prices", async () => {
  const { links } = await buyGift(shop, await member(shop), { product: { price: 31_415 } });
  const { status, reply } = await look(links[0]);
  expect(status).toBe(200);
  expect(reply).toMatchObject({
    giftStatus: "unused",
    giftSenderName: "김하루",
    giftMessage: "늘 고마워요",
    expireDate: "2026-11-28T03:00:00.000Z",
    address: null,
    canEnterAddress: true,
    canDecline: true,
    canChangeAddress: false,
    canThank: false,
  });
  expect(reply.orderItemProducts).toHaveLength(1);
  expect(JSON.stringify(reply)).not.toMatch(/31415|rice"/);
});

test("an address is entered once, masked for holders of the link, and not shown to the sender", async () => {
  const phone = newPhone();
  const { token } = (await signUp(shop, { phone })).reply;
  const gift = await buyGift(shop, token);
  const entered = await enterAddressOfGift(shop, gift.links[0]);
  expect(entered.reply).toMatchObject({
    giftStatus: "address_entered",
    canEnterAddress: false,
    canChangeAddress: true,
    address: { receiverName: "박*담", phone: "010-****-8888", selectedAddress: "서울 마포구 ****", memo: "" },
  });
  expect((await enterAddressOfGift(shop, gift.links[0])).refusal.code).toBe("GIFT_ADDRESS_ENTERED");

  const sent = await shop.call(token, "GET /v1/gift/group/{id}", { path: { id: gift.groupId } });
  expect(sent.reply.giftTos).toMatchObject([{ giftStatus: "address_entered", uuid: null, link: null }]);
  await sendMessages(shop.services);
  const seen = JSON.stringify([sent.reply, await textsTo(phone)]);
  expect(seen).toContain("배송지를 적었어요");
  const inbox = await shop.call(token, "GET /v1/app-users/notification", {
    query: { listType: "orderList" },
  });
  expect(inbox.reply.list.filter(({ kind }) => kind === "gift")).toMatchObject([
    { title: "선물을 받기로 했어요", href: `/gifts/${gift.groupId}`, image: expect.any(String) },
  ]);
  expect(JSON.stringify(inbox.reply)).not.toContain("박소담");
  for (const secret of ["비밀의집", "월드컵로", "77778888", "7777-8888", "박소담"])
    expect(seen).not.toContain(secret);
  expect(await breaches(shop)).toEqual([]);
});

test("an address can be changed until the farm packs", async () => {
  const work = (await operator(shop, "packing")).token;
  const { links, orderId } = await buyGift(shop, await member(shop));
  expect((await change(links[0])).refusal.code).toBe("GIFT_ADDRESS_NOT_ENTERED");
  await enterAddressOfGift(shop, links[0]);
  const changed = await change(links[0], { selectedAddress: "부산 해운대구 우동 1", zonecode: "48058" });
  expect(changed.reply.address?.selectedAddress).toBe("부산 해운대구 ****");
  await shop.call(work, "PUT /operator/v1/orders/{id}/accept", { path: { id: orderId }, body: {} });
  expect((await look(links[0])).reply).toMatchObject({
    giftStatus: "delivery_waiting",
    canChangeAddress: false,
  });
  expect((await change(links[0])).refusal.code).toBe("GIFT_ADDRESS_TOO_LATE");
  expect((await decline(links[0])).refusal.code).toBe("GIFT_DECLINE_TOO_LATE");
  const shown = await shop.call(work, "GET /operator/v1/orders/{id}", { path: { id: orderId } });
  expect(shown.reply.deliveries).toMatchObject([
    {
      giftStatus: "delivery_waiting",
      address: { selectedAddress: "부산 해운대구 우동 1", phone: "01077778888" },
    },
  ]);
});

const ULLEUNG = { selectedAddress: "경북 울릉군 울릉읍 도동길 1", zonecode: "40200" };

test("the shop pays the area fee for 제주; an undeliverable area is refused with a way out", async () => {
  const { links } = await buyGift(shop, await member(shop), { product: { undeliverableThird: true } });
  expect((await enterAddressOfGift(shop, links[0], ULLEUNG)).refusal).toMatchObject({
    code: "GIFT_AREA_UNDELIVERABLE",
    message: expect.stringContaining("다른 주소를 적거나 선물을 거절해 주세요"),
  });
  expect((await enterAddressOfGift(shop, links[0], { phone: "02-123-4567" })).refusal.code).toBe(
    "PHONE_INVALID",
  );
  expect(
    (await enterAddressOfGift(shop, links[0], { selectedAddress: "제주 제주시 신대로 1", zonecode: "63122" }))
      .status,
  ).toBe(200);
  expect((await change(links[0], ULLEUNG)).refusal.code).toBe("GIFT_AREA_UNDELIVERABLE");
});

test.each([0, 1500])(
  "a declined gift refunds its part, points last, and tells the receiver no amount (%i points)",
  async (usedPoint) => {
    const phone = newPhone();
    const { token } = (await signUp(shop, { phone })).reply;
    const gift = await buyGift(shop, token, { receivers: 3, usedPoint, product: { price: 9990 } });
    const held = await heldByProvider(shop, gift.orderUuid);
    const declined = await decline(gift.links[1]);
    expect(declined.reply).toMatchObject({ giftStatus: "declined", canEnterAddress: false });
    expect(JSON.stringify(declined.reply)).not.toMatch(/환불|9990/);
    expect(held - (await heldByProvider(shop, gift.orderUuid))).toBe(9990);
    expect((await decline(gift.links[1])).refusal.code).toBe("GIFT_OVER");
    expect((await enterAddressOfGift(shop, gift.links[1])).refusal.code).toBe("GIFT_OVER");
    await sendMessages(shop.services);
    expect(await textsTo(phone)).toContain("환불: 9,990원");

    for (const link of [gift.links[0], gift.links[2]]) expect((await decline(link)).status).toBe(200);
    expect(await heldByProvider(shop, gift.orderUuid)).toBe(0);
    expect((await shop.call(token, "GET /v1/app-users/my-point")).reply.point).toBe(usedPoint);
    expect(await select(shop, "select status from orders where id = $1", [gift.orderId])).toEqual([
      { status: "withdraw_complete" },
    ]);
    expect(await breaches(shop)).toEqual([]);
  },
);

test("thanks are accepted once, after the gift arrived, and their words are read for bait", async () => {
  const phone = newPhone();
  const { token } = (await signUp(shop, { phone })).reply;
  const { links, groupId } = await buyDeliveredGift(shop, token);
  const forged = await thank(links[0], "환급금 확인 https://phish.example/a");
  expect([forged.status, forged.refusal.code, forged.refusal.detail?.fields?.[0]?.field]).toEqual([
    400,
    "FREE_TEXT_REFUSED",
    "thanks",
  ]);
  expect((await thank(links[0], " 잘 먹을게요 ")).reply).toMatchObject({
    thanks: "잘 먹을게요",
    canThank: false,
  });
  expect((await thank(links[0], "또")).refusal.code).toBe("GIFT_THANKED");
  const { reply } = await shop.call(token, "GET /v1/gift/group/{id}", { path: { id: groupId } });
  expect(reply.giftTos[0]?.thanks).toBe("잘 먹을게요");
  await sendMessages(shop.services);
  expect(await textsTo(phone)).toContain("잘 먹을게요");
});

test("guessed, closed and expired links are refused alike for every caller", async () => {
  const token = await member(shop);
  const closed = await buyGift(shop, token);
  await select(shop, "update gift set link_hash = sha256('another'), link_generation = 2 where id = $1", [
    closed.giftIds[0],
  ]);
  const old = await buyGift(shop, token);
  await select(
    shop,
    `update gift set sent_at = $2::timestamptz - interval '98 days', expires_at = $2::timestamptz - interval '91 days',
            status = 'expired' where id = $1`,
    [old.giftIds[0], shop.clock.now],
  );
  const unpaid = await buyGift(shop, token, { until: "placed" });
  const answers = [];
  for (const asker of [null, await guest(shop), token]) {
    for (const link of [UNKNOWN, closed.links[0], old.links[0], unpaid.links[0]]) {
      const { status, refusal } = await look(link, asker);
      answers.push([status, refusal.code, refusal.message]);
    }
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.[1]).toBe("GIFT_NOT_FOUND");
  expect((await enterAddressOfGift(shop, closed.links[0])).refusal.code).toBe("GIFT_NOT_FOUND");
  expect((await decline(closed.links[0])).refusal.code).toBe("GIFT_NOT_FOUND");
  expect((await thank(UNKNOWN, "고마워요")).refusal.code).toBe("GIFT_NOT_FOUND");
});

test("a link is in no table, no log and no cache", async () => {
  const { links } = await buyGift(shop, await member(shop));
  const response = await shop.app.inject({ url: `/v1/gift/to/${links[0]}`, headers: { platform: "web" } });
  expect(response.headers["cache-control"]).toBe("no-store");
  const rows = await select<{ row: string }>(
    shop,
    `select to_jsonb(t)::text as row from gift t union all select to_jsonb(m)::text from message_outbox m`,
  );
  const kept = rows.map(({ row }) => row).join() + shop.logged.join();
  expect(kept).not.toContain(String(links[0]));
});

test("a caller that guesses links is rate-limited, one that opens their own is not", async () => {
  const own = await createTestShop({ limits: { changes: 0, logins: 5 } });
  try {
    await seedRules(own.database.db);
    const token = await member(own);
    const { links } = await buyGift(own, token);
    const open = (link: string) => own.call(null, "GET /v1/gift/to/{id}", { path: { id: link } });
    for (let turn = 0; turn < 20; turn += 1) expect((await open(String(links[0]))).status).toBe(200);
    const statuses = [];
    for (let turn = 0; turn < 6; turn += 1) statuses.push((await open(UNKNOWN)).status);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
    expect((await open(String(links[0]))).status).toBe(429);
    later(own, 1);
    expect((await open(String(links[0]))).status).toBe(200);
  } finally {
    await own.close();
  }
});

async function textsTo(phone: string): Promise<string> {
  const { list } = (await shop.sandbox(`/_sim/messages?to=${phone.replaceAll("-", "")}`)) as {
    list: { text: string }[];
  };
  return list.map(({ text }) => text).join("\n---\n");
}
