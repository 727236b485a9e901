import { randomUUID } from "node:crypto";
import type { Input } from "@todayfruit/contract/all-calls";
import { addDays } from "@todayfruit/domain/calendar/kst";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createGoogleMeasurement } from "../../gateways/analytics/google-measurement.ts";
import { purgeExpired } from "../../jobs/purge-expired.ts";
import { buyGift } from "../../testing/buy-gift-and-enter-address-steps.ts";
import { authorize, confirm, pay, placeOrder } from "../../testing/checkout-steps.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { guest, member, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { reconcilePayments } from "../payments/settlement/reconcile-payments.ts";
import { exportConversions } from "./conversions/export-conversions.ts";
import { rollUpDays } from "./roll-up-days.ts";

type Batch = Input<"POST /v1/events">["body"];
type Event = Batch["events"][number];
type Sums = { purchases: number; revenue: number };

const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile Safari/604.1";
const TODAY = "2026-11-21";

let shop: TestShop;
let product: Awaited<ReturnType<typeof seedProduct>>;
beforeAll(async () => {
  shop = await createTestShop();
  product = await seedProduct(shop.database.db, { stock: 100 });
});
afterAll(() => shop.close());

test("a day is counted by visitors, products and campaigns, and a repeated event counts once", async () => {
  const item = itemOf(product.productId);
  const view = event("view_item", { path: `/products/${product.productId}`, items: [item] });
  const put = event("add_to_cart", { items: [{ ...item, quantity: 2 }], currency: "KRW", value: 20_000 });
  const first = batch([event("page_view"), view, put], { utm_source: "live", utm_campaign: "감귤" });
  await say(first);
  await say(first);
  await say(batch([event("page_view"), view2(), event("begin_checkout")], { isComeback: true }));
  await rollUpDays(shop.services);
  const counted = await show(TODAY);
  expect(counted.days).toEqual([
    {
      day: TODAY,
      views: 2,
      visitors: 2,
      comebacks: 1,
      sessions: 2,
      productViews: 2,
      carts: 1,
      checkouts: 1,
      purchases: 0,
      revenue: 0,
      refunds: 0,
      refunded: 0,
    },
  ]);
  expect(counted.products).toEqual([
    expect.objectContaining({ productId: product.productId, views: 2, carts: 1, units: 0, revenue: 0 }),
  ]);
  expect(counted.sources.map(({ source, campaign, sessions }) => [source, campaign, sessions])).toEqual([
    ["", "", 1],
    ["live", "감귤", 1],
  ]);
  await rollUpDays(shop.services);
  expect(await show(TODAY)).toEqual(counted);

  function view2(): Event {
    return event("view_item", { items: [item] });
  }
});

test("an order counts as a purchase once, when its money arrives; a deposit not before", async () => {
  const token = await guest(shop);
  const before = await sums();
  const pick = { productId: product.productId, optionId: product.optionIds[0], units: 2 };
  const card = await placeOrder(shop, token, pick);
  expect(await sums()).toEqual(before);
  await pay(shop, token, card);
  await pay(shop, token, card).catch(() => null);
  await reconcilePayments(shop.services);
  const paid = await sums();
  expect(paid.purchases).toBe(before.purchases + 1);
  expect(paid.revenue).toBe(before.revenue + (await goodsOf(card.orderId)));

  const account = await placeOrder(shop, token, pick, "vbank");
  await confirm(shop, token, account, await authorize(shop, account, "VIRTUAL_ACCOUNT"));
  expect((await sums()).purchases).toBe(paid.purchases);
  await shop.sandbox(`/_sim/deposit/${account.orderId}`, {});
  await select(shop, "update payment set check_at = $1 where check_at is not null", [shop.clock.now]);
  await reconcilePayments(shop.services);
  expect((await sums()).purchases).toBe(paid.purchases + 1);
});

