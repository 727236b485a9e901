import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart, type CartOrder } from "../../../testing/buy-through-cart.ts";
import { cancelProduct } from "../../../testing/cancel-order-steps.ts";
import { deliver } from "../../../testing/deliver-order.ts";
import { guest, member, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, later, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

const DAY = 24 * 60;
const TEXT = "아삭하고 달아서 또 사려고 해요";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
  await select(
    shop,
    `update shop_rule set value = value || '{"reviewPoint": 100, "photoReviewPoint": 300, "validMonths": 12}'
      where name = 'points'`,
  );
});
afterAll(() => shop.close());

type Body = { score?: number; contents?: string; images?: string[] };
const body = ({ score = 5, contents = TEXT, images = [] }: Body = {}) => ({ score, contents, images });

function write(token: string, order: CartOrder, written: Body = {}, index = 0) {
  return shop.call(token, "POST /v1/app-users/reviews", {
    body: { orderItemProductId: order.productIds[index] ?? 0, ...body(written) },
  });
}
const change = (token: string, id: number, written: Body) =>
  shop.call(token, "PUT /v1/app-users/reviews/{id}", { path: { id }, body: body(written) });
const remove = (token: string, id: number) =>
  shop.call(token, "DELETE /v1/app-users/reviews/{id}", { path: { id } });
const toReview = async (token: string) =>
  (await shop.call(token, "GET /v1/app-users/no-review-products")).reply;
const mine = async (token: string) => (await shop.call(token, "GET /v1/app-users/reviews")).reply;
const points = async (token: string) => (await shop.call(token, "GET /v1/app-users/my-point")).reply.point;

/** Uploads a picture for the account and returns its path. */
async function picture(token: string): Promise<string> {
  const own = (await shop.call(token, "GET /v2/app-users/detail")).reply.id;
  const [row] = await select<{ path: string }>(
    shop,
    `insert into uploaded_image (path, user_id, created_at)
     values ('uploads/' || replace(gen_random_uuid()::text, '-', '') || '.jpg', $1, now()) returning path`,
    [own],
  );
  return row?.path ?? "";
}

async function delivered(token: string, farms = 1): Promise<CartOrder> {
  const order = await buyThroughCart(
    shop,
    token,
    Array.from({ length: farms }, () => ({ price: 20_000 })),
  );
  await deliver(shop, order);
  return order;
}

test("a delivered product is reviewed once: it moves to the written reviews, and its purchase is completed", async () => {
  const token = await member(shop);
  const order = await delivered(token, 2);
  const before = await toReview(token);
  expect([before.count, before.totalPoint]).toEqual([2, 600]);
  expect(before.list[0]).toMatchObject({ pointUntil: "2026-12-21", photoReviewPoint: 300, reviewPoint: 100 });

  const written = await write(token, order, { score: 2, contents: `  ${TEXT}\r\n\r\n\r\n조금 작아요 ` });
  expect(written.reply).toMatchObject({
    point: 100,
    review: {
      score: 2,
      contents: `${TEXT}\n\n조금 작아요`,
      gradeName: "씨앗",
      purchaseCount: 1,
      isEdited: false,
      earnedPoint: 100,
      hidden: null,
      orderItemProduct: { id: order.productIds[0], orderId: order.id },
    },
  });
  expect(await points(token)).toBe(100);
  const [after, reviews] = [await toReview(token), await mine(token)];
  expect(after.list.map(({ orderItemProduct }) => orderItemProduct.id)).toEqual([order.productIds[1]]);
  expect(reviews.list.map(({ id }) => id)).toEqual([written.reply.review.id]);
  const detail = await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id: order.id } });
  expect(
    detail.reply.orderItemProducts.map(({ isReviewed, orderItemProductStatus }) => [
      isReviewed,
      orderItemProductStatus,
    ]),
  ).toEqual([
    [true, "complete"],
    [false, "delivery_end"],
  ]);
  const shown = await shop.call(null, "GET /v1/products/{id}/reviews", {
    path: { id: written.reply.review.orderItemProduct.productId },
  });
  expect(shown.reply).toMatchObject({ count: 1, scoreAverage: 2, list: [{ score: 2, hiddenFor: null }] });
  expect((await write(token, order)).refusal.code).toBe("REVIEW_WRITTEN");
  expect(await breaches(shop)).toEqual([]);
});

test("pictures earn more points, the difference when added later, and lose them when removed", async () => {
  const token = await member(shop);
  const order = await delivered(token, 2);
  const [photo, other] = [await picture(token), await picture(token)];
  expect((await write(token, order, { images: [photo, other] })).reply.point).toBe(300);
  const { review } = (await write(token, order, {}, 1)).reply;
  expect((await change(token, review.id, { images: [photo] })).reply).toMatchObject({
    point: 200,
    review: { earnedPoint: 300, isEdited: true, reviewImages: [{ sort: 0, imageFile: photo }] },
  });
  expect((await change(token, review.id, { images: [photo, other] })).reply.point).toBe(0);
  expect(await points(token)).toBe(600);
  expect((await change(token, review.id, { images: [] })).reply.point).toBe(-200);
  expect(await points(token)).toBe(400);
  expect(await breaches(shop)).toEqual([]);
});

