import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buyThroughCart, type CartOrder } from "../../../testing/buy-through-cart.ts";
import { cancelWhole } from "../../../testing/cancel-order-steps.ts";
import { ADDRESS, guest, member, newPhone, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, heldByProvider, later, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
});
beforeEach(() => select(shop, "delete from phone_code"));
afterAll(() => shop.close());

const LOOKUP = "GET /v1/app-users/order-items/guest";
const GUEST_NAME = "박손님";

test("a guest finds their orders from another device, in pages, without other people's", async () => {
  const phone = newPhone();
  const order = await buyAs(phone);
  await buyAs(newPhone());
  await buyAs(phone, "다른이름");
  const elsewhere = await guest(shop);
  const code = await codeFor(elsewhere, phone, "guestOrders");
  const query = { name: ` ${GUEST_NAME} `, phone, code };
  const found = await shop.call(elsewhere, LOOKUP, { query });
  expect(found.reply).toMatchObject({ list: [{ uuid: order.uuid }], nextPage: null, page: 0 });
  expect((await shop.call(elsewhere, LOOKUP, { query: { ...query, page: 1 } })).reply.list).toEqual([]);
  const paid = await shop.call(elsewhere, LOOKUP, { query: { ...query, oipStatus: "delivering" } });
  expect(paid.reply.list).toEqual([]);
  shop.database.statements.length = 0;
  await shop.call(elsewhere, LOOKUP, { query });
  expect(shop.database.statements).toEqual([
    "find-buyer",
    "try-phone-code",
    "keep-guest-order-access",
    "list-guest-orders",
  ]);
  later(shop, 11);
  expect((await shop.call(elsewhere, LOOKUP, { query })).refusal.code).toBe("CODE_WRONG");
});

test("a wrong code reveals nothing, whether there are orders or not", async () => {
  const phone = newPhone();
  await buyAs(phone);
  const asker = await guest(shop);
  const refusals = [];
  for (const number of [phone, newPhone()]) {
    await codeFor(asker, number, "guestOrders");
    const answer = await shop.call(asker, LOOKUP, {
      query: { name: GUEST_NAME, phone: number, code: "000000" },
    });
    const { requestId: _ignored, ...refusal } = answer.refusal;
    refusals.push(refusal);
  }
  expect(refusals[0]).toMatchObject({ code: "CODE_WRONG" });
  expect(refusals[1]).toEqual(refusals[0]);
});

test("an intercepted code is useless to another account", async () => {
  const phone = newPhone();
  await buyAs(phone);
  const [owner, thief] = [await guest(shop), await guest(shop)];
  const code = await codeFor(owner, phone, "guestOrders");
  const query = { name: GUEST_NAME, phone, code };
  expect((await shop.call(thief, LOOKUP, { query })).refusal.code).toBe("CODE_WRONG");
  expect((await shop.call(owner, LOOKUP, { query })).reply.list).toHaveLength(1);
  expect((await shop.call(thief, LOOKUP, { query })).refusal.code).toBe("CODE_WRONG");
});

test("a guest cancels one product and then the rest, each with a new code", async () => {
  const phone = newPhone();
  const order = await buyAs(phone);
  const elsewhere = await guest(shop);
  const lookup = await codeFor(elsewhere, phone, "guestOrders");
  const seen = await shop.call(elsewhere, "GET /v1/app-users/orders/{id}/refund-preview/guest", {
    path: { id: order.id },
    query: { name: GUEST_NAME, phone, code: lookup, productId: order.productIds[0] ?? 0 },
  });
  expect(seen.reply).toMatchObject({ withdrawing: "at-once", refundPrice: 13_000 });
  expect((await cancelAsGuest(await guest(shop), order, phone, lookup)).refusal.code).toBe("CODE_WRONG");

  await select(shop, "delete from phone_code");
  const first = await codeFor(elsewhere, phone, "guestCancel");
  const body = { name: GUEST_NAME, phone, code: first };
  const one = await shop.call(elsewhere, "PUT /v3/app-users/order-items/{id}/products/{pid}/guest-withdraw", {
    path: { id: order.id, pid: order.productIds[0] ?? 0 },
    query: { refundPrice: 13_000 },
    body,
  });
  expect(one.reply).toMatchObject({ orderItemStatus: "paid", refundPrice: 13_000 });
  expect((await cancelAsGuest(elsewhere, order, phone, first)).refusal.code).toBe("CODE_WRONG");

  await select(shop, "delete from phone_code");
  const second = await codeFor(elsewhere, phone, "guestCancel");
  expect((await cancelAsGuest(elsewhere, order, phone, second)).reply).toMatchObject({
    orderItemStatus: "withdraw_complete",
    refundPrice: 11_000,
  });
  expect(await heldByProvider(shop, order.uuid)).toBe(0);
  expect(await breaches(shop)).toEqual([]);
});

