import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  deliverProduceToBuyer,
  moveParcelsIntoPast,
  produceInbox,
  RIPE,
} from "../../testing/delivered-produce-steps.ts";
import { member } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
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
const produceId = async (token: string) => (await produceInbox(shop, token))[0]?.produce?.id ?? 0;
const messagesOf = (orderId: number) =>
  select(shop, "select 1 from message where template = 'PRODUCE_NOTICE' and href = $1", [
    `/orders/${orderId}`,
  ]);

test("a notice asked for again is told again in two days, once, also by two processes, and not once taken back", async () => {
  const { token, orderId } = await deliverProduceToBuyer(shop);
  const other = await deliverProduceToBuyer(shop);
  await sendAt(RIPE);
  const ask = async (who: string, isWanted: boolean) =>
    (
      await shop.call(who, "PUT /v1/app-users/produce-notices/{id}/again", {
        path: { id: await produceId(who) },
        body: { isWanted },
      })
    ).reply.againOn;
  expect(await ask(token, true)).toBe("2026-11-25");
  expect(await ask(other.token, true)).toBe("2026-11-25");
  expect(await ask(other.token, false)).toBeNull();
  expect(await sendAt("2026-11-24T00:00:00Z")).toBe(0);
  expect(await sendAt("2026-11-24T20:00:00Z")).toBe(0);
  shop.clock.now = new Date("2026-11-25T00:00:00Z");
  const told = await Promise.all([1, 2].map((take) => sendProduceNotices(shop.services, take)));
  expect(told.reduce((sum, count) => sum + count)).toBe(1);
  expect((await produceInbox(shop, token)).map(({ body }) => body)).toEqual([
    "받은 지 13일째예요. 살짝 눌러 말랑하면 다 익었어요",
    "받은 지 11일째예요. 살짝 눌러 말랑하면 다 익었어요",
  ]);
  expect(await messagesOf(orderId)).toHaveLength(2);
  expect(await produceInbox(shop, other.token)).toHaveLength(1);
});

test("a notice asked for again is not told for a line that was returned, nor for a kind that is switched off", async () => {
  const returned = await deliverProduceToBuyer(shop);
  const off = await deliverProduceToBuyer(shop);
  await sendAt(RIPE);
  for (const { token } of [returned, off]) {
    const path = { id: await produceId(token) };
    await shop.call(token, "PUT /v1/app-users/produce-notices/{id}/again", {
      path,
      body: { isWanted: true },
    });
  }
  await select(shop, "update order_product set status = 'return_complete' where id = $1", [
    returned.orderProductId,
  ]);
  const path = { id: await produceId(off.token) };
  await shop.call(off.token, "PUT /v1/app-users/produce-notices/{id}/off", { path, body: { isOff: true } });
  await sendAt("2026-11-25T00:00:00Z");
  expect(await produceInbox(shop, returned.token)).toHaveLength(1);
  expect(await produceInbox(shop, off.token)).toHaveLength(1);
});

test("another member's notice is neither switched off nor asked for again", async () => {
  const { token } = await deliverProduceToBuyer(shop);
  await sendAt(RIPE);
  const path = { id: await produceId(token) };
  const stranger = await member(shop);
  const off = await shop.call(stranger, "PUT /v1/app-users/produce-notices/{id}/off", {
    path,
    body: { isOff: true },
  });
  const again = await shop.call(stranger, "PUT /v1/app-users/produce-notices/{id}/again", {
    path,
    body: { isWanted: true },
  });
  expect([off.refusal.code, again.refusal.code]).toEqual([
    "PRODUCE_NOTICE_NOT_FOUND",
    "PRODUCE_NOTICE_NOT_FOUND",
  ]);
  expect((await produceInbox(shop, token))[0]?.produce).toMatchObject({ againOn: null, isOff: false });
});
