import type { Input } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buyThroughCart } from "../../testing/buy-through-cart.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { newPhone, signUp } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { sendMessages } from "../messages/sending/send-messages.ts";
import { sendCampaigns } from "./sending/send-campaigns.ts";

const NOON = new Date("2026-11-21T12:00:00+09:00");
const DAY_MS = 86_400_000;
const CAMPAIGN: Input<"POST /operator/v1/campaigns">["body"]["rows"][number] = {
  name: "겨울 감귤",
  text: "감귤이 나왔어요",
  otherText: null,
  otherShare: null,
  channels: ["phone"],
  leastGrade: null,
  orderedWithinDays: null,
  notOrderedForDays: null,
  boughtOf: null,
  sendAt: NOON.toISOString(),
  isCancelled: false,
};

let shop: TestShop;
let work: string;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(async () => {
  shop.clock.now = NOON;
  work = (await operator(shop)).token;
  await select(shop, "update app_user set advertising_alarm = false, night_alarm = false");
});
afterAll(() => shop.close());

/** Sets the clock and logs an operator in, whose session is short. */
async function at(instant: string): Promise<void> {
  shop.clock.now = new Date(instant);
  work = (await operator(shop)).token;
}

type Recipient = { id: number; token: string; phone: string };

/** Creates a member who consents to advertising by day. */
async function consenting(set = "advertising_alarm = true"): Promise<Recipient> {
  const phone = newPhone();
  const { token } = (await signUp(shop, { phone })).reply;
  const { id } = (await shop.call(token, "GET /v2/app-users/detail")).reply;
  await select(shop, "update app_user set advertising_alarm = true where id = $1", [id]);
  await select(shop, `update app_user set ${set} where id = $1`, [id]);
  return { id, token, phone };
}
const add = (fields: Partial<typeof CAMPAIGN> = {}) =>
  shop.call(work, "POST /operator/v1/campaigns", {
    body: { rows: [{ ...CAMPAIGN, ...fields }], reason: "겨울" },
  });
const added = async (fields: Partial<typeof CAMPAIGN> = {}) => {
  const [row] = (await add(fields)).reply.rows;
  if (!row) throw new Error("The campaign was added");
  return row;
};
const edit = (row: { id: number; version: number }, set: Partial<typeof CAMPAIGN>) =>
  shop.call(work, "PATCH /operator/v1/campaigns", { body: { rows: [{ ...row, set }], reason: "고침" } });
const show = async (id: number) =>
  (await shop.call(work, "GET /operator/v1/campaigns/{id}", { path: { id } })).reply;
const send = async () => {
  await sendCampaigns(shop.services, 2);
  await sendMessages(shop.services);
};
const textsTo = async ({ phone }: Recipient) =>
  ((await shop.sandbox(`/_sim/messages?to=${phone}`)).list as { text: string }[])
    .map(({ text }) => text)
    .filter((text) => text.startsWith("(광고)"));

test("campaign: sent at its instant, once, to members who consented, though several processes send it", async () => {
  const members = [await consenting(), await consenting(), await consenting()];
  const without = await consenting("advertising_alarm = false");
  const { id } = await added({ sendAt: new Date(NOON.getTime() + 60_000).toISOString() });
  expect(await show(id)).toMatchObject({ status: "scheduled", audience: { consented: 3 } });
  await send();
  expect(await Promise.all(members.map(textsTo))).toEqual([[], [], []]);
  shop.clock.now = new Date(NOON.getTime() + 60_000);
  await Promise.all([sendCampaigns(shop.services, 2), sendCampaigns(shop.services, 1)]);
  await send();
  for (const each of members) expect(await textsTo(each)).toHaveLength(1);
  expect(await textsTo(without)).toEqual([]);
  expect(await show(id)).toMatchObject({ status: "sent", results: { text: { recipients: 3, buyers: 0 } } });
});

test("campaign: at night only those who consented to it get it, the others at eight", async () => {
  const byDay = await consenting();
  const atNight = await consenting("night_alarm = true");
  await at("2026-11-21T22:00:00+09:00");
  const { id } = await added({ sendAt: shop.clock.now.toISOString() });
  expect((await show(id)).audience).toMatchObject({ consented: 2, consentedAtNight: 1 });
  await send();
  expect([(await textsTo(byDay)).length, (await textsTo(atNight)).length]).toEqual([0, 1]);
  await at("2026-11-22T08:00:00+09:00");
  await send();
  expect([(await textsTo(byDay)).length, (await textsTo(atNight)).length]).toEqual([1, 1]);
});

