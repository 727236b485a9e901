import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buyThroughCart } from "../../testing/buy-through-cart.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { ADDRESS, guest, member, newPhone, seedRules } from "../../testing/product-and-member-fixtures.ts";
import { later, select } from "../../testing/read-and-set-shop-state.ts";
import { uploadPhoto } from "../../testing/return-request-steps.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { sendMessages } from "../messages/sending/send-messages.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
});
beforeEach(() => select(shop, "delete from phone_code"));
afterAll(() => shop.close());

const GUEST_NAME = "박손님";
const ASK = "POST /v1/app-users/inquiries";
const LIST = "GET /v1/app-users/inquiries";
const SHOW = "GET /v1/app-users/inquiries/{id}";
const MORE = "POST /v1/app-users/inquiries/{id}/messages";

const ask = (token: string, orderProductId: number | null, photos: string[] = []) =>
  shop.call(token, ASK, {
    body: { kind: "delivery", orderProductId, wantsNotice: true, contents: "언제 도착하나요?", photos },
  });

/** Order of a guest, with the token of the device that placed it. */
async function bought() {
  const [phone, token] = [newPhone(), await guest(shop)];
  const address = { ...ADDRESS, guestOrderName: GUEST_NAME, guestOrderPhone: phone };
  const order = await buyThroughCart(shop, token, [{ price: 20_000 }], 0, address);
  return { phone, token, orderId: order.id, product: order.productIds[0] ?? 0 };
}

async function codeFor(token: string, phone: string): Promise<string> {
  await shop.call(token, "POST /v1/auth/phone", { body: { phone, purpose: "guestOrders" } });
  const { list } = (await shop.sandbox(`/_sim/messages?to=${phone}`)) as { list: { text: string }[] };
  return /\[(\d{6})\]/.exec(list[0]?.text ?? "")?.[1] ?? "";
}

/** Proves the number of an order on a device. */
async function prove(token: string, phone: string): Promise<void> {
  const code = await codeFor(token, phone);
  const query = { name: GUEST_NAME, phone, code };
  expect((await shop.call(token, "GET /v1/app-users/order-items/guest", { query })).status).toBe(200);
}

async function answer(id: number): Promise<void> {
  const { token } = await operator(shop);
  const path = { id };
  const { reply } = await shop.call(token, "GET /operator/v1/inquiries/{id}", { path });
  const body = { contents: "내일 도착해요.", lastMessageId: reply.messages.at(-1)?.id ?? 0 };
  expect((await shop.call(token, "POST /operator/v1/inquiries/{id}/answer", { path, body })).status).toBe(
    200,
  );
}

test("a guest asks about a product of their order and about nothing else", async () => {
  const { token, product, orderId } = await bought();
  const other = await bought();
  expect((await ask(token, null)).refusal.code).toBe("INQUIRY_ORDER_REQUIRED");
  expect((await ask(token, other.product)).refusal.code).toBe("ORDER_NOT_FOUND");
  const { reply } = await ask(token, product);
  expect(reply.product).toMatchObject({ orderId, orderProductId: product });
  expect((await shop.call(token, LIST)).reply).toMatchObject({ count: 1, list: [{ id: reply.id }] });
  expect((await shop.call(other.token, SHOW, { path: { id: reply.id } })).refusal.code).toBe(
    "INQUIRY_NOT_FOUND",
  );
});

