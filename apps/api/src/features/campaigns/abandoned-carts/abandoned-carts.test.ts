import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buyThroughCart } from "../../../testing/buy-through-cart.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { newPhone, seedProduct, signUp } from "../../../testing/product-and-member-fixtures.ts";
import { later, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { sendMessages } from "../../messages/sending/send-messages.ts";
import { sendAbandonedCartMessages } from "./send-abandoned-cart-messages.ts";

const NOON = new Date("2026-11-21T12:00:00+09:00");

let shop: TestShop;
let work: string;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(async () => {
  shop.clock.now = NOON;
  work = (await operator(shop)).token;
  await select(shop, "delete from abandoned_cart_message");
  await select(shop, "delete from cart_item");
});
afterAll(() => shop.close());

const add = async (isOn: boolean) => {
  const { reply } = await shop.call(work, "POST /operator/v1/abandoned-cart-messages", {
    body: { rows: [{ text: "담아 두신 과일이 기다려요", afterHours: 4, isOn }], reason: "새로" },
  });
  return reply.rows[0] ?? { id: 0, version: 0 };
};

/** Creates a member who leaves an option in the cart now. */
async function leaving(consent = true) {
  const phone = newPhone();
  const { token } = (await signUp(shop, { phone })).reply;
  const { id } = (await shop.call(token, "GET /v2/app-users/detail")).reply;
  await select(shop, "update app_user set advertising_alarm = $2 where id = $1", [id, consent]);
  await putIntoCart(token);
  return { id, token, phone };
}
async function putIntoCart(token: string): Promise<void> {
  const { productId, optionIds } = await seedProduct(shop.database.db);
  await shop.call(token, "POST /v1.2/app-users/shopping-carts", {
    body: { productId, optionGroups: [{ optionId: optionIds[0], optionUnit: 1 }] },
  });
}
const send = async () => {
  const count = await sendAbandonedCartMessages(shop.services, 1);
  await sendMessages(shop.services);
  return count;
};
const textsTo = async (phone: string) =>
  ((await shop.sandbox(`/_sim/messages?to=${phone}`)).list as { text: string }[]).filter(({ text }) =>
    text.startsWith("(광고)"),
  ).length;

test("abandoned cart: told once after its hours, again only when something more was put into the cart", async () => {
  await add(true);
  const [first, second] = [await leaving(), await leaving()];
  later(shop, 4 * 60 - 1);
  expect(await send()).toBe(0);
  later(shop, 1);
  expect(await send()).toBe(2);
  expect(await send()).toBe(0);
  expect([await textsTo(first.phone), await textsTo(second.phone)]).toEqual([1, 1]);
  await putIntoCart(first.token);
  later(shop, 4 * 60);
  expect(await send()).toBe(1);
  expect([await textsTo(first.phone), await textsTo(second.phone)]).toEqual([2, 1]);
});

test("abandoned cart: nothing without consent, switched off, after an order, or for an old cart", async () => {
  const row = await add(false);
  const without = await leaving(false);
  const buyer = await leaving();
  const old = await leaving();
  later(shop, 1);
  await buyThroughCart(shop, buyer.token, [{ price: 20_000 }]);
  later(shop, 5 * 60);
  expect(await send()).toBe(0);
  work = (await operator(shop)).token;
  await shop.call(work, "PATCH /operator/v1/abandoned-cart-messages", {
    body: { rows: [{ ...row, set: { isOn: true } }], reason: "켬" },
  });
  await select(
    shop,
    "update cart_option set created_at = created_at - interval '2 days' where cart_item_id in (select id from cart_item where user_id = $1)",
    [old.id],
  );
  expect(await send()).toBe(0);
  expect([await textsTo(without.phone), await textsTo(buyer.phone), await textsTo(old.phone)]).toEqual([
    0, 0, 0,
  ]);
});
