import { buyGift, GIFT_ADDRESS } from "../buy-gift-and-enter-address-steps.ts";
import { buyThroughCart } from "../buy-through-cart.ts";
import { deliver } from "../deliver-order.ts";
import { member } from "../product-and-member-fixtures.ts";
import type { Caller, WriteRequest } from "./literal-request.ts";

/** Requests of §7 "Gift", "Notifications" and "Reviews", with every field that the specification writes. */
export const GIFT_AND_REVIEW_REQUESTS = {
  "GET /v1/gift/group": () => ({ url: "/v1/gift/group?nextPage=&take=15" }),
  "GET /v1/gift/group/{id}": (own) => ({ url: `/v1/gift/group/${own.giftGroupId}` }),
  "GET /v1/gift/to/{id}": (own) => ({ url: `/v1/gift/to/${own.giftLink}`, token: null }),
  "POST /v1/gift/to/{id}/address": async (own) => {
    const { links } = await buyGift(own.shop, own.token);
    return { url: `/v1/gift/to/${links[0]}/address`, token: null, body: GIFT_ADDRESS };
  },
  "PUT /v1/gift/to/{id}/address": (own) => ({
    url: `/v1/gift/to/${own.giftLink}/address`,
    token: null,
    body: GIFT_ADDRESS,
  }),
  "POST /v1/gift/group/{id}/alimtalk": async (own) => ({
    url: `/v1/gift/group/${await sentEarlier(own, "groupId")}/alimtalk`,
  }),
  "POST /v1/gift/to/{id}/alimtalk": async (own) => ({
    url: `/v1/gift/to/${await sentEarlier(own, "giftId")}/alimtalk`,
  }),
  "PUT /v1/gift/group/{id}/withdraw": async (own) => ({
    url: `/v1/gift/group/${(await buyGift(own.shop, own.token)).groupId}/withdraw`,
  }),
  "PUT /v1/gift/to/{id}/withdraw": async (own) => ({
    url: `/v1/gift/to/${(await buyGift(own.shop, own.token, { receivers: 2 })).giftIds[0]}/withdraw`,
  }),
  "GET /v1/app-users/notification": () => ({
    url: "/v1/app-users/notification?page=0&take=30&listType=orderList&nextPage=",
  }),
  "GET /v1/alarm/product": () => ({ url: "/v1/alarm/product?nextPage=&take=15" }),
  "GET /v1/app-users/no-review-products": () => ({ url: "/v1/app-users/no-review-products?page=0" }),
  "GET /v1/app-users/reviews": () => ({ url: "/v1/app-users/reviews?page=0" }),
  "GET /v1/products/{id}/reviews": ({ productId }) => ({
    url: `/v1/products/${productId}/reviews?page=0&take=10&reviewType=all&orderBy=score`,
  }),
  "POST /v1/app-users/reviews": async (own) => ({
    url: "/v1/app-users/reviews",
    body: {
      orderItemProductId: await delivered(own),
      score: 5,
      contents: "아삭하고 달아요. 또 살게요",
      images: [],
    },
  }),
  "PUT /v1/app-users/reviews/{id}": async (own) => ({
    url: `/v1/app-users/reviews/${await written(own)}`,
    body: { score: 4, contents: "조금 작지만 달고 맛있어요", images: [] },
  }),
  "DELETE /v1/app-users/reviews/{id}": (own) => ({ url: `/v1/app-users/reviews/${own.reviewId}` }),
  "GET /v1/app-users/review-point/description": () => ({ url: "/v1/app-users/review-point/description" }),
  "GET /v1/review/report-reasons": () => ({ url: "/v1/review/report-reasons" }),
  "POST /v1/review/{id}/report": async (own) => {
    const reviewId = await written(own);
    return {
      url: `/v1/review/${reviewId}/report`,
      token: await member(own.shop),
      body: { reviewReportReasonId: 2, reason: "전화번호가 보여요" },
    };
  },
  "GET /v1/review/report/{id}/appeal/validate": (own) => ({
    url: `/v1/review/report/${own.reportId}/appeal/validate`,
  }),
  "POST /v1/review/report/{id}/appeal": (own) => ({
    url: `/v1/review/report/${own.reportId}/appeal`,
    body: { contents: "개인정보가 아니라 농장 이름이에요" },
  }),
} satisfies Record<string, WriteRequest>;

/** Buys a gift whose messages may be sent again: ten minutes after the first. */
async function sentEarlier({ shop, token }: Caller, what: "groupId" | "giftId"): Promise<number> {
  const { groupId, giftIds } = await buyGift(shop, token);
  shop.clock.now = new Date(shop.clock.now.getTime() + 11 * 60_000);
  return what === "groupId" ? groupId : (giftIds[0] ?? 0);
}

/** Buys a product and delivers it; returns its `orderItemProducts[].id`. */
async function delivered({ shop, token }: Caller): Promise<number> {
  const order = await buyThroughCart(shop, token, [{}]);
  await deliver(shop, order);
  return order.productIds[0] ?? 0;
}

async function written(own: Caller): Promise<number> {
  const orderItemProductId = await delivered(own);
  const body = { orderItemProductId, score: 5, contents: "아삭하고 달아요. 또 살게요", images: [] };
  return (await own.shop.call(own.token, "POST /v1/app-users/reviews", { body })).reply.review.id;
}
