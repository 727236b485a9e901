import { allCalls, type Input, type Name } from "@todayfruit/contract/all-calls";
import type { Call } from "@todayfruit/contract/call-definition";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Belongings, createAccountWithBelongings } from "../testing/account-with-belongings.ts";
import { buyThankedGift } from "../testing/buy-delivered-or-thanked-gift.ts";
import { authorize, check, openForm } from "../testing/checkout-steps.ts";
import { confirmed } from "../testing/confirm-identity-by-code-steps.ts";
import { operator } from "../testing/operator-account-and-login-steps.ts";
import { guest, member, seedProduct, seedVideo } from "../testing/product-and-member-fixtures.ts";
import { createTestShop, type TestShop } from "../testing/test-shop.ts";

let shop: TestShop;
let few: Belongings;
let many: Belongings & { picks: { productId: number; optionId: number }[] };
beforeAll(async () => {
  shop = await createTestShop();
  few = await createAccountWithBelongings(shop, "member", { sendsGift: true });
  const own = await createAccountWithBelongings(shop, "member", { sendsGift: true });
  const picks = [];
  for (let turn = 0; turn < 12; turn += 1) {
    const { productId, optionIds } = await seedProduct(shop.database.db, { options: 3 });
    const optionGroups = optionIds.map((optionId) => ({ optionId, optionUnit: 1 }));
    await shop.call(own.token, "POST /v1.2/app-users/shopping-carts", { body: { productId, optionGroups } });
    picks.push({ productId, optionId: optionIds[0] });
  }
  const cart = await shop.call(own.token, "GET /v1.2/app-users/shopping-carts");
  const groups = cart.reply.list.flatMap((entry) => entry.bundleItems.flatMap((item) => item.optionGroups));
  const picked = await shop.call(own.token, "POST /v1.2/app-users/shopping-carts/order-item-tmp", {
    body: { optionGroupIds: groups.map(({ id }) => id) },
  });
  const form = await shop.call(own.token, "POST /v4/app-users/order-tmp", {
    body: { orderItemTmpId: picked.reply.id },
  });
  many = { ...own, orderItemTmpId: picked.reply.id, orderTmpId: form.reply.id, picks };
});
afterAll(() => shop.close());

