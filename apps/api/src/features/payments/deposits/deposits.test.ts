import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buyThroughCart, type CartOrder } from "../../../testing/buy-through-cart.ts";
import { cancelProduct, cancelWhole, preview } from "../../../testing/cancel-order-steps.ts";
import { pay, placeOrder } from "../../../testing/checkout-steps.ts";
import {
  ADDRESS,
  guest,
  member,
  newPhone,
  PASSWORD,
  seedProduct,
  seedRules,
} from "../../../testing/product-and-member-fixtures.ts";
import {
  atProvider,
  breaches,
  heldByProvider,
  later,
  select,
  stockOf,
} from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { sendMessages } from "../../messages/sending/send-messages.ts";
import { reconcilePayments } from "../settlement/reconcile-payments.ts";
import { remindDeposits } from "./remind-deposits.ts";

let shop: TestShop;
const NOON = new Date("2026-11-21T03:00:00Z");
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
});
beforeEach(async () => {
  shop.clock.now = NOON;
  await select(shop, "delete from phone_code");
});
afterAll(() => shop.close());

const VBANK = { method: "vbank", window: "VIRTUAL_ACCOUNT" } as const;
const ACCOUNT = { owner: "박손님", bankName: "신한은행", accountNumber: "110-123-456789" };
const GUEST_NAME = "박손님";

test("a deposit is reminded of once, by push and text, however many processes run", async () => {
  const token = await member(shop);
  const { id, order } = await waiting(token);
  later(shop, 17 * 60);
  expect(await remindDeposits(shop.services)).toBe(0);
  later(shop, 3 * 60);
  await Promise.all(Array.from({ length: 5 }, () => remindDeposits(shop.services)));
  later(shop, 60);
  await remindDeposits(shop.services);
  const list = await shop.call(token, "GET /v1/app-users/notification", { query: { listType: "orderList" } });
  expect(list.reply.list).toMatchObject([
    { kind: "deposit", title: "입금 기한이 다가와요", href: `/orders/${id}` },
  ]);
  const texts = await textsAbout(order.orderId);
  expect(texts).toHaveLength(1);
  expect(texts[0]).toMatch(
    /한 번에 입금[\s\S]+계좌번호: X\d+\n금액: 13,000원\n입금기한: 11월 22일 \(일\) 12:00까지/,
  );
});

test("a deposit paid in time is not reminded of", async () => {
  const { order } = await waiting(await member(shop));
  await deposit(order.orderId);
  later(shop, 21 * 60);
  await remindDeposits(shop.services);
  expect(await textsAbout(order.orderId)).toEqual([]);
});

test("a reversed deposit alerts operators, is awaited again, and is paid or expires", async () => {
  const token = await member(shop);
  const { id, order, optionId } = await waiting(token);
  await deposit(order.orderId);
  await select(shop, "update orders set status = 'delivery_waiting' where id = $1", [id]);
  await select(shop, "update order_product set status = 'delivery_waiting' where order_id = $1", [id]);
  await select(
    shop,
    "insert into order_status_change (order_id, from_status, to_status, actor, at) values ($1, 'paid', 'delivery_waiting', 'shop', now())",
    [id],
  );
  await reverse(order.orderId);
  expect(await statusOf(token, id)).toBe("bank_transfer_waiting");
  expect(await stockOf(shop, optionId)).toMatchObject({ reserved: 1 });
  expect(await alertsOf(id)).toEqual([{ kind: "deposit_reversed", amount: 13_000, given: 0 }]);
  expect(shop.logged.some((line) => line.includes("DEPOSIT_REVERSED"))).toBe(true);
  await tell(order.orderId);
  expect(await alertsOf(id)).toHaveLength(1);

  expect(await remindDeposits(shop.services)).toBe(1);
  expect((await textsAbout(order.orderId))[0]).toMatch(/은행이 입금을 되돌렸어요/);
  later(shop, 25 * 60);
  await reconcilePayments(shop.services);
  expect(await statusOf(token, id)).toMatch(/incomplete|withdraw_complete/);
  expect(await stockOf(shop, optionId)).toMatchObject({ reserved: 0 });
  expect(await breaches(shop)).toEqual([]);
});