test("the code of the look-up cancels for ten minutes on its device, where money goes back the way it came", async () => {
  const phone = newPhone();
  const [soon, late] = [await buyAs(phone), await buyAs(phone)];
  const elsewhere = await guest(shop);
  const lookup = await codeFor(elsewhere, phone, "guestOrders");
  await shop.call(elsewhere, LOOKUP, { query: { name: GUEST_NAME, phone, code: lookup } });
  expect((await cancelAsGuest(elsewhere, soon, phone, lookup)).reply).toMatchObject({ refundPrice: 24_000 });
  expect(await heldByProvider(shop, soon.uuid)).toBe(0);
  const withdrawAccount = { owner: GUEST_NAME, bankName: "신한은행", accountNumber: "110123456789" };
  const toAccount = await shop.call(elsewhere, "PUT /v3/app-users/orders/{id}/guest-withdraw", {
    path: { id: late.id },
    body: { name: GUEST_NAME, phone, code: lookup, withdrawAccount },
  });
  expect(toAccount.refusal.code).toBe("CODE_WRONG");
  later(shop, 11);
  expect((await cancelAsGuest(elsewhere, late, phone, lookup)).refusal.code).toBe("CODE_WRONG");
  expect(await breaches(shop)).toEqual([]);
});

test("a code cancels no order of another name or number, nor a member's", async () => {
  const phone = newPhone();
  const [mine, named, strangers] = [
    await buyAs(phone),
    await buyAs(phone, "다른이름"),
    await buyAs(newPhone()),
  ];
  const address = { ...ADDRESS, guestOrderName: GUEST_NAME, guestOrderPhone: phone };
  const members = await buyThroughCart(shop, await member(shop), [{}], 0, address);
  const asker = await guest(shop);
  const code = await codeFor(asker, phone, "guestCancel");
  for (const order of [named, strangers, members]) {
    expect((await cancelAsGuest(asker, order, phone, code)).refusal.code).toBe("ORDER_NOT_FOUND");
  }
  // A refused cancel does not use up the code.
  expect((await cancelAsGuest(asker, mine, phone, code)).status).toBe(200);
});

test("ten concurrent cancels with one code are one cancel", async () => {
  const phone = newPhone();
  const order = await buyAs(phone);
  const asker = await guest(shop);
  const code = await codeFor(asker, phone, "guestCancel");
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => cancelAsGuest(asker, order, phone, code)),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await heldByProvider(shop, order.uuid)).toBe(0);
  expect(await breaches(shop)).toEqual([]);
});

test("a guest's own device cannot cancel without a code", async () => {
  const token = await guest(shop);
  const order = await buyThroughCart(shop, token, [{}]);
  expect((await cancelWhole(shop, token, order)).refusal.code).toBe("MEMBER_ONLY");
});

async function buyAs(guestOrderPhone: string, guestOrderName = GUEST_NAME): Promise<CartOrder> {
  const address = { ...ADDRESS, guestOrderName, guestOrderPhone };
  return buyThroughCart(shop, await guest(shop), [{ price: 10_000 }, { price: 8000 }], 0, address);
}

function cancelAsGuest(token: string, order: CartOrder, phone: string, code: string) {
  return shop.call(token, "PUT /v3/app-users/orders/{id}/guest-withdraw", {
    path: { id: order.id },
    body: { name: GUEST_NAME, phone, code },
  });
}

async function codeFor(
  token: string,
  phone: string,
  purpose: "guestOrders" | "guestCancel",
): Promise<string> {
  await shop.call(token, "POST /v1/auth/phone", { body: { phone, purpose } });
  const { list } = (await shop.sandbox(`/_sim/messages?to=${phone}`)) as { list: { text: string }[] };
  return /\[(\d{6})\]/.exec(list[0]?.text ?? "")?.[1] ?? "";
}