/** Expected statements of one call, including the lookup of the buyer. */
const COUNTS: { [N in Name]?: [statements: number, input: (own: Belongings) => Input<N>] } = {
  "GET /v1/categories": [1, () => ({})],
  "GET /v1/terms": [1, () => ({})],
  "GET /v1/pages": [1, () => ({})],
  "GET /v1/popups": [1, () => ({ query: { variant: "todayfruit" } })],
  "GET /v1/sitemap": [1, () => ({})],
  "GET /v1/sitemap/{firstId}": [1, () => ({ path: { firstId: 1 } })],
  "GET /v1/products/filters": [3, () => ({ query: { categoryId: 91 } })],
  "GET /v1/products/category/{id}": [2, () => ({ path: { id: 91 } })],
  "GET /v1/products/{id}": [1, (own) => ({ path: { id: own.productId } })],
  "GET /v1/products/{id}/filtered-reviews": [3, (own) => ({ path: { id: own.productId } })],
  "GET /v1/farms": [1, () => ({})],
  "GET /v1/farms/{id}": [2, (own) => ({ path: { id: own.distributorId } })],
  "GET /v2/products/{id}/options": [1, (own) => ({ path: { id: own.productId } })],
  "GET /v1/products/related/{id}": [1, (own) => ({ path: { id: own.productId } })],
  "GET /v2/app-users/detail": [2, () => ({})],
  "GET /v1.2/app-users/shopping-carts": [2, () => ({})],
  "POST /v1.2/app-users/shopping-carts": [
    4,
    ({ productId, optionId }) => ({ body: { productId, optionGroups: [{ optionId, optionUnit: 1 }] } }),
  ],
  "GET /v1/app-users/shopping-carts/savings": [3, () => ({})],
  "PATCH /v1.2/app-users/shopping-carts/calculate": [
    3,
    (own) => ({ body: { optionGroupIds: [own.cartOptionId] } }),
  ],
  "POST /v1.2/app-users/shopping-carts/order-item-tmp": [
    3,
    (own) => ({ body: { optionGroupIds: [own.cartOptionId] } }),
  ],
  "POST /v4/app-users/order-tmp": [3, (own) => ({ body: { orderItemTmpId: own.orderItemTmpId } })],
  "GET /v4/app-users/order-tmp/{id}": [3, (own) => ({ path: { id: own.orderTmpId } })],
  "GET /v1/app-users/order-items": [2, () => ({})],
  "GET /v1/app-users/orders/{id}/refund-preview": [4, (own) => ({ path: { id: own.paidOrderId } })],
  "GET /v1/app-users/orders/{id}/claims": [3, (own) => ({ path: { id: own.paidOrderId } })],
  "GET /v1/app-users/orders/{id}/claims/{claimId}": [
    5,
    (own) => ({ path: { id: own.paidOrderId, claimId: own.claimId } }),
  ],
  "GET /v1.2/app-users/orders/{id}": [2, (own) => ({ path: { id: own.paidOrderId } })],
  "GET /v1/app-users/orders/{id}/tracking": [3, (own) => ({ path: { id: own.paidOrderId } })],
  "GET /v1/app-users/orders/{id}/reorder": [5, (own) => ({ path: { id: own.paidOrderId } })],
  "GET /v1/app-users/orders/{id}/season-suggestions": [3, (own) => ({ path: { id: own.paidOrderId } })],
  "POST /v1/checkout-links": [5, (own) => ({ body: { optionGroupIds: [own.cartOptionId] } })],
  "GET /v1/app-users/repeat-purchases": [4, () => ({})],
  "GET /v1/gift/group": [3, () => ({})],
  "GET /v1/gift/received": [3, () => ({})],
  "GET /v1/gift/group/{id}": [3, (own) => ({ path: { id: own.giftGroupId } })],
  "GET /v1/gift/to/{id}": [4, (own) => ({ path: { id: own.giftLink } })],
  "GET /v1/app-users/delivery-address": [2, () => ({})],
  "GET /v1/app-users": [1, () => ({ query: { phone: "01012345678" } })],
  "GET /v1/products/{id}/questions": [2, (own) => ({ path: { id: own.productId } })],
  "GET /v1/products/{id}/questions/user-personal": [2, (own) => ({ path: { id: own.productId } })],
  "GET /v1/app-users/questions": [2, () => ({})],
  "GET /v1/app-users/restock-alarms": [2, () => ({})],
  "GET /v1/products/{id}/alternatives": [2, (own) => ({ path: { id: own.productId } })],
  "GET /v1/distributors/{id}/smallest-options": [1, (own) => ({ path: { id: own.distributorId } })],
  "GET /v1/products/viewed": [2, (own) => ({ query: { ids: String(own.productId) } })],
  "GET /v1/app-users/viewed-products": [2, () => ({})],
  "GET /v1/app-users/inquiries": [3, () => ({})],
  "GET /v1/app-users/inquiries/{id}": [3, (own) => ({ path: { id: own.inquiryId } })],
  "GET /v1/app-users/counters": [2, () => ({})],
  "GET /v1/app-users/counts": [2, () => ({})],
  "GET /v1/app-users/my-page": [2, () => ({})],
  "GET /v1/app-users/settings": [3, () => ({})],
  "GET /v1/app-users/coupons": [4, () => ({})],
  "GET /v1/products/{id}/coupon": [4, (own) => ({ path: { id: own.productId } })],
  "GET /v1/app-users/birthday": [2, () => ({})],
  "GET /v1/app-users/terms": [2, () => ({})],
  "GET /v1/app-users/withdraw-account": [2, () => ({})],
  "GET /v1/app-users/leave-preview": [2, () => ({})],
  "GET /v1/app-users/personal-data": [34, () => ({})],
  "GET /v1/app-users/personal-data-accesses": [2, () => ({})],
  "GET /v1/app-users/sessions": [2, () => ({})],
  "GET /v2/app-users/grade-info": [3, () => ({})],
  "GET /v1/app-users/my-point": [5, () => ({})],
  "GET /v1/app-users/app-user-grade": [1, () => ({})],
  "GET /v1/shop-settings": [1, () => ({})],
  "GET /v1/payment-methods": [1, () => ({})],
  "GET /v1/payments/{orderId}": [2, (own) => ({ path: { orderId: own.openOrder.orderId } })],
};

test.each(Object.entries(COUNTS).map(([name, [statements]]) => [name as Name, statements] as const))(
  "%s sends %i statements, with few rows and with many",
  async (name, statements) => {
    const input = COUNTS[name]?.[1] as (own: Belongings) => Input<typeof name>;
    expect(await sent(few.token, name, input(few))).toHaveLength(statements);
    expect(await sent(many.token, name, input(many))).toHaveLength(statements);
  },
);

