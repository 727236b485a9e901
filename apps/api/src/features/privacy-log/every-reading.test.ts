import { afterAll, beforeAll, expect, test } from "vitest";
import { createAccountWithBelongings } from "../../testing/account-with-belongings.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { member } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { sendMessages } from "../messages/sending/send-messages.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

/** Calls of operators that read lists of people, with what a member is told of them. */
const READINGS = {
  "GET /operator/v1/orders": [{ query: {} }, "주문 목록을 봤어요"],
  "GET /operator/v1/members": [{ query: {} }, "회원 목록을 봤어요"],
  "GET /operator/v1/claims": [{ query: { status: "denied" } }, "반품·교환 신청을 봤어요"],
  "GET /operator/v1/inquiries": [{ query: {} }, "문의에 답하려고 목록을 봤어요"],
  "GET /operator/v1/questions": [{ query: {} }, "상품 문의에 답하려고 봤어요"],
  "GET /operator/v1/review-reports": [{ query: {} }, "신고된 후기를 봤어요"],
  "GET /operator/v1/messages": [{ query: {} }, "보낸 알림을 확인했어요"],
} as const;

test("each list that an operator reads is in the log of the member whose things it shows, and of nobody else", async () => {
  const { token } = await createAccountWithBelongings(shop, "member", { sendsGift: true, reviews: true });
  await sendMessages(shop.services);
  const manager = await operator(shop, "manager");
  const log = async (who: string) =>
    (await shop.call(who, "GET /v1/app-users/privacy-log", { query: {} })).reply.list;
  const before = (await log(token)).length;
  for (const [name, [input]] of Object.entries(READINGS))
    await shop.call(manager.token, name as keyof typeof READINGS, input as never);
  const told = (await log(token)).map(({ why }) => why);
  expect(told.slice(0, told.length - before)).toEqual(
    Object.values(READINGS)
      .map(([, why]) => why)
      .toReversed(),
  );
  expect(await log(await member(shop))).toEqual([]);
});

test("every reading in the trail that showed somebody has an entry for them", async () => {
  const lost = await select(
    shop,
    `select a.id, a.subject from operator_action a
      where a.action = 'read'
        and exists (select from jsonb_each(a.after -> 'shown') s where jsonb_array_length(s.value) > 0)
        and not exists (select from privacy_log_entry e where e.action_id = a.id)`,
    [],
  );
  expect(lost).toEqual([]);
});
