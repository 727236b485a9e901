import type { Input } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart } from "../../../testing/buy-through-cart.ts";
import { deliver } from "../../../testing/deliver-order.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { member, seedProduct } from "../../../testing/product-and-member-fixtures.ts";
import { select } from "../../../testing/read-and-set-shop-state.ts";
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

const seeded = async (count: number) => {
  const { productId } = await seedProduct(shop.database.db);
  const rows = await select<{ id: number }>(
    shop,
    `insert into review (product_id, option_name, nickname, score, contents, images, helpful_count, created_at)
     select $1, '상자', '손님', 1 + n % 5, '달고 향이 아주 좋아요', case when n % 2 = 0 then '{media/p.jpg}'::text[] else '{}' end, n, now()
       from generate_series(1, $2::int) n returning id`,
    [productId, count],
  );
  return { productId, ids: rows.map(({ id }) => id) };
};
const pin = (id: number, isPinned = true, version = 1) => edit(id, version, { isPinned });
const pagesOf = async (productId: number, take: number, query = {}) => {
  const ids: number[] = [];
  for (let page = 0; page < 9; page += 1) {
    const { reply } = await shop.call(null, "GET /v1/products/{id}/reviews", {
      path: { id: productId },
      query: { page, take, ...query },
    });
    ids.push(...reply.list.map(({ id }) => id));
    if (reply.nextPage === null) return ids;
  }
  throw new Error("The list has no end");
};

test.each([1, 2, 3, 7])(
  "pinned reviews lead the default order alone, in pages of %s each once",
  async (take) => {
    const { productId, ids } = await seeded(7);
    const before = await pagesOf(productId, take);
    const latest = await pagesOf(productId, take, { orderBy: "latest" });
    const [first = 0, , third = 0] = ids;
    await pin(third);
    await pin(first);
    const rest = before.filter((id) => id !== first && id !== third);
    expect(await pagesOf(productId, take)).toEqual([third, first, ...rest]);
    expect(await pagesOf(productId, take, { orderBy: "latest" })).toEqual(latest);
    expect((await list({ productId })).list.filter(({ isPinned }) => isPinned)).toHaveLength(2);
    await edit(third, 2, { hiddenFor: "욕설·비방" });
    const shownNow = await pagesOf(productId, take);
    expect(shownNow[0]).toBe(first);
    expect(shownNow.toSorted()).toEqual(ids.toSorted());
  },
);

test("pinned reviews lead the filtered list in its default order, as far as they meet the filters", async () => {
  const { productId, ids } = await seeded(4);
  const filtered = async (query = {}) =>
    (
      await shop.call(null, "GET /v1/products/{id}/filtered-reviews", { path: { id: productId }, query })
    ).reply.list.map(({ id }) => id);
  const [first, second, third, fourth] = ids;
  await pin(first ?? 0);
  expect(await filtered()).toEqual([first, fourth, third, second]);
  expect(await filtered({ photo: true })).toEqual([fourth, second]);
  expect(await filtered({ orderBy: "score" })).toEqual([fourth, third, second, first]);
});

test("a product has three pinned reviews at most, also when many are pinned at once", async () => {
  const { ids } = await seeded(6);
  const answers = await Promise.all(ids.map((id) => pin(id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ refusal }) => refusal.code)).toEqual(Array(3).fill("REVIEW_PINS_FULL"));
  const pinned = await select<{ id: number; pin_place: number }>(
    shop,
    "select id, pin_place from review where id = any($1) and pin_place is not null order by pin_place",
    [ids],
  );
  expect(pinned.map(({ pin_place }) => pin_place)).toEqual([1, 2, 3]);
  const left = ids.find((id) => !pinned.some((each) => each.id === id)) ?? 0;
  const rows = [
    { id: pinned[1]?.id ?? 0, version: 2, set: { isPinned: false } },
    { id: left, version: 1, set: { isPinned: true } },
  ];
  const swapped = await shop.call(work, "PATCH /operator/v1/reviews", { body: { rows, reason: "바꿈" } });
  expect(swapped.status).toBe(200);
  const { reply } = swapped;
  expect((await undo(reply.change?.id ?? 0)).status).toBe(200);
});

test("only who answers voices replies and hides", async () => {
  const viewer = (await operator(shop, "viewer")).token;
  const refused = await shop.call(viewer, "PATCH /operator/v1/reviews", {
    body: { rows: [{ id: 1, version: 1, set: { reply: "답" } }], reason: "답글" },
  });
  expect(refused.refusal.code).toBe("PERMISSION_REQUIRED");
});