test("on another device the number of the order opens its inquiries for half an hour", async () => {
  const { token, product, phone } = await bought();
  const { id } = (await ask(token, product)).reply;
  const [elsewhere, path] = [await guest(shop), { id }];
  expect((await shop.call(elsewhere, SHOW, { path })).refusal.code).toBe("INQUIRY_NOT_FOUND");
  expect((await shop.call(elsewhere, LIST)).reply.count).toBe(0);
  await prove(elsewhere, phone);
  expect((await shop.call(elsewhere, LIST)).reply.list).toMatchObject([{ id, state: "waiting" }]);
  const photos = [await uploadPhoto(shop, elsewhere)];
  const more = await shop.call(elsewhere, MORE, { path, body: { contents: "상자가 젖었어요", photos } });
  expect(more.reply.messages.map(({ isMine }) => isMine)).toEqual([true, true]);
  const second = (await ask(elsewhere, product)).reply;
  // Both devices see what either wrote.
  expect((await shop.call(token, LIST)).reply.list.map((each) => each.id)).toEqual([second.id, id]);
  later(shop, 31);
  expect((await shop.call(elsewhere, LIST)).reply.count).toBe(0);
  expect((await shop.call(elsewhere, SHOW, { path })).refusal.code).toBe("INQUIRY_NOT_FOUND");
  expect(
    (await shop.call(elsewhere, MORE, { path, body: { contents: "또 물어요", photos: [] } })).refusal.code,
  ).toBe("INQUIRY_NOT_FOUND");
});

test("the answer is told at the number of the order, unless the guest wants no notice", async () => {
  const { token, product, phone } = await bought();
  const texts = async () => {
    await sendMessages(shop.services);
    const { list } = (await shop.sandbox(`/_sim/messages?to=${phone}`)) as { list: { text: string }[] };
    return list.filter(({ text }) => text.includes("1:1 문의에 답변했어요")).length;
  };
  const { id } = (await ask(token, product)).reply;
  await answer(id);
  expect(await texts()).toBe(1);
  const path = { id };
  await shop.call(token, MORE, { path, body: { contents: "고마워요. 몇 시인가요?", photos: [] } });
  const chosen = await shop.call(token, "PUT /v1/app-users/inquiries/{id}/notice", {
    path,
    body: { wantsNotice: false },
  });
  expect(chosen.reply.wantsNotice).toBe(false);
  await answer(id);
  expect(await texts()).toBe(1);
  const { token: clerk } = await operator(shop);
  const { list } = (await shop.call(clerk, "GET /operator/v1/inquiries", { query: { status: "answered" } }))
    .reply;
  expect(list.find((each) => each.id === id)?.memberName).toBe("박*님");
});

test("inquiries go with the order to the member who takes it over, and the guest sees them no longer", async () => {
  const { token, product, phone } = await bought();
  const { id } = (await ask(token, product)).reply;
  const owner = await member(shop);
  const verificationCode = await codeFor(owner, phone);
  const body = { phone, verificationCode };
  expect((await shop.call(owner, "POST /v1/app-users/guest-orders/claim", { body })).reply.claimed).toBe(1);
  expect((await shop.call(owner, SHOW, { path: { id } })).reply.id).toBe(id);
  expect((await shop.call(token, SHOW, { path: { id } })).refusal.code).toBe("INQUIRY_NOT_FOUND");
});

test("an operator answers with own pictures, and with no others", async () => {
  const { token, product } = await bought();
  const { id, messages } = (await ask(token, product)).reply;
  const [clerk, colleague] = [(await operator(shop)).token, (await operator(shop)).token];
  const file = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#3a3" } })
    .jpeg()
    .toBuffer();
  const add = async (by: string) =>
    (await shop.call(by, "POST /operator/v1/inquiries/images", { body: file })).reply.path;
  const [own, theirs, shoppers] = [await add(clerk), await add(colleague), await uploadPhoto(shop, token)];
  const send = (photos: string[]) =>
    shop.call(clerk, "POST /operator/v1/inquiries/{id}/answer", {
      path: { id },
      body: { contents: "이 상자예요.", lastMessageId: messages[0]?.id ?? 0, photos },
    });
  expect((await send([theirs])).refusal.code).toBe("PICTURE_NOT_FOUND");
  expect((await send([shoppers])).refusal.code).toBe("PICTURE_NOT_FOUND");
  expect((await send([own])).reply.messages.at(-1)).toMatchObject({ isMine: false, photos: [own] });
  const refused = await shop.call(clerk, "POST /operator/v1/inquiries/images", {
    body: new Uint8Array([1, 2, 3]),
  });
  expect(refused.refusal.code).toBe("PICTURE_UNREADABLE");
  expect(
    await select(shop, "select action from operator_action where subject = $1", [`image ${own}`]),
  ).toEqual([{ action: "inquiries.add-image" }]);
});