test("a gift counts as a purchase of all its parts, and its product once per part", async () => {
  const { orderUuid, orderId } = await buyGift(shop, await member(shop), { receivers: 2 });
  const goods = await goodsOf(orderUuid);
  expect(goods).toBeGreaterThan(0);
  expect(await select(shop, "select revenue from conversion where order_id = $1", [orderId])).toEqual([
    { revenue: goods },
  ]);
  await rollUpDays(shop.services);
  const [own] = await select<{ product_id: number }>(
    shop,
    "select distinct product_id from order_product where order_id = $1",
    [orderId],
  );
  const { products } = await show(TODAY);
  expect(products.find(({ productId }) => productId === own?.product_id)).toMatchObject({
    units: 2,
    purchases: 1,
    revenue: goods,
  });
});

test("a refund is counted beside the sale, on its own day by the shop's clock", async () => {
  const token = await member(shop);
  const order = await placeOrder(shop, token, {
    productId: product.productId,
    optionId: product.optionIds[0],
  });
  await pay(shop, token, order);
  const [own] = await select<{ id: number }>(shop, "select id from orders where uuid = $1", [order.orderId]);
  const path = { id: own?.id ?? 0 };
  const before = shop.clock.now;
  shop.clock.now = new Date("2026-12-31T03:00:00Z");
  expect((await shop.call(token, "PUT /v3/app-users/orders/{id}/withdraw", { path })).status).toBe(200);
  await reconcilePayments(shop.services);
  const refunds = await select(
    shop,
    "select day, at, amount, is_reversal from conversion_refund where order_id = $1",
    [own?.id],
  );
  expect(refunds).toEqual([
    { day: "2026-12-31", at: shop.clock.now, amount: order.price, is_reversal: false },
  ]);
  shop.clock.now = before;
  expect(await select(shop, "select revenue from conversion where order_id = $1", [own?.id])).toHaveLength(1);
});

test("Google Analytics gets paid orders of consenting buyers, once each, and no others", async () => {
  const services = {
    ...shop.services,
    analytics: createGoogleMeasurement({
      baseUrl: shop.sandboxUrl,
      measurementId: "G-TEST1",
      apiSecret: "secret",
      fetch,
      timeoutMs: 2000,
    }),
  };
  shop.services.rules.google = { measurementId: "G-TEST1", scriptUrl: `${shop.sandboxUrl}/gtag/js` };
  const token = await guest(shop);
  const pick = { productId: product.productId, optionId: product.optionIds[0], units: 2 };
  const [agreed, other] = [await placeOrder(shop, token, pick), await placeOrder(shop, token, pick)];
  const google = { orderTmpId: agreed.orderTmpId, clientId: "123456.7890", sessionId: "1763694000" };
  await say(batch([event("begin_checkout")], { google }));
  for (const order of [agreed, other]) await pay(shop, token, order);
  expect(await exportConversions(services)).toBe(1);
  expect(await exportConversions(services)).toBe(0);
  const { measurements } = await shop.sandbox("/_sim/measured");
  const goods = await goodsOf(agreed.orderId);
  expect(measurements).toEqual([
    {
      client_id: "123456.7890",
      timestamp_micros: expect.any(Number),
      non_personalized_ads: true,
      events: [
        {
          name: "purchase",
          params: {
            transaction_id: agreed.orderId,
            currency: "KRW",
            value: goods,
            shipping: agreed.price - goods,
            items: [
              expect.objectContaining({ item_id: String(product.productId), quantity: 2, price: goods / 2 }),
            ],
            session_id: "1763694000",
            engagement_time_msec: 1,
          },
        },
      ],
    },
  ]);
  shop.services.rules.google = null;
});

test.each(["Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)", `${PHONE} RW2SDK/1.0`])(
  "events of the user agent %s are accepted and not stored",
  async (userAgent) => {
    const own = event("page_view");
    expect((await say(batch([own]), userAgent)).status).toBe(204);
    expect(await select(shop, "select from analytics_event where id = $1", [own.id])).toEqual([]);
  },
);

