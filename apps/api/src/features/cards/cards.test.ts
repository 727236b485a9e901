import { afterAll, beforeAll, expect, test } from "vitest";
import { type Placed, placeOrder } from "../../testing/checkout-steps.ts";
import { confirmed } from "../../testing/confirm-identity-by-code-steps.ts";
import {
  guest,
  member,
  PASSWORD,
  seedProduct,
  seedRules,
} from "../../testing/product-and-member-fixtures.ts";
import {
  atProvider,
  breaches,
  heldByProvider,
  later,
  select,
  stockOf,
} from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { reconcilePayments } from "../payments/settlement/reconcile-payments.ts";
import { removeBillingKeys } from "./remove-billing-keys.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 12 });
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

const CARD = {
  cardNumber: "5188001100220038",
  month: "12",
  year2digits: "99",
  dateOfBirth: "880229",
  cardPassword: "47",
};
const CARDS = "GET /v1/app-users/billing-cards";

test("a card registered in the provider's window is stored, charged and refunded", async () => {
  const token = await member(shop);
  const card = await registered(token);
  expect(card).toMatchObject({ numberMasked: "43301234****123*", isDefault: true });
  const { order, optionId } = await place(token);
  const paid = await charge(token, order, card.id);
  expect(paid.reply).toMatchObject({ state: "paid", paymentMethodType: "billing" });
  expect((await charge(token, order, card.id)).reply.state).toBe("paid");
  expect(await heldByProvider(shop, order.orderId)).toBe(order.price);
  expect(await stockOf(shop, optionId)).toEqual({ on_hand: 99, reserved: 0 });
  await shop.call(token, "PUT /v3/app-users/orders/{id}/withdraw", { path: { id: paid.reply.id } });
  expect(await heldByProvider(shop, order.orderId)).toBe(0);
  expect(await breaches(shop)).toEqual([]);
});

test("the window's authKey works once, and only for the member that opened it", async () => {
  const [mine, theirs] = [await member(shop), await member(shop)];
  const { customerKey } = (await shop.call(mine, "GET /v1/app-users/billing-cards/window")).reply;
  const { authKey } = await shop.sandbox("/_sim/billing-auth", { customerKey });
  const body = { authKey: String(authKey), customerKey };
  const issue = "POST /v1/app-users/billing-cards/issue";
  const [asMine, asTheirs] = [
    await confirmed(shop, mine, "addCard"),
    await confirmed(shop, theirs, "addCard"),
  ];
  expect((await shop.call(theirs, issue, { body }, asTheirs)).refusal.code).toBe("BILLING_CARD_REFUSED");
  expect((await shop.call(mine, issue, { body }, asMine)).status).toBe(200);
  // The provider repeats its reply to the same request.
  const another = { body: { ...body, authKey: "another" } };
  expect((await shop.call(mine, issue, another, asMine)).refusal.code).toBe("BILLING_CARD_REFUSED");
});

test("card details are in no table and no log, whether the card is accepted, refused or invalid", async () => {
  const token = await member(shop);
  const add = "POST /v1/app-users/billing-cards";
  const headers = await confirmed(shop, token, "addCard");
  const taken = await shop.call(token, add, { body: CARD }, headers);
  expect(taken.reply).toMatchObject({
    cardName: expect.stringMatching(/국민/),
    numberMasked: "51880011****003*",
  });
  const refused = await shop.call(token, add, { body: { ...CARD, cardNumber: "5188001100220039" } }, headers);
  expect(refused.refusal).toMatchObject({
    code: "BILLING_CARD_REFUSED",
    detail: { fields: [{ field: "INVALID_CARD_NUMBER" }] },
  });
  await shop.call(token, add, { body: { ...CARD, cardNumber: "5188-0011-0022-0038" } }, headers);
  await shop.call(token, add, { body: CARD }, { ...headers, "idempotency-key": "a-card" });
  await shop.sandbox("/_sim/fault", { point: "billing-issue", kind: "error500", times: 2 });
  expect((await shop.call(token, add, { body: CARD }, headers)).refusal.code).toBe("PROVIDER_UNAVAILABLE");
  await shop.sandbox("/_sim/fault/clear", {});

  const traces = /5188-?0011-?0022-?003[89]|880229/;
  expect(await tablesWith(["5188001100220038", "5188001100220039", "880229", "5188-0011"])).toEqual([]);
  expect(shop.logged.filter((line) => traces.test(line))).toEqual([]);
  const keys = (await shop.sandbox("/_sim/billing-keys")) as { list: { billingKey: string }[] };
  expect(await tablesWith(keys.list.map(({ billingKey }) => billingKey))).toEqual([]);
  const raw = await shop.app.inject({
    method: "POST",
    url: "/v1/app-users/billing-cards",
    payload: CARD,
    headers: { platform: "web", authorization: `Bearer ${token}`, ...headers },
  });
  expect(raw.headers["cache-control"]).toMatch(/no-store/);
});

