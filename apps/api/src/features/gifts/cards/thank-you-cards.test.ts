import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  buyDeliveredGift,
  buyThankedGift,
  deliverGift,
} from "../../../testing/buy-delivered-or-thanked-gift.ts";
import {
  buyGift,
  enterAddressOfGift,
  GIFT_ADDRESS,
} from "../../../testing/buy-gift-and-enter-address-steps.ts";
import { confirmed } from "../../../testing/confirm-identity-by-code-steps.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { guest, member, PASSWORD, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, later, select } from "../../../testing/read-and-set-shop-state.ts";
import { uploadPhoto } from "../../../testing/return-request-steps.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { deleteOrphanedUploads } from "../../images/uploads/delete-orphaned-uploads.ts";

let shop: TestShop;
let work: string;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());
// Each test begins with a session: tests move the clock past the end of one.
beforeEach(async () => {
  work = (await operator(shop, "support")).token;
});

type Card = { thanks?: string; card?: "heart" | "fruit"; photo?: string };
const send = (link: string | undefined, body: Card = {}, token: string | null = null) =>
  shop.call(token, "POST /v1/gift/to/{id}/thanks", {
    path: { id: link ?? "" },
    body: { thanks: "잘 먹을게요", ...body },
  });
const seen = async (link: string | undefined) =>
  (await shop.call(null, "GET /v1/gift/to/{id}", { path: { id: link ?? "" } })).reply;
const ofSender = async (token: string, id: number) =>
  (await shop.call(token, "GET /v1/gift/group/{id}", { path: { id } })).reply.giftTos[0];
const hide = (id: number | undefined, version: number, hiddenFor: "개인정보 노출" | null) =>
  shop.call(work, "PATCH /operator/v1/thank-you-cards", {
    body: { rows: [{ id: id ?? 0, version, set: { hiddenFor } }], reason: "전화번호가 보임" },
  });

test("a card with a photo is sent once the gift has arrived, by a guest as well, and kept by the sender", async () => {
  const token = await member(shop);
  const { links, groupId, ...gift } = await buyGift(shop, token);
  expect((await send(links[0])).refusal.code).toBe("GIFT_NOT_ARRIVED");
  await enterAddressOfGift(shop, links[0]);
  expect((await seen(links[0])).canThank).toBe(false);
  expect((await send(links[0])).refusal.code).toBe("GIFT_NOT_ARRIVED");
  await deliverGift(shop, { links, groupId, ...gift });
  expect(await seen(links[0])).toMatchObject({ canThank: true, thankYouCard: null });
  const receiver = await guest(shop);
  const photo = await uploadPhoto(shop, receiver);
  expect((await send(links[0], { photo })).refusal.code).toBe("PICTURE_NOT_FOUND");
  expect((await send(links[0], { photo }, token)).refusal.code).toBe("PICTURE_NOT_FOUND");
  const thankYouCard = { card: "fruit", photo, sentAt: shop.clock.now.toISOString(), hiddenFor: null };
  expect((await send(links[0], { card: "fruit", photo }, receiver)).reply).toMatchObject({
    thanks: "잘 먹을게요",
    canThank: false,
    thankYouCard,
  });
  expect(await ofSender(token, groupId)).toMatchObject({ thanks: "잘 먹을게요", thankYouCard });
  const { reply } = await shop.call(token, "GET /v1/gift/group");
  expect(reply.list[0]?.thanks).toEqual([{ receiverName: "받는이1", thanks: "잘 먹을게요", card: "fruit" }]);
  later(shop, 3 * 24 * 60);
  await deleteOrphanedUploads(shop.services);
  expect(await shop.services.storage.read(photo)).not.toBeNull();
  expect(await breaches(shop)).toEqual([]);
});

