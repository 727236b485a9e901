import type { AspectAnswers } from "@todayfruit/domain/reviews/review-aspect-rules";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart, type CartOrder } from "../../../testing/buy-through-cart.ts";
import { deliver } from "../../../testing/deliver-order.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { member } from "../../../testing/product-and-member-fixtures.ts";
import { select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
let clerk: string;
beforeAll(async () => {
  shop = await createTestShop();
  clerk = (await operator(shop)).token;
});
afterAll(() => shop.close());

const TEXT = "아삭하고 달아서 아이가 잘 먹어요";

async function delivered(token: string): Promise<CartOrder> {
  const order = await buyThroughCart(shop, token, [{}]);
  await deliver(shop, order);
  return order;
}

const write = (token: string, order: CartOrder, aspects?: AspectAnswers) =>
  shop.call(token, "POST /v1/app-users/reviews", {
    body: {
      orderItemProductId: order.productIds[0] ?? 0,
      score: 4,
      contents: TEXT,
      images: [],
      ...(aspects && { aspects }),
    },
  });

/** Takes units of a line from lots of these days of harvest. */
function takeFromLots(order: CartOrder, lots: readonly { harvestedOn: string; units: number }[]) {
  return select(
    shop,
    `with line as (select oo.id, oo.option_id from order_option oo where oo.order_product_id = $1),
     lot as (
       insert into stock_lot (option_id, code, harvested_on, expires_on, received, remaining, created_by, created_at)
       select line.option_id, each.day, each.day::date, each.day::date + 20, each.units, 0, (select min(id) from operator), now()
         from line, unnest($2::text[], $3::int[]) as each (day, units)
       returning id, received
     )
     insert into stock_lot_allocation (stock_lot_id, order_option_id, units, kind, allocated_at)
     select lot.id, line.id, lot.received, 'order', now() from lot, line`,
    [order.productIds[0], lots.map(({ harvestedOn }) => harvestedOn), lots.map(({ units }) => units)],
  );
}

test("review aspects: answers are optional, shown, changed, and kept by a change that does not name them", async () => {
  const token = await member(shop);
  const order = await delivered(token);
  const asked = (await shop.call(token, "GET /v1/app-users/no-review-products")).reply.list[0];
  expect(asked?.orderItemProduct.aspects).toEqual(["sweetness", "freshness", "size", "packaging"]);

  const { review } = (await write(token, order, { sweetness: 2, packaging: 1 })).reply;
  expect(review).toMatchObject({ aspects: { sweetness: 2, packaging: 1 }, harvestMonth: null });
  const change = async (aspects?: AspectAnswers) =>
    (
      await shop.call(token, "PUT /v1/app-users/reviews/{id}", {
        path: { id: review.id },
        body: { score: 4, contents: TEXT, images: [], ...(aspects && { aspects }) },
      })
    ).reply.review;
  expect((await change()).aspects).toEqual({ sweetness: 2, packaging: 1 });
  expect(await change({ size: 3 })).toMatchObject({ aspects: { size: 3 }, isEdited: true });

  const { reply } = await shop.call(null, "GET /v1/products/{id}/filtered-reviews", {
    path: { id: review.orderItemProduct.productId },
  });
  expect(reply.list[0]?.aspects).toEqual({ size: 3 });
  expect(reply.aspects).toEqual([{ aspect: "size", answer: 3, count: 1, answered: 1 }]);
});

test("review aspects: one that the product is not asked for is refused, and nothing is written", async () => {
  const token = await member(shop);
  const order = await delivered(token);
  await select(shop, "insert into category (id, slug, name, icon, sort) values (93, 'fish', '수산', 'i', 3)");
  await select(
    shop,
    "update product set root_category_id = 93 where id = (select product_id from order_product where id = $1)",
    [order.productIds[0]],
  );
  const refused = await write(token, order, { sweetness: 2 });
  expect([refused.status, refused.refusal.code]).toEqual([400, "REVIEW_ASPECT_NOT_ASKED"]);
  expect((await shop.call(token, "GET /v1/app-users/reviews")).reply.count).toBe(0);
  expect((await write(token, order, { freshness: 3 })).reply.review.aspects).toEqual({ freshness: 3 });
});

test("harvest month: the one of most units sent, the later of equals; lots that came back do not count", async () => {
  const token = await member(shop);
  const order = await delivered(token);
  await takeFromLots(order, [
    { harvestedOn: "2026-09-30", units: 2 },
    { harvestedOn: "2026-10-02", units: 1 },
    { harvestedOn: "2026-10-28", units: 2 },
  ]);
  expect((await write(token, order)).reply.review.harvestMonth).toBe("2026-10");

  const other = await delivered(token);
  await takeFromLots(other, [{ harvestedOn: "2026-11-01", units: 1 }]);
  await select(
    shop,
    "update stock_lot_allocation set status = 'returned' where allocated_at > now() - interval '1 s'",
  );
  expect((await write(token, other)).reply.review.harvestMonth).toBeNull();
});

test("operators find reviews by the aspect that was poor, with every answer", async () => {
  const token = await member(shop);
  const { review } = (await write(token, await delivered(token), { packaging: 1, size: 2 })).reply;
  await write(token, await delivered(token), { packaging: 2, size: 1 });
  const list = async (poorAspect: "packaging" | "sweetness") =>
    (await shop.call(clerk, "GET /operator/v1/reviews", { query: { poorAspect } })).reply.list;
  expect((await list("packaging")).map(({ id, aspects }) => [id, aspects])).toEqual([
    [review.id, { packaging: 1, size: 2 }],
  ]);
  expect(await list("sweetness")).toEqual([]);
});