test("a reversal of a dispatched order only alerts", async () => {
  const token = await member(shop);
  const { id, order } = await waiting(token);
  await deposit(order.orderId);
  await select(shop, "update orders set status = 'delivering' where id = $1", [id]);
  await select(shop, "update order_product set status = 'delivering' where order_id = $1", [id]);
  await reverse(order.orderId);
  expect(await statusOf(token, id)).toBe("delivering");
  expect(await alertsOf(id)).toHaveLength(1);
  await select(shop, "update orders set status = 'paid' where id = $1", [id]);
  await select(shop, "update order_product set status = 'paid' where order_id = $1", [id]);
});

test.each([
  ["done", false],
  ["still open", true],
] as const)(
  "a reversal after a partial cancel whose refund is %s ends the order and records the loss",
  async (_name, isOpen) => {
    const token = await member(shop);
    await keepAccount(token);
    const order = await buyThroughCart(shop, token, [{ price: 10_000 }, { price: 8000 }], 0, ADDRESS, VBANK);
    await deposit(order.uuid);
    if (isOpen) await shop.sandbox("/_sim/fault", { point: "cancel", kind: "error500", times: 2 });
    const part = await cancelProduct(shop, token, order, 0);
    await shop.sandbox("/_sim/fault/clear", {});
    await reverse(order.uuid);
    later(shop, 5);
    await reconcilePayments(shop.services);
    expect(await statusOf(token, order.id)).toBe("withdraw_complete");
    expect(await alertsOf(order.id)).toEqual([
      { kind: "deposit_reversed_after_refund", amount: 24_000, given: part.reply.refundPrice },
    ]);
    for (const optionId of order.optionIds) {
      expect(await stockOf(shop, optionId)).toEqual({ on_hand: 100, reserved: 0 });
    }
    expect((await atProvider(shop, order.uuid)).map(({ balanceAmount }) => balanceAmount)).toEqual([0]);
    expect(await breaches(shop)).toEqual([]);
  },
);

test("a guest gives the refund account of a deposit; its number is sealed and later deleted", async () => {
  const { token, order, phone } = await guestDeposit();
  const seen = await preview(shop, token, order);
  expect(seen.reply).toMatchObject({ needsAccount: true, refundPrice: 13_000 });
  const code = await codeFor(token, phone);
  const withoutAccount = await cancelAsGuest(token, order, { phone, code });
  expect(withoutAccount.refusal.code).toBe("REFUND_ACCOUNT_REQUIRED");
  const wrong = { ...ACCOUNT, accountNumber: "12" };
  expect((await cancelAsGuest(token, order, { phone, code, withdrawAccount: wrong })).refusal.code).toBe(
    "ACCOUNT_NUMBER_INVALID",
  );

  await shop.sandbox("/_sim/fault", { point: "cancel", kind: "error500", times: 2 });
  const done = await cancelAsGuest(token, order, { phone, code, withdrawAccount: ACCOUNT });
  expect(done.reply).toMatchObject({ orderItemStatus: "withdraw_complete", refundPrice: 13_000 });
  expect(await sealedRefunds(order.id)).toEqual([true]);
  expect(await findInAllTables("110123456789")).toEqual([]);
  later(shop, 3);
  await reconcilePayments(shop.services);
  expect(await sealedRefunds(order.id)).toEqual([false]);
  expect(await heldByProvider(shop, order.uuid)).toBe(0);
  expect(shop.logged.join("\n")).not.toMatch(/110-?123-?456789/);
  expect(await breaches(shop)).toEqual([]);
});

test("a member without a stored refund account is refused until one is stored", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{}], 0, ADDRESS, VBANK);
  await deposit(order.uuid);
  expect((await preview(shop, token, order)).reply).toMatchObject({ needsAccount: true });
  expect((await cancelWhole(shop, token, order)).refusal.code).toBe("REFUND_ACCOUNT_REQUIRED");
  await keepAccount(token);
  expect((await preview(shop, token, order)).reply).toMatchObject({ needsAccount: false });
});