test("identifying data is not stored, whatever a browser sends", async () => {
  const own = [
    event("page_view", { path: "/gift/3q2A7wAbCdEfGhIjKlMnOp?token=x" }),
    event("search", { search_term: "010-1234-5678" }),
    event("search", { search_term: "감귤" }),
  ];
  await say(batch(own));
  const kept = await select<{ path: string; detail: string }>(
    shop,
    "select path, detail from analytics_event where id = any($1::uuid[]) order by array_position($1::uuid[], id)",
    [own.map(({ id }) => id)],
  );
  expect(kept).toEqual([
    { path: "/gift/:id", detail: "" },
    { path: "/", detail: "" },
    { path: "/", detail: "감귤" },
  ]);
});

test("the time on a page is recorded once, by its own session", async () => {
  const own = event("page_view");
  const source = batch([own]);
  await say(source);
  await say({ ...batch([]), left: [{ id: own.id, seconds: 7 }] });
  await say({ ...source, events: [], left: [{ id: own.id, seconds: 12 }] });
  await say({ ...source, events: [], left: [{ id: own.id, seconds: 900 }] });
  const [kept] = await select(shop, "select seconds from analytics_event where id = $1", [own.id]);
  expect(kept).toEqual({ seconds: 12 });
});

test.each([
  ["more than twenty at once", { events: Array.from({ length: 21 }, () => event("page_view")) }],
  ["a purchase", { events: [{ ...event("page_view"), name: "purchase" }] }],
  ["a page of more than half an hour", { left: [{ id: randomUUID(), seconds: 1801 }] }],
  ["who they are", { userId: 7 }],
])("%s is refused", async (_what, change) => {
  const answer = await say({ ...batch([]), ...change } as Batch);
  expect([answer.status, answer.refusal.code]).toEqual([400, "INVALID_INPUT"]);
});

test("an invalid range is refused; deleted events keep their counts", async () => {
  const { token } = await operator(shop, ["orders.read"]);
  for (const [from, to] of [
    ["2026-11-22", "2026-11-21"],
    ["2026-02-30", "2026-03-01"],
    ["2026-01-01", "2026-11-21"],
  ] as const) {
    const { status } = await shop.call(token, "GET /operator/v1/analytics", { query: { from, to } });
    expect(status).toBe(400);
  }
  await rollUpDays(shop.services);
  const counted = await show(TODAY);
  shop.clock.now = new Date(shop.clock.now.getTime() + 92 * 86_400_000);
  await purgeExpired(shop.services);
  expect(await select(shop, "select from analytics_event")).toEqual([]);
  await rollUpDays(shop.services);
  expect((await show(TODAY)).days).toEqual(counted.days);
});

async function show(day: string) {
  const { token } = await operator(shop, ["orders.read"]);
  const query = { from: addDays(day, -1), to: day };
  return (await shop.call(token, "GET /operator/v1/analytics", { query })).reply;
}

async function sums(): Promise<Sums> {
  const sql = "select count(*)::int as purchases, coalesce(sum(revenue), 0)::int as revenue from conversion";
  const [row] = await select<Sums>(shop, sql);
  return row ?? { purchases: 0, revenue: 0 };
}

async function goodsOf(orderUuid: string): Promise<number> {
  const [row] = await select<{ goods: number }>(
    shop,
    "select products_price - coupon_discount as goods from orders where uuid = $1",
    [orderUuid],
  );
  return row?.goods ?? 0;
}

function say(body: Batch, userAgent = PHONE) {
  return shop.call(null, "POST /v1/events", { body }, { "user-agent": userAgent });
}

function batch(events: Event[], change: Partial<Batch> = {}): Batch {
  const visitor = randomUUID().replaceAll("-", "");
  return { session: randomUUID(), visitor, isComeback: false, platform: "web", events, left: [], ...change };
}

function event(name: Event["name"], change: Partial<Event> = {}): Event {
  return { id: randomUUID(), name, age: 1000, path: "/", ...change };
}

function itemOf(productId: number) {
  const what = {
    item_id: String(productId),
    item_name: "감귤",
    item_brand: "효돈농장",
    item_category: "과일",
  };
  return { ...what, price: 10_000, quantity: 1 };
}
