import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { check, openForm, pay } from "../../../testing/checkout-steps.ts";
import {
  ADDRESS,
  guest,
  newPhone,
  seedProduct,
  seedRules,
  signUp,
} from "../../../testing/product-and-member-fixtures.ts";
import { breaches, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
});
beforeEach(() => select(shop, "delete from phone_code"));
afterAll(() => shop.close());

const CLAIM = "POST /v1/app-users/guest-orders/claim";

test("a guest's orders move to the member who verifies the number", async () => {
  const phone = newPhone();
  const [first, second] = [await guest(shop), await guest(shop)];
  const orders = [await buyAs(first, phone), await buyAs(second, phone)];
  const someoneElses = await buyAs(await guest(shop), newPhone());
  const member = await joined();
  expect((await claim(member, phone)).reply).toEqual({ claimed: 2, alreadyMine: 0 });
  const list = await shop.call(member, "GET /v1/app-users/order-items");
  expect(list.reply.list.map(({ uuid }) => uuid).sort()).toEqual(orders.sort());
  expect(list.reply.list.map(({ uuid }) => uuid)).not.toContain(someoneElses);
  expect((await shop.call(first, "GET /v1/app-users/order-items")).reply.list).toEqual([]);
  expect((await shop.call(member, "GET /v2/app-users/detail")).reply.count.orderCount).toBe(2);
  expect(await breaches(shop)).toEqual([]);
  await select(shop, "delete from phone_code");
  expect((await claim(member, phone)).reply).toEqual({ claimed: 0, alreadyMine: 2 });
});

test("account merging: no e-mail, profile phone or code for another purpose claims an order", async () => {
  const phone = newPhone();
  const order = await buyAs(await guest(shop), phone);
  const member = (await signUp(shop, { phone })).reply.token;
  expect((await shop.call(member, "GET /v1/app-users/order-items")).reply.list).toEqual([]);
  await select(shop, "delete from phone_code");
  for (const purpose of ["signUp", "changePhone", "resetPassword", "guestCancel"] as const) {
    const verificationCode = await codeFor(member, phone, purpose);
    const claimed = await shop.call(member, CLAIM, { body: { phone, verificationCode } });
    expect(claimed.refusal.code).toBe("CODE_WRONG");
    await select(shop, "delete from phone_code");
  }
  const [row] = await select<{ user_type: string }>(
    shop,
    "select u.user_type from orders o join app_user u on u.id = o.user_id where o.uuid = $1",
    [order],
  );
  expect(row?.user_type).toBe("guest");
});

test("a code sent to another person claims nothing, nor does a used one", async () => {
  const phone = newPhone();
  await buyAs(await guest(shop), phone);
  const [owner, thief] = [await joined(), await joined()];
  const verificationCode = await codeFor(owner, phone, "guestOrders");
  const body = { phone, verificationCode };
  expect((await shop.call(thief, CLAIM, { body })).refusal.code).toBe("CODE_WRONG");
  expect((await shop.call(owner, CLAIM, { body })).reply).toEqual({ claimed: 1, alreadyMine: 0 });
  expect((await shop.call(owner, CLAIM, { body })).refusal.code).toBe("CODE_WRONG");
});

test("ten concurrent claims move the orders once, and the counts are right", async () => {
  const phone = newPhone();
  const visitor = await guest(shop);
  for (let count = 0; count < 3; count += 1) await buyAs(visitor, phone);
  const member = await joined();
  const verificationCode = await codeFor(member, phone, "guestOrders");
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => shop.call(member, CLAIM, { body: { phone, verificationCode } })),
  );
  expect(replies.filter(({ status }) => status === 200).map(({ reply }) => reply.claimed)).toEqual([3]);
  expect(await breaches(shop)).toEqual([]);
});

test("an order being paid, another member's, and one without a number are not claimed", async () => {
  const phone = newPhone();
  const { productId, optionIds } = await seedProduct(shop.database.db);
  const address = { ...ADDRESS, guestOrderPhone: phone };
  const visitor = await guest(shop);
  const form = await openForm(shop, visitor, [{ productId, optionId: optionIds[0] }], { address });
  await check(shop, visitor, form, { address });
  await buyAs(await joined(), phone);
  expect((await claim(await joined(), phone)).reply).toEqual({ claimed: 0, alreadyMine: 0 });
});

async function joined(): Promise<string> {
  return (await signUp(shop, {})).reply.token;
}

async function anything() {
  const { productId, optionIds } = await seedProduct(shop.database.db);
  return { productId, optionId: optionIds[0] };
}

/** Buys an order with this number. */
async function buyAs(token: string, guestOrderPhone: string): Promise<string> {
  const address = { ...ADDRESS, guestOrderPhone };
  const form = await openForm(shop, token, [await anything()], { address });
  const checked = await check(shop, token, form, { address });
  await pay(shop, token, { ...checked.reply, orderTmpId: form.id });
  return checked.reply.orderId;
}

async function claim(token: string, phone: string) {
  const verificationCode = await codeFor(token, phone, "guestOrders");
  return shop.call(token, CLAIM, { body: { phone, verificationCode } });
}

type Purpose = "signUp" | "changePhone" | "resetPassword" | "guestCancel" | "guestOrders";

async function codeFor(token: string, phone: string, purpose: Purpose): Promise<string> {
  await shop.call(token, "POST /v1/auth/phone", { body: { phone, purpose } });
  const { list } = (await shop.sandbox(`/_sim/messages?to=${phone}`)) as { list: { text: string }[] };
  return /\[(\d{6})\]/.exec(list[0]?.text ?? "")?.[1] ?? "";
}