async function waiting(token: string) {
  const { productId, optionIds } = await seedProduct(shop.database.db);
  const order = await placeOrder(shop, token, { productId, optionId: optionIds[0] }, "vbank");
  const { reply } = await pay(shop, token, order, "VIRTUAL_ACCOUNT");
  return { order, id: reply.id, optionId: optionIds[0] };
}

async function guestDeposit() {
  const phone = newPhone();
  const token = await guest(shop);
  const address = { ...ADDRESS, guestOrderName: GUEST_NAME, guestOrderPhone: phone };
  const order = await buyThroughCart(shop, token, [{}], 0, address, VBANK);
  await deposit(order.uuid);
  return { token, order, phone };
}

function cancelAsGuest(
  token: string,
  order: CartOrder,
  proof: { phone: string; code: string; withdrawAccount?: typeof ACCOUNT },
) {
  return shop.call(token, "PUT /v3/app-users/orders/{id}/guest-withdraw", {
    path: { id: order.id },
    body: { name: GUEST_NAME, ...proof },
  });
}

async function codeFor(token: string, phone: string): Promise<string> {
  await shop.call(token, "POST /v1/auth/phone", { body: { phone, purpose: "guestCancel" } });
  const { list } = (await shop.sandbox(`/_sim/messages?to=${phone}`)) as { list: { text: string }[] };
  return /\[(\d{6})\]/.exec(list[0]?.text ?? "")?.[1] ?? "";
}

function keepAccount(token: string) {
  return shop.call(token, "PUT /v1/app-users", {
    body: { withdrawAccount: ACCOUNT, currentPassword: PASSWORD },
  });
}

async function deposit(orderId: string): Promise<void> {
  await shop.sandbox(`/_sim/deposit/${orderId}`, {});
  await tell(orderId, "DONE");
}

async function reverse(orderId: string): Promise<void> {
  await shop.sandbox(`/_sim/deposit-reversed/${orderId}`, {});
  await tell(orderId);
}

let told = 0;
async function tell(orderId: string, status = "WAITING_FOR_DEPOSIT"): Promise<void> {
  told += 1;
  const body = { createdAt: "x", secret: "ps_x", status, transactionKey: `t${told}`, orderId };
  await shop.call(null, "POST /v1/payments/webhooks/toss", { body });
}

async function statusOf(token: string, id: number): Promise<string> {
  return (await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id } })).reply.orderItemStatus;
}

function alertsOf(orderId: number) {
  return select<{ kind: string }>(
    shop,
    `select a.kind, a.amount, a.given from payment_alert a join payment p on p.id = a.payment_id
      where p.order_id = $1 order by a.id`,
    [orderId],
  );
}

async function sealedRefunds(orderId: number): Promise<boolean[]> {
  const rows = await select<{ sealed: boolean }>(
    shop,
    `select r.account_sealed is not null as sealed from refund r join payment p on p.id = r.payment_id
      where p.order_id = $1 order by r.id`,
    [orderId],
  );
  return rows.map(({ sealed }) => sealed);
}

/** Lists texts that contain the virtual account of an order. */
async function textsAbout(orderId: string): Promise<string[]> {
  await sendMessages(shop.services);
  const [row] = await select<{ account: string }>(
    shop,
    "select p.vbank_account_number as account from payment p join orders o on o.id = p.order_id where o.uuid = $1",
    [orderId],
  );
  const { list } = (await shop.sandbox("/_sim/messages")) as { list: { text: string }[] };
  return list.map(({ text }) => text).filter((text) => text.includes(row?.account ?? "?"));
}

/** Lists the tables that contain a text in clear. */
async function findInAllTables(text: string): Promise<string[]> {
  const tables = await select<{ name: string }>(
    shop,
    "select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables where table_schema in ('public', 'retained') and table_type = 'BASE TABLE'",
  );
  const found = [];
  for (const { name } of tables) {
    const rows = await select(shop, `select 1 from ${name} t where strpos(t::text, $1) > 0 limit 1`, [text]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}
