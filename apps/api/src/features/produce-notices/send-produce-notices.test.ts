import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { enterAddressOfGift } from "../../testing/buy-gift-and-enter-address-steps.ts";
import {
  addDeliveredParcel,
  deliverProduceToBuyer,
  moveParcelsIntoPast,
  produceInbox,
  RIPE,
} from "../../testing/delivered-produce-steps.ts";
import { buyGift, giftData } from "../../testing/gift-checkout-steps.ts";
import { member } from "../../testing/product-and-member-fixtures.ts";
import { breaches, select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { sendProduceNotices } from "./send-produce-notices.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(async () => {
  shop.clock.now = new Date("2026-11-12T03:00:00Z");
  await moveParcelsIntoPast(shop);
});
afterAll(() => shop.close());

const sendAt = (at: string) => {
  shop.clock.now = new Date(at);
  return sendProduceNotices(shop.services, 2);
};
const titles = async (token: string) => (await produceInbox(shop, token)).map(({ title }) => title).reverse();
const produceId = async (token: string) => (await produceInbox(shop, token))[0]?.produce?.id ?? 0;
const messagesOf = (orderId: number) =>
  select(shop, "select 1 from message where template = 'PRODUCE_NOTICE' and href = $1", [
    `/orders/${orderId}`,
  ]);

test("a kiwi is told of on the next morning and when it is ripe, once each, with the day since its delivery", async () => {
  const { token, orderId } = await deliverProduceToBuyer(shop);
  expect(await sendAt("2026-11-13T11:00:00Z")).toBe(0);
  expect(await sendAt("2026-11-13T23:59:00Z")).toBe(0);
  expect(await sendAt("2026-11-14T00:00:00Z")).toBe(1);
  expect(await sendAt("2026-11-14T00:01:00Z")).toBe(0);
  expect(await sendAt("2026-11-22T00:00:00Z")).toBe(0);
  expect(await sendAt(RIPE)).toBe(1);
  expect(await sendAt("2026-11-24T00:00:00Z")).toBe(0);
  expect(await produceInbox(shop, token)).toMatchObject([
    {
      kind: "ripe",
      title: "키위, 오늘부터 드세요",
      body: "받은 지 11일째예요. 살짝 눌러 말랑하면 다 익었어요",
      href: `/orders/${orderId}`,
      createdAt: "2026-11-23T00:00:00.000Z",
      produce: { notice: "ripe", name: "키위", againOn: null, isOff: false },
    },
    { kind: "storage", title: "키위는 실온에서 익혀주세요" },
  ]);
  const messages = await select<{ expires_at: Date }>(
    shop,
    "select expires_at from message where template = 'PRODUCE_NOTICE' and href = $1 order by id",
    [`/orders/${orderId}`],
  );
  expect(messages.map(({ expires_at }) => expires_at.toISOString())).toEqual([
    "2026-11-14T12:00:00.000Z",
    "2026-11-23T12:00:00.000Z",
  ]);
  expect((await breaches(shop)).filter((each) => each.breaches.length > 0)).toEqual([]);
});

test.each(["2026-11-22T23:59:59Z", "2026-11-23T12:00:00Z", "2026-11-23T17:00:00Z"])(
  "nothing is told at night, at %s; the next morning makes up for it",
  async (night) => {
    const { token } = await deliverProduceToBuyer(shop);
    expect(await sendAt(night)).toBe(0);
    await sendAt("2026-11-24T00:00:00Z");
    expect((await produceInbox(shop, token)).map(({ body }) => body)).toEqual([
      "받은 지 12일째예요. 살짝 눌러 말랑하면 다 익었어요",
    ]);
  },
);

test("a notice that is more than two days late is left out", async () => {
  const { token } = await deliverProduceToBuyer(shop);
  await sendAt("2026-11-26T00:00:00Z");
  expect(await produceInbox(shop, token)).toEqual([]);
});

test("the rule for the storage of the product holds, and a kind without a rule is not told of", async () => {
  const room = await deliverProduceToBuyer(shop, "peach", "단단하면 실온에서 하루 이틀 두었다가 드세요");
  const cold = await deliverProduceToBuyer(shop, "peach", "냉장 보관하세요");
  const rice = await deliverProduceToBuyer(shop, "rice");
  await sendAt("2026-11-15T00:00:00Z");
  expect(await titles(room.token)).toContain("복숭아, 오늘부터 드세요");
  expect(await titles(cold.token)).toEqual(["복숭아는 익은 뒤에 냉장고에 넣어주세요"]);
  expect(await titles(rice.token)).toEqual([]);
});

test.each(["withdraw_complete", "return_request", "return_complete", "replace_request", "delivering"])(
  "a line in the state %s is not told of",
  async (status) => {
    const { token, orderProductId } = await deliverProduceToBuyer(shop);
    await select(shop, "update order_product set status = $2, status_before_request = null where id = $1", [
      orderProductId,
      status,
    ]);
    await sendAt(RIPE);
    expect(await produceInbox(shop, token)).toEqual([]);
  },
);

