import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buyThroughCart } from "../../../testing/buy-through-cart.ts";
import { deliver } from "../../../testing/deliver-order.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { guest, member } from "../../../testing/product-and-member-fixtures.ts";
import { breaches } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
let writer: string;
let review: number;
let product: number;
let clerk: string;
beforeAll(async () => {
  shop = await createTestShop();
  clerk = (await operator(shop)).token;
});
beforeEach(async () => {
  writer = await member(shop);
  const order = await buyThroughCart(shop, writer, [{}]);
  await deliver(shop, order);
  const body = {
    orderItemProductId: order.productIds[0] ?? 0,
    score: 1,
    contents: "맛이 없었어요. 아쉬워요",
    images: [],
  };
  const written = (await shop.call(writer, "POST /v1/app-users/reviews", { body })).reply.review;
  [review, product] = [written.id, written.orderItemProduct.productId];
});
afterAll(() => shop.close());

const report = (token: string, reviewReportReasonId = 2, reason?: string) =>
  shop.call(token, "POST /v1/review/{id}/report", {
    path: { id: review },
    body: { reviewReportReasonId, ...(reason === undefined ? {} : { reason }) },
  });
const decide = (id: number, verdict: "uphold" | "dismiss", decision = "확인했어요") =>
  shop.call(clerk, `PUT /operator/v1/review-reports/{id}/${verdict}`, { path: { id }, body: { decision } });
const decideAppeal = (id: number, verdict: "uphold" | "dismiss") =>
  shop.call(clerk, `PUT /operator/v1/review-reports/{id}/appeal/${verdict}`, {
    path: { id },
    body: { decision: "다시 봤어요" },
  });
const appeal = (token: string, id: number, contents = "개인정보가 아니라 농장 이름이에요") =>
  shop.call(token, "POST /v1/review/report/{id}/appeal", { path: { id }, body: { contents } });
const shown = async () =>
  (await shop.call(null, "GET /v1/products/{id}/reviews", { path: { id: product } })).reply.list[0];
const mine = async () => (await shop.call(writer, "GET /v1/app-users/reviews")).reply.list[0];

test("a report hides a review with its ground, an upheld appeal shows it again, and both are in the public counts", async () => {
  const { id } = (await report(await member(shop))).reply;
  expect((await shown())?.hiddenFor).toBeNull();
  const waiting = await shop.call(clerk, "GET /operator/v1/review-reports", {
    query: { status: "requested" },
  });
  expect(waiting.reply.list.map((each) => [each.id, each.ground])).toContainEqual([id, "개인정보 노출"]);
  expect((await decide(id, "uphold", "전화번호가 보여요")).reply).toMatchObject({ status: "upheld" });
  expect(await shown()).toMatchObject({ contents: "", hiddenFor: "개인정보 노출", score: 1 });
  expect(await mine()).toMatchObject({
    contents: "맛이 없었어요. 아쉬워요",
    hidden: { reportId: id, ground: "개인정보 노출", decision: "전화번호가 보여요", appeal: null },
  });
  const valid = await shop.call(writer, "GET /v1/review/report/{id}/appeal/validate", { path: { id } });
  expect(valid.reply).toMatchObject({ canAppeal: true, decision: "전화번호가 보여요" });
  expect((await appeal(writer, id)).reply).toEqual({ status: "requested" });
  expect((await appeal(writer, id)).refusal.code).toBe("REVIEW_APPEALED");
  expect((await decideAppeal(id, "uphold")).reply).toMatchObject({ appeal: { status: "upheld" } });
  expect(await shown()).toMatchObject({ contents: "맛이 없었어요. 아쉬워요", hiddenFor: null });
  expect(await mine()).toMatchObject({ hidden: null });
  const said = (await shop.call(null, "GET /v1/review/decisions")).reply.list;
  expect(said.find(({ ground }) => ground === "개인정보 노출")).toMatchObject({ upheld: 1, restored: 1 });
  const trail = await shop.call(clerk, "GET /operator/v1/actions", {
    query: { subject: `review ${review}` },
  });
  expect(trail.reply.list.map(({ action }) => action).toSorted()).toEqual([
    "reviews.appeal-upheld",
    "reviews.report-upheld",
  ]);
  expect(await breaches(shop)).toEqual([]);
});

test("a dismissed report leaves the review, and its reporter learns nothing about anyone", async () => {
  const { id } = (await report(await member(shop), 7, "점수가 너무 낮아요")).reply;
  expect((await decide(id, "dismiss")).reply).toMatchObject({ status: "dismissed" });
  expect((await decide(id, "uphold")).refusal.code).toBe("REVIEW_REPORT_DECIDED");
  expect((await shown())?.hiddenFor).toBeNull();
  expect((await appeal(writer, id)).refusal.code).toBe("REVIEW_REPORT_NOT_FOUND");
});

test("a review with two upheld reports stays hidden until both are overturned", async () => {
  const first = (await report(await member(shop), 1)).reply.id;
  const second = (await report(await member(shop), 4)).reply.id;
  await Promise.all([decide(first, "uphold"), decide(second, "uphold")]);
  await appeal(writer, first);
  await decideAppeal(first, "uphold");
  expect((await shown())?.hiddenFor).not.toBeNull();
  await appeal(writer, second);
  await decideAppeal(second, "uphold");
  expect((await shown())?.hiddenFor).toBeNull();
  expect(await breaches(shop)).toEqual([]);
});

test("reports are refused when repeated, of one's own review, of an unknown ground, or without the required words", async () => {
  const token = await member(shop);
  expect((await report(token, 7)).refusal.code).toBe("REVIEW_REPORT_WORDS_REQUIRED");
  expect((await report(token, 99)).refusal.code).toBe("REVIEW_REPORT_REASON_NOT_FOUND");
  const answers = await Promise.all(Array.from({ length: 10 }, () => report(token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await report(writer)).refusal.code).toBe("REVIEW_OWN");
  expect((await report(await guest(shop))).refusal.code).toBe("MEMBER_ONLY");
  const marks = await shop.call(token, "GET /v1/products/{id}/reviews/user-personal", {
    path: { id: product },
  });
  expect(marks.reply.reported).toEqual([review]);
});

test("only the writer can appeal, with a text; ten concurrent decisions are one", async () => {
  const { id } = (await report(await member(shop))).reply;
  const answers = await Promise.all(Array.from({ length: 10 }, () => decide(id, "uphold")));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await appeal(await member(shop), id)).refusal.code).toBe("REVIEW_REPORT_NOT_FOUND");
  expect((await appeal(writer, id, "짧아요")).refusal.code).toBe("APPEAL_TOO_SHORT");
  expect((await decideAppeal(id, "uphold")).refusal.code).toBe("REVIEW_APPEAL_NOT_OPEN");
});

test("deleting a hidden review deletes its reports, and the product can be reviewed again", async () => {
  const { id } = (await report(await member(shop))).reply;
  await decide(id, "uphold");
  expect(
    (await shop.call(writer, "DELETE /v1/app-users/reviews/{id}", { path: { id: review } })).status,
  ).toBe(200);
  expect((await decideAppeal(id, "uphold")).refusal.code).toBe("REVIEW_REPORT_NOT_FOUND");
  expect(await breaches(shop)).toEqual([]);
});