test("campaign: two texts are shared out, and the orders of a week count for the text that was sent", async () => {
  const members = await Promise.all(Array.from({ length: 8 }, () => consenting()));
  const { id } = await added({ otherText: "오늘 출발해요", otherShare: 50 });
  await send();
  const texts = (await Promise.all(members.map(textsTo))).map(([text = ""]) =>
    text.includes("오늘 출발해요"),
  );
  const before = await show(id);
  expect(before.results.otherText.recipients).toBe(texts.filter(Boolean).length);
  expect(before.results.text.recipients).toBe(texts.filter((isOther) => !isOther).length);
  await at(new Date(NOON.getTime() + DAY_MS).toISOString());
  const [first] = members;
  if (!first) throw new Error("There are members");
  await buyThroughCart(shop, first.token, [{ price: 20_000 }]);
  const { results } = await show(id);
  const bought = texts[0] ? results.otherText : results.text;
  expect(bought).toMatchObject({ buyers: 1 });
  expect(bought.paid).toBeGreaterThanOrEqual(20_000);
});

test("segment: grade, orders within and not for days, and a farm choose the members", async () => {
  const high = await consenting("grade = 5");
  const buyer = await consenting();
  await buyThroughCart(shop, buyer.token, [{ price: 20_000 }]);
  const [bought] = await select<{ distributor_id: number }>(
    shop,
    "select distributor_id from order_product order by id desc limit 1",
  );
  const audienceOf = async (fields: Partial<typeof CAMPAIGN>) =>
    (await show((await added({ ...fields, sendAt: null })).id)).audience.consented;
  expect(await audienceOf({})).toBe(2);
  expect(await audienceOf({ leastGrade: 5 })).toBe(1);
  expect(await audienceOf({ orderedWithinDays: 7 })).toBe(1);
  expect(await audienceOf({ notOrderedForDays: 7 })).toBe(1);
  expect(await audienceOf({ boughtOf: bought?.distributor_id ?? 0 })).toBe(1);
  expect(await audienceOf({ leastGrade: 5, orderedWithinDays: 7 })).toBe(0);
  await added({ leastGrade: 5 });
  await send();
  expect([(await textsTo(high)).length, (await textsTo(buyer)).length]).toEqual([1, 0]);
});

test("campaign: started, it is not edited but stopped; what waits for the morning is dropped", async () => {
  const member = await consenting();
  await at("2026-11-21T22:00:00+09:00");
  const row = await added({ sendAt: shop.clock.now.toISOString() });
  await send();
  expect((await edit(row, { text: "다른 글" })).refusal.code).toBe("CAMPAIGN_STARTED");
  expect((await edit(row, { name: "겨울 귤", isCancelled: true })).status).toBe(200);
  await at("2026-11-22T08:00:00+09:00");
  await send();
  expect(await textsTo(member)).toEqual([]);
  const removed = await shop.call(work, "POST /operator/v1/campaigns/delete", {
    body: { rows: [{ ...row, version: 2 }], reason: "지움" },
  });
  expect(removed.refusal.code).toBe("RECORD_IN_USE");
});

test("campaign: cancelled before its instant, it is not sent", async () => {
  const member = await consenting();
  const row = await added({ sendAt: new Date(NOON.getTime() + 60_000).toISOString() });
  await edit(row, { isCancelled: true });
  shop.clock.now = new Date(NOON.getTime() + 120_000);
  await send();
  expect(await textsTo(member)).toEqual([]);
  expect((await show(row.id)).status).toBe("cancelled");
});

test("campaign: cancelled while its messages wait to be routed, none is sent", async () => {
  const member = await consenting();
  const row = await added({ sendAt: NOON.toISOString() });
  await sendCampaigns(shop.services);
  await edit(row, { isCancelled: true });
  await sendMessages(shop.services);
  expect(await textsTo(member)).toEqual([]);
});

test("campaign: one that fails holds back no other, and is sent once it no longer fails", async () => {
  const member = await consenting();
  const failing = await added({ text: "먼저 보낼 글", sendAt: NOON.toISOString() });
  await added({ text: "나중에 보낼 글", sendAt: NOON.toISOString() });
  // A recipient is recorded once, so a second record of the same one fails.
  await select(
    shop,
    "insert into campaign_recipient (campaign_id, user_id, is_other, at) values ($1, $2, false, $3)",
    [failing.id, member.id, NOON],
  );
  await expect(sendCampaigns(shop.services)).rejects.toThrow("campaign_recipient");
  await sendMessages(shop.services);
  const texts = await textsTo(member);
  expect([texts.length, texts[0]]).toEqual([1, expect.stringContaining("나중에 보낼 글")]);
  await select(shop, "delete from campaign_recipient where campaign_id = $1", [failing.id]);
  await send();
  expect(await textsTo(member)).toHaveLength(2);
});

test("campaign: a second text without its share and an unknown farm are refused", async () => {
  expect((await add({ otherText: "오늘 출발해요" })).refusal.code).toBe("CAMPAIGN_TEXTS_INCOMPLETE");
  expect((await add({ otherShare: 10 })).refusal.code).toBe("CAMPAIGN_TEXTS_INCOMPLETE");
  expect((await add({ boughtOf: 2_000_000_000 })).refusal.code).toBe("DISTRIBUTOR_UNKNOWN");
});