test("one of many cards sent at once is kept, and the sender is told once", async () => {
  const { links, giftIds } = await buyDeliveredGift(shop, await member(shop));
  const answers = await Promise.all(["하나", "둘", "셋", "넷"].map((thanks) => send(links[0], { thanks })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  const told = await select(shop, "select from message where subject like $1", [
    `sender of gift ${giftIds[0]} GIFT_THANKS_SENDER%`,
  ]);
  expect(told).toHaveLength(1);
});

test("a card longer than 100 letters is refused, one of 100 is kept", async () => {
  const { links } = await buyDeliveredGift(shop, await member(shop));
  expect((await send(links[0], { thanks: "가".repeat(101) })).refusal.code).toBe("INVALID_INPUT");
  expect((await send(links[0], { thanks: "가".repeat(100) })).status).toBe(200);
});

test("a hidden card is told to the member who wrote it, shown to the sender as its ground alone, and shown again by undo", async () => {
  const token = await member(shop);
  const receiver = await member(shop);
  const { links, groupId, giftIds, ...gift } = await buyGift(shop, token);
  const path = { id: links[0] ?? "" };
  await shop.call(receiver, "POST /v1/gift/to/{id}/address", { path, body: GIFT_ADDRESS });
  await deliverGift(shop, { links, groupId, giftIds, ...gift });
  const photo = await uploadPhoto(shop, receiver);
  await send(links[0], { photo }, receiver);
  const dry = await shop.call(work, "PATCH /operator/v1/thank-you-cards", {
    query: { dryRun: true },
    body: { rows: [{ id: giftIds[0] ?? 0, version: 1, set: { hiddenFor: "광고·도배" } }], reason: "확인" },
  });
  expect(dry.reply).toMatchObject({ change: null, rows: [{ before: { hiddenFor: null } }] });
  const hidden = await hide(giftIds[0], 1, "개인정보 노출");
  expect((await hide(giftIds[0], 1, null)).refusal.code).toBe("RECORD_CHANGED");
  expect(await ofSender(token, groupId)).toMatchObject({
    thanks: null,
    thankYouCard: { photo: null, hiddenFor: "개인정보 노출" },
  });
  expect((await shop.call(token, "GET /v1/gift/group")).reply.list[0]?.thanks).toEqual([]);
  expect(await seen(links[0])).toMatchObject({
    thanks: "잘 먹을게요",
    canThank: false,
    thankYouCard: { photo, hiddenFor: "개인정보 노출" },
  });
  const query = { listType: "orderList" } as const;
  const news = await shop.call(receiver, "GET /v1/app-users/notification", { query });
  expect(news.reply.list).toContainEqual(expect.objectContaining({ title: "감사 카드를 가렸어요" }));
  const list = await shop.call(work, "GET /operator/v1/thank-you-cards", { query: { isHidden: true } });
  expect(list.reply.list).toMatchObject([{ id: giftIds[0], version: 2, hiddenFor: "개인정보 노출", photo }]);
  const trail = await select(shop, "select before, after, reason from operator_action where subject = $1", [
    `thank-you card ${giftIds[0]}`,
  ]);
  expect(trail).toEqual([
    {
      before: { hiddenFor: null },
      after: expect.objectContaining({ hiddenFor: "개인정보 노출" }),
      reason: "전화번호가 보임",
    },
  ]);
  await shop.call(work, "POST /operator/v1/changes/{id}/undo", {
    path: { id: hidden.reply.change?.id ?? 0 },
    body: { reason: "되돌림" },
  });
  expect(await ofSender(token, groupId)).toMatchObject({
    thanks: "잘 먹을게요",
    thankYouCard: { photo, hiddenFor: null },
  });
  const log = await shop.call(receiver, "GET /v1/app-users/privacy-log");
  expect(log.reply.list).toContainEqual(expect.objectContaining({ why: "감사 카드를 봤어요" }));
  expect(await breaches(shop)).toEqual([]);
});

test("cards are listed with masked names, the newest first, page by page, and without hidden ones", async () => {
  const ids: number[] = [];
  for (let sent = 0; sent < 3; sent += 1) {
    later(shop, 1);
    ids.unshift((await buyThankedGift(shop, await member(shop))).giftIds[0] ?? 0);
  }
  const page = async (nextPage?: string) =>
    (
      await shop.call(work, "GET /operator/v1/thank-you-cards", {
        query: { take: 2, ...(nextPage && { nextPage }) },
      })
    ).reply;
  const first = await page();
  const second = await page(first.nextPage ?? "");
  expect([...first.list, ...second.list].slice(0, 3).map(({ id }) => id)).toEqual(ids);
  expect(first.list[0]).toMatchObject({ card: "flower", thanks: "잘 먹을게요", photo: null });
  expect(first.list[0]?.receiverName).toMatch(/\*/);
  await hide(ids[0], 1, "개인정보 노출");
  expect((await page()).list[0]?.id).toBe(ids[1]);
  const query = { nextPage: "9_1" };
  expect((await shop.call(work, "GET /operator/v1/thank-you-cards", { query })).refusal.code).toBe(
    "INVALID_INPUT",
  );
});

test("a card goes with the member who wrote it when they leave, its photo two days later", async () => {
  const receiver = await member(shop);
  const token = await member(shop);
  const { links, groupId, ...gift } = await buyGift(shop, token);
  const path = { id: links[0] ?? "" };
  await shop.call(receiver, "POST /v1/gift/to/{id}/address", { path, body: GIFT_ADDRESS });
  await deliverGift(shop, { links, groupId, ...gift });
  const photo = await uploadPhoto(shop, receiver);
  await send(links[0], { photo }, receiver);
  const headers = await confirmed(shop, receiver, "exportData");
  const exported = await shop.call(receiver, "GET /v1/app-users/personal-data", {}, headers);
  expect(JSON.stringify(exported.reply)).toContain(photo);
  await shop.call(receiver, "DELETE /v1/app-users", { body: { password: PASSWORD } });
  expect(await ofSender(token, groupId)).toMatchObject({ thanks: null, thankYouCard: null });
  later(shop, 3 * 24 * 60);
  await deleteOrphanedUploads(shop.services);
  expect(await shop.services.storage.read(photo)).toBeNull();
});

test("a card goes with its sender's order when the sender leaves", async () => {
  const token = await member(shop);
  const gift = await buyThankedGift(shop, token);
  await select(shop, "update gift set thanks = null, thanked_at = null where id = $1", [gift.giftIds[0]]);
  const kept = await select(
    shop,
    "select thanks_card, thanks_photo, thanks_hidden_at, thanks_hidden_for from gift where id = $1",
    [gift.giftIds[0]],
  );
  expect(kept).toEqual([
    { thanks_card: null, thanks_photo: null, thanks_hidden_at: null, thanks_hidden_for: null },
  ]);
});
