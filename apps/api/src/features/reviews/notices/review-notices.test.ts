import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart } from "../../../testing/buy-through-cart.ts";
import { deliver } from "../../../testing/deliver-order.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { member, newPhone, signUp } from "../../../testing/product-and-member-fixtures.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { sendMessages } from "../../messages/sending/send-messages.ts";

let shop: TestShop;
let clerk: string;
beforeAll(async () => {
  shop = await createTestShop();
  clerk = (await operator(shop)).token;
});
afterAll(() => shop.close());

test.each([
  ["uphold", ["REVIEW_HIDDEN", "REVIEW_RESTORED"], "후기를 다시 보여드려요"],
  ["dismiss", ["REVIEW_HIDDEN", "REVIEW_APPEAL_DENIED"], "이의를 받아들이지 못했어요"],
] as const)(
  "a hidden review and an appeal decided as %s are told to the writer once each",
  async (verdict, names, title) => {
    const phone = newPhone();
    const writer = (await signUp(shop, { phone })).reply.token;
    const order = await buyThroughCart(shop, writer, [{}]);
    await deliver(shop, order);
    const orderItemProductId = order.productIds[0] ?? 0;
    const written = await shop.call(writer, "POST /v1/app-users/reviews", {
      body: { orderItemProductId, score: 1, contents: "맛이 없었어요. 아쉬워요", images: [] },
    });
    const reporter = await member(shop);
    const { id } = (
      await shop.call(reporter, "POST /v1/review/{id}/report", {
        path: { id: written.reply.review.id },
        body: { reviewReportReasonId: 5 },
      })
    ).reply;
    const path = { id };
    await shop.call(clerk, "PUT /operator/v1/review-reports/{id}/uphold", {
      path,
      body: { decision: "확인했어요" },
    });
    await shop.call(writer, "POST /v1/review/report/{id}/appeal", {
      path,
      body: { contents: "불편한 사진이 아니라 상한 과일이에요" },
    });
    for (let run = 0; run < 2; run += 1) {
      await shop.call(clerk, `PUT /operator/v1/review-reports/{id}/appeal/${verdict}`, {
        path,
        body: { decision: "다시 봤어요" },
      });
    }
    await sendMessages(shop.services);
    const { list } = (await shop.sandbox(`/_sim/messages?to=${phone}`)) as {
      list: { templateId: string | null; text: string }[];
    };
    const told = list.filter(({ templateId }) => templateId?.startsWith("REVIEW")).reverse();
    expect(told.map(({ templateId }) => templateId)).toEqual(names);
    expect(told[0]?.text).toContain("사유: 보기 불편한 사진");
    const inbox = await shop.call(writer, "GET /v1/app-users/notification", {
      query: { listType: "orderList" },
    });
    const own = inbox.reply.list.filter(({ kind }) => kind === "review");
    expect(own.map((notice) => notice.title)).toEqual([title, "후기를 가렸어요"]);
    expect(own.every(({ href, image }) => href === "/my-reviews" && image !== null)).toBe(true);
  },
);
