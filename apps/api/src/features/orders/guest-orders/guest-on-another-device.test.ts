import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buyThroughCart } from "../../../testing/buy-through-cart.ts";
import { preview } from "../../../testing/cancel-order-steps.ts";
import { deliver } from "../../../testing/deliver-order.ts";
import { ADDRESS, guest, newPhone, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { later, select } from "../../../testing/read-and-set-shop-state.ts";
import { firstOf, optionOf, requestReturn } from "../../../testing/return-request-steps.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
});
beforeEach(() => select(shop, "delete from phone_code"));
afterAll(() => shop.close());

const GUEST_NAME = "박손님";

test("a guest who verifies their number on another device can view, track, redirect and claim their order for half an hour", async () => {
  const { order, phone } = await bought();
  const elsewhere = await guest(shop);
  const path = { id: order.id };
  const see = () => shop.call(elsewhere, "GET /v1.2/app-users/orders/{id}", { path });
  expect((await see()).refusal.code).toBe("ORDER_NOT_FOUND");
  await lookUp(elsewhere, phone);
  expect((await see()).reply.id).toBe(order.id);
  expect((await preview(shop, elsewhere, order)).reply.refundPrice).toBe(23_000);
  expect((await shop.call(elsewhere, "GET /v1/app-users/orders/{id}/tracking", { path })).reply.list).toEqual(
    [],
  );
  const { guestOrderName: _name, guestOrderPhone: _phone, ...body } = { ...ADDRESS, addressDetail: "뒷집" };
  const moved = await shop.call(elsewhere, "PUT /v1/app-users/orders/{id}/delivery-address", { path, body });
  expect(moved.reply.address.addressDetail).toBe("뒷집");

  await deliver(shop, order);
  const options = [{ id: await optionOf(shop, order), optionUnit: 1 }];
  expect((await requestReturn(shop, elsewhere, order, { options })).reply.status).toBe("requested");
  const claims = await shop.call(elsewhere, "GET /v1/app-users/orders/{id}/claims", { path });
  expect(claims.reply.list).toHaveLength(1);

  later(shop, 31);
  expect((await see()).refusal.code).toBe("ORDER_NOT_FOUND");
  expect((await requestReturn(shop, elsewhere, order, { options })).refusal.code).toBe("ORDER_NOT_FOUND");
});

test("a verified number opens no order of another name or number, and none on another device", async () => {
  const { order, phone } = await bought();
  const other = await bought();
  const asker = await guest(shop);
  await lookUp(asker, phone, "다른이름");
  const claimable = (token: string, wanted: typeof order) =>
    shop.call(token, "GET /v1/app-users/order-items/{id}/products/{pid}/claimable", firstOf(wanted));
  expect((await claimable(asker, order)).refusal.code).toBe("ORDER_NOT_FOUND");
  await select(shop, "delete from phone_code");
  await lookUp(asker, phone);
  expect((await claimable(asker, order)).refusal.code).toBe("CLAIM_TOO_EARLY");
  expect((await claimable(asker, other.order)).refusal.code).toBe("ORDER_NOT_FOUND");
  expect((await claimable(await guest(shop), order)).refusal.code).toBe("ORDER_NOT_FOUND");
});

async function bought() {
  const phone = newPhone();
  const address = { ...ADDRESS, guestOrderName: GUEST_NAME, guestOrderPhone: phone };
  return { phone, order: await buyThroughCart(shop, await guest(shop), [{ price: 20_000 }], 0, address) };
}

async function lookUp(token: string, phone: string, name = GUEST_NAME): Promise<void> {
  await shop.call(token, "POST /v1/auth/phone", { body: { phone, purpose: "guestOrders" } });
  const { list } = (await shop.sandbox(`/_sim/messages?to=${phone}`)) as { list: { text: string }[] };
  const code = /\[(\d{6})\]/.exec(list[0]?.text ?? "")?.[1] ?? "";
  const found = await shop.call(token, "GET /v1/app-users/order-items/guest", {
    query: { name, phone, code },
  });
  expect(found.status).toBe(200);
}
