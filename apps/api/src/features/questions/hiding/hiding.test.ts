import { afterAll, beforeAll, expect, test } from "vitest";
import { createAccountWithBelongings } from "../../../testing/account-with-belongings.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
let work: string;
beforeAll(async () => {
  shop = await createTestShop();
  work = (await operator(shop, "support")).token;
});
afterAll(() => shop.close());

test("a question is hidden on a legal ground from everyone but its author, who is told; undo shows it again", async () => {
  const { token, questionId: id, productId } = await createAccountWithBelongings(shop, "member");
  const hide = (version: number, hiddenFor: "개인정보 노출" | null) =>
    shop.call(work, "PATCH /operator/v1/questions", {
      body: { rows: [{ id, version, set: { hiddenFor } }], reason: "전화번호가 보임" },
    });
  const shown = async () => {
    const { reply } = await shop.call(null, "GET /v1/products/{id}/questions", { path: { id: productId } });
    return reply.list.find((question) => question.id === id);
  };
  const before = await shown();
  const hidden = await hide(1, "개인정보 노출");
  expect(await shown()).toMatchObject({ contents: "", answer: null, hiddenFor: "개인정보 노출" });
  expect((await shown())?.nickname).toMatch(/^.\*\*$/);
  const mine = await shop.call(token, "GET /v1/app-users/questions");
  expect(mine.reply.list.find((question) => question.id === id)).toMatchObject({
    hiddenFor: "개인정보 노출",
    contents: expect.stringMatching(/\S/),
  });
  const query = { listType: "orderList" } as const;
  const news = await shop.call(token, "GET /v1/app-users/notification", { query });
  expect(news.reply.list).toContainEqual(expect.objectContaining({ title: "문의를 가렸어요" }));
  const listed = await shop.call(work, "GET /operator/v1/questions", { query: { isHidden: true } });
  expect(listed.reply.list).toMatchObject([{ id, version: 2, hiddenFor: "개인정보 노출" }]);
  expect((await hide(1, null)).refusal.code).toBe("RECORD_CHANGED");
  const path = { id: hidden.reply.change?.id ?? 0 };
  await shop.call(work, "POST /operator/v1/changes/{id}/undo", { path, body: { reason: "되돌림" } });
  expect(await shown()).toEqual(before);
});