test("cards are listed with the default first, made default, and deleted here and at the provider", async () => {
  const token = await member(shop);
  const [first, second] = [await registered(token), await registered(token)];
  expect((await shop.call(token, CARDS)).reply.list.map(({ id }) => id)).toEqual([first.id, second.id]);
  const chosen = await shop.call(token, "PUT /v1/app-users/billing-cards/{id}/default", {
    path: { id: second.id },
  });
  expect(chosen.reply.list.map(({ id, isDefault }) => [id, isDefault])).toEqual([
    [second.id, true],
    [first.id, false],
  ]);
  await shop.sandbox("/_sim/fault", { point: "billing-delete", kind: "error500", times: 2 });
  const before = await keysAtProvider();
  const gone = await shop.call(
    token,
    "DELETE /v1/app-users/billing-cards/{id}",
    { path: { id: second.id } },
    await confirmed(shop, token, "deleteCard"),
  );
  expect(gone.reply.list).toMatchObject([{ id: first.id, isDefault: true }]);
  await removeBillingKeys(shop.services);
  await shop.sandbox("/_sim/fault/clear", {});
  expect(await keysAtProvider()).toBe(before);
  later(shop, 2);
  await removeBillingKeys(shop.services);
  expect(await keysAtProvider()).toBe(before - 1);
  const { order } = await place(token);
  expect((await charge(token, order, second.id)).refusal.code).toBe("BILLING_CARD_NOT_FOUND");
  const missing = await shop.call(token, "PUT /v1/app-users/billing-cards/{id}/default", {
    path: { id: second.id },
  });
  expect(missing.refusal.code).toBe("BILLING_CARD_NOT_FOUND");
  expect((await shop.call(token, CARDS)).reply.list).toMatchObject([{ isDefault: true }]);
});

test("leaving deletes the member's cards", async () => {
  const token = await member(shop);
  await registered(token);
  const before = await keysAtProvider();
  expect((await shop.call(token, "DELETE /v1/app-users", { body: { password: PASSWORD } })).status).toBe(200);
  await removeBillingKeys(shop.services);
  expect(await keysAtProvider()).toBe(before - 1);
  expect(
    await select(shop, "select id from billing_key_removal where next_try_at <= $1", [shop.clock.now]),
  ).toEqual([]);
});