test("a shopper's lists cost the same number of statements for 1, 15 and 100 rows", async () => {
  const { pool } = shop.database.db;
  const token = await member(shop);
  const own = (await shop.call(token, "GET /v2/app-users/detail")).reply.id;
  const lists = {
    "GET /v1/app-users/favorites": [2, { query: { take: 100 } }],
    "GET /v1/alarm/product": [2, { query: { take: 100 } }],
    "GET /v1/app-users/video/links": [2, { query: { take: 100 } }],
    "GET /v1/video": [2, { query: { take: 100 } }],
    "GET /v1/video/{id}/product": [2, { path: { id: 5000 } }],
    "GET /v1/product-related/{id}": [1, { path: { id: many.productId }, query: { take: 100 } }],
    "GET /v1/app-users/privacy-log": [3, { query: { take: 100 } }],
    "GET /v1/app-users/notification": [3, { query: { listType: "fruitSnsList", take: 100 } }],
    "GET /v1/products/{id}/purchase-prompt": [1, { path: { id: many.productId } }],
    "GET /v1/products/{id}/user-personal": [2, { path: { id: many.productId } }],
  } as const satisfies { [N in Name]?: readonly [number, Input<N>] };
  let rows = 0;
  for (const size of [1, 15, 100]) {
    for (; rows < size; rows += 1) {
      const { productId } = await seedProduct(shop.database.db, { distributorId: many.distributorId });
      await seedVideo(shop.database.db, 5000 + rows, [productId]);
      await pool.query("insert into favorite values ($1, $2, now())", [own, productId]);
      await pool.query("insert into opening_alarm values ($1, $2, now())", [own, productId]);
      await pool.query("insert into video_bookmark values ($1, $2, now())", [own, 5000 + rows]);
      await pool.query("update video set product_ids = product_ids || $1::int where id = 5000", [productId]);
      await pool.query(
        `insert into notification (user_id, list_type, kind, title, body, href, dedupe_key, created_at)
         values ($1, 'fruitSnsList', 'opening', 't', 'b', '/', $2, now())`,
        [own, String(rows)],
      );
      await pool.query(
        `insert into privacy_log_entry (user_id, actor, act, is_masked, order_ids, at)
         values ($1, 'staff', 'orders', true, '{1}', $2)`,
        [own, shop.clock.now],
      );
    }
    for (const [name, [statements, input]] of Object.entries(lists)) {
      expect([name, (await sent(token, name as Name, input as never)).length]).toEqual([name, statements]);
    }
  }
});