test("the sender of a gift, who did not get the parcel, is not told", async () => {
  const { orderProductId } = await deliverProduceToBuyer(shop);
  const sender = await member(shop);
  const [sold] = await select<{ productId: number; optionId: number }>(
    shop,
    `select op.product_id as "productId", oo.option_id as "optionId"
       from order_product op join order_option oo on oo.order_product_id = op.id where op.id = $1`,
    [orderProductId],
  );
  if (!sold) throw new Error("The product was sold");
  const { group } = await buyGift(shop, sender, sold, giftData("alimtalk", 1), 1);
  await enterAddressOfGift(shop, group.giftTos[0]?.uuid ?? "");
  const [line] = await select<{ id: number }>(
    shop,
    "update order_product set status = 'complete' where gift_id = $1 returning id",
    [group.giftTos[0]?.id],
  );
  await addDeliveredParcel(shop, line?.id ?? 0);
  expect(await sendAt(RIPE)).toBe(1);
  expect(await produceInbox(shop, sender)).toEqual([]);
});

test("two processes at once tell each notice once", async () => {
  const people = await Promise.all([
    deliverProduceToBuyer(shop),
    deliverProduceToBuyer(shop),
    deliverProduceToBuyer(shop),
  ]);
  shop.clock.now = new Date(RIPE);
  const told = await Promise.all([1, 2, 3].map((take) => sendProduceNotices(shop.services, take)));
  expect(told.reduce((sum, count) => sum + count)).toBe(3);
  for (const { token, orderId } of people) {
    expect(await titles(token)).toEqual(["키위, 오늘부터 드세요"]);
    expect(await messagesOf(orderId)).toHaveLength(1);
  }
});

test("what is switched off for a kind is not told, nothing else is, and it can be switched on again", async () => {
  const { token } = await deliverProduceToBuyer(shop);
  const id = async () => ({ path: { id: await produceId(token) } });
  await sendAt("2026-11-14T00:00:00Z");
  await shop.call(token, "PUT /v1/app-users/produce-notices/{id}/off", {
    ...(await id()),
    body: { isOff: true },
  });
  await sendAt(RIPE);
  expect(await titles(token)).toEqual(["키위는 실온에서 익혀주세요", "키위, 오늘부터 드세요"]);
  await shop.call(token, "PUT /v1/app-users/produce-notices/{id}/off", {
    ...(await id()),
    body: { isOff: true },
  });
  expect((await produceInbox(shop, token)).map(({ produce }) => produce?.isOff)).toEqual([true, true]);
  const settings = await shop.call(token, "GET /v1/app-users/produce-notices/settings");
  expect(settings.reply).toEqual({
    ripe: true,
    storage: true,
    discard: false,
    off: [{ kind: "kiwi", name: "키위" }],
  });
  const undone = { ...(await id()), body: { isOff: false } };
  expect((await shop.call(token, "PUT /v1/app-users/produce-notices/{id}/off", undone)).reply).toEqual({
    isOff: false,
  });
  expect((await produceInbox(shop, token)).map(({ produce }) => produce?.isOff)).toEqual([false, true]);
  const path = { kind: "kiwi" };
  const on = await shop.call(token, "DELETE /v1/app-users/produce-notices/off/{kind}", { path });
  expect(on.reply.off).toEqual([]);
  expect((await produceInbox(shop, token)).map(({ produce }) => produce?.isOff)).toEqual([false, false]);
});

test("a kind of notice that is switched off is not told; what to eat soon is told where it is switched on", async () => {
  const quiet = await deliverProduceToBuyer(shop);
  const eager = await deliverProduceToBuyer(shop);
  const set = (token: string, body: object) =>
    shop.call(token, "PUT /v1/app-users/produce-notices/settings", { body });
  expect((await set(quiet.token, { ripe: false })).reply).toMatchObject({ ripe: false, storage: true });
  expect((await set(eager.token, { discard: true })).reply).toMatchObject({ ripe: true, discard: true });
  await sendAt(RIPE);
  await sendAt("2026-12-05T00:00:00Z");
  expect(await titles(quiet.token)).toEqual([]);
  expect(await titles(eager.token)).toEqual(["키위, 오늘부터 드세요", "키위, 이틀 안에 드세요"]);
});

test("the database refuses a second notice of a line and one at night", async () => {
  const { token, orderProductId } = await deliverProduceToBuyer(shop);
  await sendAt(RIPE);
  expect(await produceInbox(shop, token)).toHaveLength(1);
  const add = (notice: string, at: string) =>
    select(
      shop,
      `insert into produce_notice (order_product_id, user_id, notice, kind, name, title, advice, told_at)
       select order_product_id, user_id, $2, kind, name, title, advice, $3 from produce_notice where order_product_id = $1`,
      [orderProductId, notice, at],
    );
  await expect(add("ripe", RIPE)).rejects.toThrow("told_once_per_line");
  await expect(add("storage", "2026-11-23T14:00:00Z")).rejects.toThrow("told_in_daytime");
});
