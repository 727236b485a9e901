import { buyThroughCart } from "../buy-through-cart.ts";
import { deliver } from "../deliver-order.ts";
import { member } from "../product-and-member-fixtures.ts";
import { select } from "../read-and-set-shop-state.ts";
import type { Fields, World, Written } from "./seeded-shop-and-field-types.ts";

/** Texts of shoppers that others or operators read. */
export const SHOPPER_TEXT_ROUND_TRIPS: Fields = {
  "POST /v1/app-users/reviews body.contents": async (world, contents) => {
    const { shop, call, token } = world;
    const order = await buyThroughCart(shop, token, [{}]);
    await deliver(shop, order);
    const body = { orderItemProductId: order.productIds[0] ?? 0, score: 5, contents, images: [] };
    return [
      await call(token, "POST /v1/app-users/reviews", { body }),
      async () => (await call(token, "GET /v1/app-users/reviews")).reply,
    ];
  },
  "PUT /v1/app-users/reviews/{id} body.contents": async ({ shop, call, token, own }, contents) => {
    await select(shop, "update review set hidden_at = null, hidden_for = null where id = $1", [own.reviewId]);
    const body = { score: 5, contents, images: [] };
    return [
      await call(token, "PUT /v1/app-users/reviews/{id}", { path: { id: own.reviewId }, body }),
      async () => (await call(token, "GET /v1/app-users/reviews")).reply,
    ];
  },
  "POST /v1/review/{id}/report body.reason": async ({ shop, call, clerk, own }, reason) => [
    await call(await member(shop), "POST /v1/review/{id}/report", {
      path: { id: own.reviewId },
      body: { reviewReportReasonId: 7, reason },
    }),
    async () => (await call(clerk, "GET /operator/v1/review-reports", { query: { take: 100 } })).reply,
  ],
  "POST /v1/review/report/{id}/appeal body.contents": async ({ shop, call, token, clerk, own }, contents) => {
    await select(shop, "delete from review_appeal");
    return [
      await call(token, "POST /v1/review/report/{id}/appeal", {
        path: { id: own.reportId },
        body: { contents },
      }),
      async () => (await call(clerk, "GET /operator/v1/review-reports", { query: { appeals: true } })).reply,
    ];
  },
  "POST /v1/products/{id}/questions body.contents": async (world, contents) => {
    const path = { id: world.own.productId };
    await select(world.shop, "delete from question where contents like '%__xss%'");
    return asked(
      world,
      await world.call(world.token, "POST /v1/products/{id}/questions", {
        path,
        body: { contents, isSecret: false },
      }),
    );
  },
  "PUT /v1/app-users/questions/{id} body.contents": async (world, contents) => {
    const path = { id: world.own.questionId };
    return asked(
      world,
      await world.call(world.token, "PUT /v1/app-users/questions/{id}", {
        path,
        body: { contents, isSecret: true },
      }),
    );
  },
  "POST /v1/app-users/inquiries body.contents": async (world, contents) => {
    const body = { kind: "product" as const, orderProductId: null, wantsNotice: true, contents, photos: [] };
    await select(world.shop, "delete from inquiry_message where inquiry_id <> $1", [world.own.inquiryId]);
    return inquired(world, await world.call(world.token, "POST /v1/app-users/inquiries", { body }));
  },
  "POST /v1/app-users/inquiries/{id}/messages body.contents": async (world, contents) => {
    const path = { id: world.own.inquiryId };
    await select(world.shop, "delete from inquiry_message where contents like '%__xss%'");
    const body = { contents, photos: [] };
    return inquired(
      world,
      await world.call(world.token, "POST /v1/app-users/inquiries/{id}/messages", { path, body }),
    );
  },
};

function inquired({ call, clerk, own }: World, put: Written[0] & { reply: { id?: number } }): Written {
  const path = { id: put.reply.id ?? own.inquiryId };
  return [put, async () => (await call(clerk, "GET /operator/v1/inquiries/{id}", { path })).reply];
}

function asked({ call, token }: World, put: Written[0]): Written {
  return [put, async () => (await call(token, "GET /v1/app-users/questions")).reply];
}