test("deleting a review takes back its points, and its product is first among those to review", async () => {
  const token = await member(shop);
  const order = await delivered(token);
  const { review } = (await write(token, order, { images: [await picture(token)] })).reply;
  const later = await delivered(token);
  expect((await toReview(token)).list[0]?.orderItemProduct.id).toBe(later.productIds[0]);
  const gone = (await remove(token, review.id)).reply;
  expect(gone).toMatchObject({
    takenBackPoint: 300,
    toReview: { orderItemProduct: { id: order.productIds[0] } },
  });
  expect(await points(token)).toBe(0);
  expect((await toReview(token)).list[0]).toEqual(gone.toReview);
  expect((await remove(token, review.id)).refusal.code).toBe("REVIEW_NOT_FOUND");
  expect((await write(token, order)).reply.point).toBe(100);
  expect(await breaches(shop)).toEqual([]);
});

test("points spent before they are taken back are owed and withheld from the next ones", async () => {
  const token = await member(shop);
  const order = await delivered(token, 2);
  const { review } = (await write(token, order)).reply;
  await select(
    shop,
    `with lot as (update point_lot l set remaining = 0 from point_reward r
                   where r.lot_id = l.id and r.order_product_id = $1 returning l.id, l.user_id),
     entry as (insert into point_entry (user_id, lot_id, amount, reason, at) select user_id, id, -100, 'expire', now() from lot)
     update app_user u set point_balance = point_balance - 100 from lot where u.id = lot.user_id`,
    [order.productIds[0]],
  );
  expect((await remove(token, review.id)).reply.takenBackPoint).toBe(100);
  expect(await points(token)).toBe(0);
  await write(token, order, { images: [await picture(token)] }, 1);
  expect(await points(token)).toBe(200);
  expect(await breaches(shop)).toEqual([]);
});

test("a review more than thirty days after delivery is accepted and earns nothing", async () => {
  const token = await member(shop);
  const order = await delivered(token, 2);
  later(shop, 30 * DAY);
  expect((await write(token, order)).reply.point).toBe(100);
  later(shop, DAY);
  const late = (await toReview(token)).list[0];
  expect([late?.photoReviewPoint, late?.reviewPoint]).toEqual([0, 0]);
  expect((await write(token, order, { images: [await picture(token)] }, 1)).reply.point).toBe(0);
});

test("only the buyer can review a product, after delivery, unless it was cancelled", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{ price: 20_000 }, { price: 10_000 }]);
  expect((await write(token, order)).refusal.code).toBe("REVIEW_TOO_EARLY");
  await cancelProduct(shop, token, order, 1);
  expect((await write(token, order, {}, 1)).refusal.code).toBe("REVIEW_NOT_KEPT");
  await deliver(shop, order, [0]);
  expect((await write(await member(shop), order)).refusal.code).toBe("ORDER_NOT_FOUND");
  expect((await write(await guest(shop), order)).refusal.code).toBe("MEMBER_ONLY");
  expect((await toReview(token)).count).toBe(1);
});

test("a too short or too long text and another account's picture are refused without effect", async () => {
  const token = await member(shop);
  const order = await delivered(token);
  expect((await write(token, order, { contents: "짧아요" })).refusal.code).toBe("REVIEW_TOO_SHORT");
  expect((await write(token, order, { contents: "가".repeat(1001) })).refusal.code).toBe("REVIEW_TOO_LONG");
  const theirs = await picture(await member(shop));
  expect((await write(token, order, { images: [theirs] })).refusal.code).toBe("PICTURE_NOT_FOUND");
  const detail = await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id: order.id } });
  expect(detail.reply.orderItemProducts[0]?.orderItemProductStatus).toBe("delivery_end");
});

test("another account's review is not found, and a hidden one cannot be changed", async () => {
  const token = await member(shop);
  const order = await delivered(token);
  const { review } = (await write(token, order)).reply;
  const other = await member(shop);
  expect((await change(other, review.id, {})).refusal.code).toBe("REVIEW_NOT_FOUND");
  expect((await remove(other, review.id)).refusal.code).toBe("REVIEW_NOT_FOUND");
  expect(
    (await shop.call(token, "POST /v1/review/{id}/helpful", { path: { id: review.id } })).refusal.code,
  ).toBe("REVIEW_OWN");
  await select(shop, "update review set hidden_at = now(), hidden_for = '광고·도배' where id = $1", [
    review.id,
  ]);
  expect((await change(token, review.id, {})).refusal.code).toBe("REVIEW_HIDDEN");
  await select(shop, "update review set hidden_at = null, hidden_for = null where id = $1", [review.id]);
});

test("twenty concurrent writes create one review with one reward; concurrent deletes take it back once", async () => {
  const token = await member(shop);
  const order = await delivered(token);
  const written = await Promise.all(Array.from({ length: 20 }, () => write(token, order)));
  expect(written.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await points(token)).toBe(100);
  const id = written.find(({ status }) => status === 200)?.reply.review.id ?? 0;
  const photo = await picture(token);
  await Promise.all([
    ...Array.from({ length: 10 }, () => change(token, id, { images: [photo] })),
    ...Array.from({ length: 10 }, () => remove(token, id)),
  ]);
  expect(await points(token)).toBe(0);
  expect(await breaches(shop)).toEqual([]);
});

test("counts: written reviews and products to review are counted apart, and the description shows their points", async () => {
  const token = await member(shop);
  await delivered(token, 3);
  const detail = await shop.call(token, "GET /v2/app-users/detail");
  expect(detail.reply.count).toMatchObject({ reviewCount: 0, reviewableCount: 3 });
  const described = await shop.call(null, "GET /v1/app-users/review-point/description");
  expect(described.reply).toMatchObject({ reviewPoint: 100, photoReviewPoint: 300, days: 30, images: 10 });
  expect(described.reply.description[0]).toBe(
    "글 후기는 100P, 사진 후기는 300P를 드려요. 별점과는 상관없어요.",
  );
});
