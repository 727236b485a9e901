import type { Input } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buyThroughCart } from "../../../testing/buy-through-cart.ts";
import { deliver } from "../../../testing/deliver-order.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { member, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { applyDueChanges } from "../../changes/apply-due-changes.ts";

type Fields = Input<"PATCH /operator/v1/point-rules">["body"]["rows"][number]["set"];

const RULES = {
  minUsePoint: 1000,
  validMonths: 12,
  reviewPoint: 100,
  photoReviewPoint: 300,
  rewardAfterDeliveryDays: 7,
};

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
  token = (await operator(shop)).token;
});
afterAll(() => shop.close());
beforeEach(async () => {
  await select(shop, "delete from past_rule");
  await select(shop, "update shop_rule set value = value || $1::jsonb where name = 'points'", [
    JSON.stringify(RULES),
  ]);
});

const rules = async () => {
  const [row] = (await shop.call(token, "GET /operator/v1/point-rules")).reply.list;
  if (!row) throw new Error("The shop has rules of points");
  return row;
};
const edit = async (set: Fields, more: { effectiveAt?: string } = {}) => {
  const { id, version } = await rules();
  const body = { rows: [{ id, version, set }], reason: "겨울 규칙", ...more };
  return shop.call(token, "PATCH /operator/v1/point-rules", { body });
};
const described = async () => (await shop.call(null, "GET /v1/app-users/review-point/description")).reply;
/** Lets a minute pass, so that an order and an edit are not of one instant. */
const wait = () => {
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
};
const review = async (buyer: string, orderItemProductId = 0) =>
  (
    await shop.call(buyer, "POST /v1/app-users/reviews", {
      body: { orderItemProductId, score: 5, contents: "아삭하고 달아서 또 사려고 해요", images: [] },
    })
  ).reply.point;

test("point rules: the rules of the shop are one row, and a shop with fewer has the defaults", async () => {
  await select(shop, `update shop_rule set value = '{"minUsePoint": 500}' where name = 'points'`);
  expect(await rules()).toMatchObject({
    minUsePoint: 500,
    validMonths: 12,
    reviewPoint: 0,
    photoReviewPoint: 0,
    rewardAfterDeliveryDays: 7,
  });
});

test("point rules: an order placed before an edit keeps its reviews' points, one after has the new", async () => {
  const buyer = await member(shop);
  const before = await buyThroughCart(shop, buyer, [{ price: 20_000 }, { price: 10_000 }]);
  await deliver(shop, before);
  wait();
  await edit({ reviewPoint: 500, photoReviewPoint: 900, validMonths: 6 });
  expect(await described()).toMatchObject({ reviewPoint: 500, photoReviewPoint: 900 });
  wait();
  const after = await buyThroughCart(shop, buyer, [{ price: 20_000 }]);
  await deliver(shop, after);
  const { list } = (await shop.call(buyer, "GET /v1/app-users/no-review-products")).reply;
  expect(
    list.map(({ orderItemProduct: { orderId }, photoReviewPoint }) => [orderId, photoReviewPoint]),
  ).toEqual([
    [after.id, 900],
    [before.id, 300],
    [before.id, 300],
  ]);
  expect(await review(buyer, before.productIds[0])).toBe(100);
  expect(await review(buyer, after.productIds[0])).toBe(500);
  const months = await select<{ months: number }>(
    shop,
    `select round(extract(epoch from expires_at - available_at) / 86400 / 30)::int as months
       from point_reward where kind = 'text_review' order by id`,
  );
  expect(months).toEqual([{ months: 12 }, { months: 6 }]);
});

test("point rules: points of a purchase become usable by the rules of the order, twice edited", async () => {
  const buyer = await member(shop);
  const order = await buyThroughCart(shop, buyer, [{ price: 20_000 }]);
  await deliver(shop, order);
  wait();
  await edit({ rewardAfterDeliveryDays: 30 });
  wait();
  await edit({ rewardAfterDeliveryDays: 60, validMonths: 1 });
  const shown = (await shop.call(buyer, "GET /v1.2/app-users/orders/{id}", { path: { id: order.id } })).reply;
  expect(shown).toMatchObject({ minUsePoint: 1000, expectedPhotoReviewPoint: 300 });
  await shop.call(buyer, "PUT /v1/app-users/order-items/{id}/products/{pid}/complete", {
    path: { id: order.id, pid: order.productIds[0] ?? 0 },
  });
  expect(
    await select(
      shop,
      `select ceil(extract(epoch from r.available_at - o.created_at) / 86400)::int as days
         from point_reward r join order_product op on op.id = r.order_product_id join orders o on o.id = op.order_id
        where o.id = $1`,
      [order.id],
    ),
  ).toEqual([{ days: 7 }]);
});

test("point rules: a photo that earns less than the text is refused, and nothing is written", async () => {
  const { status, refusal } = await edit({ reviewPoint: 400 });
  expect([status, refusal.code]).toEqual([400, "POINT_RULES_INVALID"]);
  expect(refusal.detail?.rows).toMatchObject([{ field: "photoReviewPoint" }]);
  expect(await rules()).toMatchObject(RULES);
});

test("point rules: an edit of a version before is refused, and undo brings the rules back", async () => {
  const { id, version } = await rules();
  const { reply } = await edit({ minUsePoint: 2000 });
  const late = await shop.call(token, "PATCH /operator/v1/point-rules", {
    body: { rows: [{ id, version, set: { minUsePoint: 3000 } }], reason: "늦음" },
  });
  expect([late.status, late.refusal.code]).toEqual([409, "RECORD_CHANGED"]);
  await shop.call(token, "POST /operator/v1/changes/{id}/undo", {
    path: { id: reply.change?.id ?? 0 },
    body: { reason: "되돌림" },
  });
  expect(await rules()).toMatchObject(RULES);
});

test("point rules: a dry run writes nothing, and a scheduled edit holds from its instant on", async () => {
  const { id, version } = await rules();
  const tried = await shop.call(token, "PATCH /operator/v1/point-rules", {
    query: { dryRun: true },
    body: { rows: [{ id, version, set: { photoReviewPoint: 500 } }], reason: "미리" },
  });
  expect(tried.reply.rows).toMatchObject([{ after: { photoReviewPoint: 500 } }]);
  expect(await select(shop, "select from past_rule")).toEqual([]);
  const effectiveAt = new Date(shop.clock.now.getTime() + 3_600_000).toISOString();
  await edit({ photoReviewPoint: 500 }, { effectiveAt });
  expect((await described()).photoReviewPoint).toBe(300);
  shop.clock.now = new Date(effectiveAt);
  expect(await applyDueChanges(shop.services)).toBe(1);
  expect((await described()).photoReviewPoint).toBe(500);
});