test("an eleventh card is refused, also when requests are concurrent", async () => {
  const token = await member(shop);
  const headers = await confirmed(shop, token, "addCard");
  const add = () => shop.call(token, "POST /v1/app-users/billing-cards", { body: CARD }, headers);
  const answers = await Promise.all(Array.from({ length: 13 }, add));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  const { list } = (await shop.call(token, CARDS)).reply;
  expect(list.filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

test("a refused charge releases the stock and returns the reason", async () => {
  const token = await member(shop);
  const card = await registered(token);
  const { order, optionId } = await place(token);
  await shop.sandbox("/_sim/fault", {
    point: "billing-pay",
    kind: "refuse",
    code: "REJECT_CARD_PAYMENT",
    times: 1,
  });
  const refused = await charge(token, order, card.id);
  expect(refused.refusal).toMatchObject({
    code: "PAYMENT_DECLINED",
    detail: { fields: [{ field: "REJECT_CARD_PAYMENT" }] },
  });
  expect(await stockOf(shop, optionId)).toEqual({ on_hand: 100, reserved: 0 });
  expect(await breaches(shop)).toEqual([]);
});

test.each(["error500", "lostReply"])(
  "%s: a charge is made at most once and its result is found",
  async (kind) => {
    const token = await member(shop);
    const card = await registered(token);
    const { order, optionId } = await place(token);
    await shop.sandbox("/_sim/fault", { point: "billing-pay", kind, times: 2 });
    await shop.sandbox("/_sim/fault", { point: "get", kind: "error500", times: 2 });
    expect((await charge(token, order, card.id)).refusal.code).toBe("PAYMENT_PENDING");
    await shop.sandbox("/_sim/fault/clear", {});
    later(shop, 1);
    await reconcilePayments(shop.services);
    const isCharged = kind === "lostReply";
    expect(await heldByProvider(shop, order.orderId)).toBe(isCharged ? order.price : 0);
    // A request that never reached the provider ends long before the reservation does.
    later(shop, 3);
    await reconcilePayments(shop.services);
    expect(await stateOf(token, order)).toBe(isCharged ? "paid" : "failed");
    expect(await stockOf(shop, optionId)).toEqual({ on_hand: isCharged ? 99 : 100, reserved: 0 });
    expect(await breaches(shop)).toEqual([]);
  },
);

test("ten concurrent charges of an order with two cards charge it once", async () => {
  const token = await member(shop);
  const cards = [await registered(token), await registered(token)];
  const { order } = await place(token);
  await Promise.all(Array.from({ length: 10 }, (_, turn) => charge(token, order, cards[turn % 2]?.id ?? 0)));
  expect((await atProvider(shop, order.orderId)).filter(({ status }) => status === "DONE")).toHaveLength(1);
  expect(await stateOf(token, order)).toBe("paid");
  expect(await breaches(shop)).toEqual([]);
});

test("a card pays only its member's own orders, and only those with the method billing", async () => {
  const token = await member(shop);
  const card = await registered(token);
  const { productId, optionIds } = await seedProduct(shop.database.db);
  const pick = { productId, optionId: optionIds[0] };
  const byWindow = await placeOrder(shop, token, pick, "card");
  expect((await charge(token, byWindow, card.id)).refusal.code).toBe("PAYMENT_METHOD_NOT_AVAILABLE");
  const { order } = await place(token);
  const start = await shop.call(token, "POST /v1/payments/{orderId}/start", {
    path: { orderId: order.orderId },
  });
  expect(start.refusal.code).toBe("PAYMENT_METHOD_NOT_AVAILABLE");
  expect((await charge(await member(shop), order, card.id)).refusal.code).toBe("PAYMENT_NOT_FOUND");
  await expect(placeOrder(shop, await guest(shop), pick, "billing")).rejects.toThrow(
    "PAYMENT_METHOD_NOT_AVAILABLE",
  );
});

async function registered(token: string) {
  const { customerKey } = (await shop.call(token, "GET /v1/app-users/billing-cards/window")).reply;
  const { authKey } = await shop.sandbox("/_sim/billing-auth", { customerKey });
  const body = { authKey: String(authKey), customerKey };
  const headers = await confirmed(shop, token, "addCard");
  return (await shop.call(token, "POST /v1/app-users/billing-cards/issue", { body }, headers)).reply;
}

async function place(token: string) {
  const { productId, optionIds } = await seedProduct(shop.database.db);
  const order = await placeOrder(shop, token, { productId, optionId: optionIds[0] }, "billing");
  return { order, optionId: optionIds[0] };
}

function charge(token: string, { orderId }: Placed, cardId: number) {
  return shop.call(token, "POST /v1/payments/{orderId}/billing", { path: { orderId }, body: { cardId } });
}

async function stateOf(token: string, { orderId }: Placed): Promise<string> {
  return (await shop.call(token, "GET /v1/payments/{orderId}", { path: { orderId } })).reply.state;
}

async function keysAtProvider(): Promise<number> {
  const { list } = (await shop.sandbox("/_sim/billing-keys")) as { list: unknown[] };
  return list.length;
}

/** Lists every table that contains one of these texts in clear. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const tables = await select<{ name: string }>(
    shop,
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
      where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  expect(tables.length).toBeGreaterThan(40);
  const found = [];
  for (const { name } of tables) {
    const rows = await select(
      shop,
      `select 1 from ${name} t, unnest($1::text[]) as wanted (text) where strpos(t::text, wanted.text) > 0 limit 1`,
      [texts],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}
