import type { Input } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart, type CartOrder } from "../../testing/buy-through-cart.ts";
import { cancelWhole } from "../../testing/cancel-order-steps.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import {
  ADDRESS,
  guest,
  ISLAND,
  JEJU,
  member,
  seedRules,
} from "../../testing/product-and-member-fixtures.ts";
import { breaches, heldByProvider, select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { notifyOrderUpdates } from "../order-updates/notify-order-updates.ts";

let shop: TestShop;
let work: string;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  await seedRules(shop.database.db);
  work = (await operator(shop)).token;
});
afterAll(() => shop.close());

type Address = Input<"PUT /operator/v1/orders/{id}/delivery-address">["body"]["address"];
const REASON = "전화로 부탁하셨어요";
const BUSAN = {
  ...ADDRESS,
  selectedAddress: "부산 해운대구 우동 1",
  receiverName: "박바다",
  zonecode: "48058",
};
const move = (order: Pick<CartOrder, "id">, address: Address) =>
  shop.call(work, "PUT /operator/v1/orders/{id}/delivery-address", {
    path: { id: order.id },
    body: { address, reason: REASON },
  });
const accept = ({ id }: CartOrder) =>
  shop.call(work, "PUT /operator/v1/orders/{id}/accept", { path: { id }, body: {} });

test.each(["member", "guest"] as const)(
  "an operator changes the address of an order of a %s that is being packed, and its buyer is told the reason once",
  async (kind) => {
    const token = kind === "member" ? await member(shop) : await guest(shop);
    const order = await buyThroughCart(shop, token, [{ price: 10_000 }]);
    await accept(order);
    expect((await move(order, BUSAN)).reply).toEqual({
      id: order.id,
      areaAddress: "major",
      refundPrice: 0,
      refundPoint: 0,
    });
    const shown = (await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id: order.id } }))
      .reply;
    expect(shown.address).toMatchObject({ zonecode: "48058", guestOrderName: ADDRESS.guestOrderName });
    expect(shown.timeline.at(-1)?.reason).toBe("요청하신 대로 배송지를 바꿨어요");
    const told = await select<{ template: string; variables: { 사유?: string } }>(
      shop,
      "select template, variables from message where subject = 'order ' || $1 and template = 'ORDER_ADDRESS_CHANGED'",
      [order.id],
    );
    expect(told.map(({ variables }) => variables.사유)).toEqual([REASON]);
    await notifyOrderUpdates(shop.services);
    expect(await breaches(shop)).toEqual([]);
  },
);

test("the trail of an operator's change names postcodes and areas, and nothing of the address", async () => {
  const order = await buyThroughCart(shop, await member(shop), [{ price: 10_000 }], 0, JEJU);
  const held = await heldByProvider(shop, order.uuid);
  expect((await move(order, BUSAN)).reply.refundPrice).toBe(3000);
  const [action] = await select(
    shop,
    "select before, after, reason from operator_action where subject = 'order ' || $1 and action = 'orders.address'",
    [order.id],
  );
  expect(action).toEqual({
    before: { zonecode: JEJU.zonecode, area: "secondary_area" },
    after: { zonecode: "48058", area: "major", refundPrice: 3000, refundPoint: 0 },
    reason: REASON,
  });
  expect(await heldByProvider(shop, order.uuid)).toBe(held - 3000);
  expect(await breaches(shop)).toEqual([]);
});

test("an area that costs more, a dispatched order and a cancelled one are refused, as for the buyer", async () => {
  const token = await member(shop);
  const paid = await buyThroughCart(shop, token, [{ price: 10_000 }]);
  expect((await move(paid, ISLAND)).refusal.code).toBe("AREA_FEE_DIFFERS");
  expect((await move(paid, { ...BUSAN, zonecode: "05551" })).refusal.code).toBe("ZONECODE_MISMATCH");
  await accept(paid);
  await shop.call(work, "PUT /operator/v1/orders/{id}/dispatch", {
    path: { id: paid.id },
    body: { carrier: "04", invoiceNumber: "601234567890" },
  });
  expect((await move(paid, BUSAN)).refusal.code).toBe("ADDRESS_TOO_LATE");
  const cancelled = await buyThroughCart(shop, token, [{ price: 10_000 }]);
  await cancelWhole(shop, token, cancelled);
  expect((await move(cancelled, BUSAN)).refusal.code).toBe("ADDRESS_TOO_LATE");
});

test("the preview names the fee and the last day at another address, and is what the change then does", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{ price: 10_000, undeliverableThird: true }], 0, JEJU);
  const path = { id: order.id };
  const preview = async (zonecode: string) =>
    (
      await shop.call(token, "GET /v1/app-users/orders/{id}/delivery-address/preview", {
        path,
        query: { zonecode },
      })
    ).reply;
  const seoul = await preview("05551");
  expect(seoul).toMatchObject({ areaAddress: "major", feeDifference: -3000, isUndeliverable: false });
  expect(await preview(ISLAND.zonecode)).toMatchObject({ areaAddress: "third_area", isUndeliverable: true });
  const { guestOrderName: _name, guestOrderPhone: _phone, ...body } = ADDRESS;
  await shop.call(token, "PUT /v1/app-users/orders/{id}/delivery-address", { path, body });
  const shown = (await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path })).reply;
  expect(shown.lastArrivalDate).toBe(seoul.lastArrivalDate);
});