/** Operators' reads of shoppers' data are audited, with a statement of their own. */
test("operators' lists cost the same number of statements for one order and for many", async () => {
  const { token } = await operator(shop);
  const memberId = (await shop.call(few.token, "GET /v2/app-users/detail")).reply.id;
  await buyThankedGift(shop, await member(shop));
  const lists = {
    "GET /operator/v1/orders": [3, { query: { take: 1 } }],
    "GET /operator/v1/carriers": [2, {}],
    "GET /operator/v1/payment-alerts": [2, {}],
    "GET /operator/v1/coupons": [2, {}],
    "GET /operator/v1/settings": [2, {}],
    "GET /operator/v1/distributors": [2, {}],
    "GET /operator/v1/shipping-policies": [2, {}],
    "GET /operator/v1/members": [3, {}],
    "GET /operator/v1/member-notes": [2, {}],
    "GET /operator/v1/members/{id}": [14, { path: { id: memberId } }],
    "GET /operator/v1/questions": [3, {}],
    "GET /operator/v1/reviews": [2, {}],
    "GET /operator/v1/thank-you-cards": [3, {}],
    "GET /operator/v1/answer-templates": [2, {}],
    "GET /operator/v1/campaigns": [2, {}],
    "GET /operator/v1/draft-orders": [2, {}],
    "GET /operator/v1/stock-rules": [2, {}],
    "GET /operator/v1/pages": [2, {}],
    "GET /operator/v1/popups": [2, {}],
    "GET /operator/v1/broadcasts": [2, {}],
    "GET /operator/v1/home-tabs": [2, {}],
    "GET /operator/v1/home-sub-tabs": [2, {}],
    "GET /operator/v1/product-feeds": [2, {}],
    "GET /operator/v1/stock-alerts": [2, {}],
    "GET /operator/v1/purchase-orders": [2, {}],
    "GET /operator/v1/stock-receipts": [2, {}],
    "GET /operator/v1/stock-lots": [2, {}],
    "GET /operator/v1/message-templates": [2, {}],
    "GET /operator/v1/abandoned-cart-messages": [2, {}],
    "GET /operator/v1/inquiries": [3, {}],
    "GET /operator/v1/operators": [2, {}],
    "GET /operator/v1/actions": [2, {}],
    "GET /operator/v1/roles": [2, {}],
    "GET /operator/v1/messages": [2, { query: { template: "NONE" } }],
    "GET /operator/v1/allowed-networks": [2, {}],
    "GET /operator/v1/imports": [2, {}],
    "GET /operator/v1/settlements": [2, {}],
    "GET /operator/v1/payments": [2, {}],
    "GET /operator/v1/payment-differences": [2, {}],
    "GET /operator/v1/payment-fees": [2, {}],
    "GET /operator/v1/payment-methods": [2, {}],
    "GET /operator/v1/point-rules": [2, {}],
    "GET /operator/v1/grade-rules": [2, {}],
    "GET /operator/v1/cash-receipts": [2, {}],
    "GET /operator/v1/tax-invoices": [2, {}],
    "GET /operator/v1/reports/sales": [2, { query: { from: "2026-11-01", to: "2026-11-30", by: "product" } }],
    "GET /operator/v1/reports/tax": [3, { query: { month: "2026-11" } }],
    "GET /operator/v1/reports/searches": [2, { query: { from: "2026-11-01", to: "2026-11-30" } }],
    "GET /operator/v1/reports/contents": [2, { query: { from: "2026-11-01", to: "2026-11-30" } }],
    "GET /operator/v1/reports/liabilities": [4, {}],
    "GET /operator/v1/order-views": [2, {}],
    "GET /operator/v1/packing": [5, { query: { day: "2099-12-31", includesPaid: true } }],
    "GET /operator/v1/pick-list": [2, { query: { day: "2099-12-31", includesPaid: true } }],
    "GET /operator/v1/orders/{id}": [7, { path: { id: few.paidOrderId } }],
  } as const satisfies { [N in Name]?: readonly [number, Input<N>] };
  for (const [name, [statements, input]] of Object.entries(lists)) {
    expect([name, (await sent(token, name as Name, input as never)).length]).toEqual([name, statements]);
  }
  expect(await sent(token, "GET /operator/v1/orders", { query: { take: 100 } })).toHaveLength(3);
  const byProduct = { query: { productName: "상품", take: 100 } };
  expect(await sent(token, "GET /operator/v1/orders", byProduct)).toHaveLength(4);
});

test("an order of one product and one of many are written with the same statements", async () => {
  const token = await guest(shop);
  const one = many.picks[0] ?? few;
  const { productId, optionIds } = await seedProduct(shop.database.db, { options: 15 });
  const picks = optionIds.map((optionId) => ({ productId, optionId }));
  const [first, ...others] = picks;
  if (!first) throw new Error("Fifteen options were seeded");
  const small = await steps(token, [one]);
  const large = await steps(token, [first, ...others]);
  expect(large).toEqual(small);
  expect(small.chk).toEqual([
    "find-buyer",
    "find-order-tmp",
    "list-offers",
    "list-offered-payment-methods",
    "begin",
    "lock-order-form",
    "lock-live-order",
    "add-order",
    "hold-stock",
    "end",
  ]);
  expect(small.confirm).toEqual([
    "find-buyer",
    "find-payment",
    "claim-payment",
    "begin",
    "lock-settlement",
    "record-capture",
    "mark-order-paid",
    "list-promised-lines",
    "commit-stock",
    "end",
    "find-payment",
  ]);
});

type Picks = Parameters<typeof openForm>[2];

async function steps(token: string, picks: Picks) {
  const form = await openForm(shop, token, picks);
  shop.database.statements.length = 0;
  const placed = await check(shop, token, form);
  const chk = shop.database.statements.splice(0);
  const order = { ...placed.reply, orderTmpId: form.id };
  const paymentKey = await authorize(shop, order);
  const body = { paymentKey, orderId: order.orderId, amount: order.price };
  const confirm = await sent(token, "POST /v1/payments/confirm", { body });
  return { chk, confirm };
}

async function sent<N extends Name>(token: string | null, name: N, input: Input<N>): Promise<string[]> {
  const { confirm: [purpose] = [] }: Call = allCalls[name];
  const headers = purpose && token !== null ? await confirmed(shop, token, purpose) : {};
  shop.database.statements.length = 0;
  expect((await shop.call(token, name, input, headers)).status).toBe(200);
  return shop.database.statements.splice(0);
}
