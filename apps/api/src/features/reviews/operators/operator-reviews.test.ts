import type { Input } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart } from "../../../testing/buy-through-cart.ts";
import { deliver } from "../../../testing/deliver-order.ts";
import { member } from "../../../testing/factories.ts";
import { operator } from "../../../testing/operators.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
let work: string;
beforeAll(async () => {
  shop = await createTestShop();
  work = (await operator(shop, "support")).token;
});
afterAll(() => shop.close());

type Query = NonNullable<Input<"GET /operator/v1/reviews">["query"]>;
type Set = Input<"PATCH /operator/v1/reviews">["body"]["rows"][number]["set"];

async function written(score: number) {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{}]);
  await deliver(shop, order);
  const body = {
    orderItemProductId: order.productIds[0] ?? 0,
    score,
    contents: "제 입에는 너무 셔요 정말",
    images: [],
  };
  const { review } = (await shop.call(token, "POST /v1/app-users/reviews", { body })).reply;
  return { token, id: review.id, productId: review.orderItemProduct.productId };
}
const list = async (query: Query = {}) =>
  (await shop.call(work, "GET /operator/v1/reviews", { query })).reply;
const edit = (id: number, version: number, set: Set, query = {}) =>
  shop.call(work, "PATCH /operator/v1/reviews", {
    query,
    body: { rows: [{ id, version, set }], reason: "확인함" },
  });
const undo = (id: number) =>
  shop.call(work, "POST /operator/v1/changes/{id}/undo", { path: { id }, body: { reason: "되돌림" } });
const shown = async (productId: number) =>
  (await shop.call(null, "GET /v1/products/{id}/reviews", { path: { id: productId } })).reply.list[0];
const told = async (token: string) => {
  const query = { listType: "orderList" } as const;
  const { reply } = await shop.call(token, "GET /v1/app-users/notification", { query });
  return reply.list.map(({ title }) => title);
};

test("reviews are listed with low scores first, page by page, and found by product, score, picture and reply", async () => {
  const five = await written(5);
  const [older, newer] = [await written(2), await written(2)];
  const ids = [newer.id, older.id, five.id];
  expect((await list()).list.map(({ id }) => id)).toEqual(ids);
  const page = await list({ take: 1 });
  const second = await list({ take: 1, nextPage: page.nextPage ?? "" });
  const third = await list({ take: 1, nextPage: second.nextPage ?? "" });
  expect([page, second, third].map((each) => each.list[0]?.id)).toEqual(ids);
  expect(third.nextPage).toBeNull();
  expect((await list({ productId: older.productId })).list.map(({ id }) => id)).toEqual([older.id]);
  expect((await list({ score: 5 })).list).toMatchObject([{ id: five.id, reply: null, hiddenFor: null }]);
  expect((await list({ hasPhoto: true })).list).toEqual([]);
  await edit(five.id, 1, { reply: "고맙습니다" });
  expect((await list({ hasReply: true })).list.map(({ id }) => id)).toEqual([five.id]);
  expect((await list({ hasReply: false })).list).toHaveLength(2);
  const wrong = await shop.call(work, "GET /operator/v1/reviews", { query: { nextPage: "9_1" } });
  expect(wrong.refusal.code).toBe("INVALID_INPUT");
});

test("a reply is shown to shoppers below the review, its writer is told, and undo takes it back", async () => {
  const { id, token, productId } = await written(2);
  await shown(productId);
  const dry = await edit(id, 1, { reply: "다음에는 더 단 것으로 골라 드릴게요" }, { dryRun: true });
  expect(dry.reply).toMatchObject({ change: null, rows: [{ before: { reply: null } }] });
  const replied = await edit(id, 1, { reply: "다음에는 더 단 것으로 골라 드릴게요" });
  expect(await shown(productId)).toMatchObject({
    sellerReply: { contents: "다음에는 더 단 것으로 골라 드릴게요", createdAt: shop.clock.now.toISOString() },
  });
  expect(await told(token)).toContain("후기에 답글이 달렸어요");
  expect((await edit(id, 1, { reply: "늦은 답글" })).refusal.code).toBe("RECORD_CHANGED");
  expect((await undo(replied.reply.change?.id ?? 0)).status).toBe(200);
  expect((await shown(productId))?.sellerReply).toBeNull();
});

test("a review is hidden on a legal ground alone, its writer is told, and it is shown again", async () => {
  const { id, token, productId } = await written(1);
  const low = await edit(id, 1, { hiddenFor: "낮은 별점" } as never);
  expect(low.refusal.code).toBe("INVALID_INPUT");
  const hidden = await edit(id, 1, { hiddenFor: "개인정보 노출" });
  expect(await shown(productId)).toMatchObject({ contents: "", hiddenFor: "개인정보 노출", score: 1 });
  expect((await list({ isHidden: true })).list).toMatchObject([
    { id, version: 2, hiddenFor: "개인정보 노출" },
  ]);
  expect(await told(token)).toContain("후기를 가렸어요");
  const mine = await shop.call(token, "GET /v1/app-users/reviews");
  expect(mine.reply.list).toMatchObject([{ id, hiddenFor: "개인정보 노출", hidden: null }]);
  expect((await undo(hidden.reply.change?.id ?? 0)).status).toBe(200);
  expect(await shown(productId)).toMatchObject({ contents: "제 입에는 너무 셔요 정말", hiddenFor: null });
  expect(await told(token)).toContain("후기를 다시 보여 드려요");
});

test("only who answers voices replies and hides", async () => {
  const viewer = (await operator(shop, "viewer")).token;
  const refused = await shop.call(viewer, "PATCH /operator/v1/reviews", {
    body: { rows: [{ id: 1, version: 1, set: { reply: "답" } }], reason: "답글" },
  });
  expect(refused.refusal.code).toBe("PERMISSION_REQUIRED");
});
