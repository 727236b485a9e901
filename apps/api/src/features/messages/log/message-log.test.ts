import type { Input } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAccountWithBelongings } from "../../../testing/account-with-belongings.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { sendMessages } from "../sending/send-messages.ts";

let shop: TestShop;
let work: Awaited<ReturnType<typeof operator>>;
let askerId: number;
let questionId: number;
beforeAll(async () => {
  shop = await createTestShop();
  work = await operator(shop, ["members.read", "claims.decide"]);
  const asker = await createAccountWithBelongings(shop, "member");
  await createAccountWithBelongings(shop, "member", { sendsGift: true });
  questionId = asker.questionId;
  askerId = (await shop.call(asker.token, "GET /v2/app-users/detail")).reply.id;
  await shop.call(work.token, "POST /operator/v1/questions/{id}/answer", {
    path: { id: questionId },
    body: { contents: "내일 보내요" },
  });
  await sendMessages(shop.services);
});
afterAll(() => shop.close());

type Query = NonNullable<Input<"GET /operator/v1/messages">["query"]>;
const messages = async (query: Query = {}) =>
  (await shop.call(work.token, "GET /operator/v1/messages", { query })).reply;

test("each message about a question is listed with its channel, result and the masked member", async () => {
  const { list } = await messages({ subject: `question ${questionId}` });
  expect(list.length).toBeGreaterThan(0);
  for (const message of list) {
    expect(message).toMatchObject({
      subject: `question ${questionId}`,
      result: "sent",
      member: { id: askerId, name: expect.stringContaining("*") },
      sentAt: shop.clock.now.toISOString(),
      droppedAt: null,
    });
  }
});

test("filters by member, template, channel and result each leave their rows, and all rows have one result", async () => {
  const all = (await messages()).list;
  expect(all.length).toBeGreaterThan((await messages({ memberId: askerId })).list.length);
  const [first] = all;
  if (!first) throw new Error("Members were told");
  for (const query of [
    { memberId: askerId },
    { template: first.template },
    { channel: first.channel },
    { result: first.result },
  ] satisfies Query[]) {
    const found = (await messages(query)).list;
    const matching = all.filter(
      (each) =>
        (query.memberId === undefined || each.member?.id === query.memberId) &&
        (query.template === undefined || each.template === query.template) &&
        (query.channel === undefined || each.channel === query.channel) &&
        (query.result === undefined || each.result === query.result),
    );
    expect(found).toEqual(matching);
    expect(found.length).toBeGreaterThan(0);
  }
  expect((await messages({ result: "waiting" })).list).toEqual([]);
});

test("what was dropped and what the provider reported as failed are found by their results", async () => {
  const [dropped, failed, ...others] = (await messages()).list.map(({ id }) => id);
  await select(
    shop,
    "update message_outbox set sent_at = null, dropped_at = $2, reason = 'expired' where id = $1",
    [dropped, shop.clock.now],
  );
  await select(
    shop,
    "update message_outbox set report = 'failed', report_code = '3001', reported_at = $2 where id = $1",
    [failed, shop.clock.now],
  );
  expect((await messages({ result: "dropped" })).list).toMatchObject([{ id: dropped, reason: "expired" }]);
  expect((await messages({ result: "failed" })).list).toMatchObject([{ id: failed, reportCode: "3001" }]);
  expect((await messages({ result: "sent" })).list.map(({ id }) => id)).toEqual(others);
});

test("pages show each message once; another cursor is refused", async () => {
  const whole = (await messages()).list.map(({ id }) => id);
  const paged: number[] = [];
  let nextPage: string | undefined;
  do {
    const page = await messages({ take: 1, ...(nextPage ? { nextPage } : {}) });
    paged.push(...page.list.map(({ id }) => id));
    nextPage = page.nextPage ?? undefined;
  } while (nextPage);
  expect(paged).toEqual(whole);
  const wrong = await shop.call(work.token, "GET /operator/v1/messages", { query: { nextPage: "x" } });
  expect(wrong.refusal.code).toBe("INVALID_INPUT");
});

test("a message about an order or its gift names the order, and its number finds both", async () => {
  const [first, second] = (await messages()).list.map(({ id }) => id);
  const [order] = await select<{ id: number; number: string; gift_id: number }>(
    shop,
    `select o.id, o.number, g.id as gift_id from orders o join gift g on g.order_id = o.id order by g.id limit 1`,
  );
  if (!order) throw new Error("Members have a gift");
  const name = "update message_outbox set subject = $2 where id = $1";
  await select(shop, name, [first, `order ${order.id}`]);
  await select(shop, name, [second, `gift ${order.gift_id}`]);
  const found = (await messages({ orderNumber: order.number })).list;
  expect(found.map(({ id }) => id)).toEqual([first, second]);
  for (const message of found) expect(message.order).toEqual({ id: order.id, orderNumber: order.number });
  const other = { orderNumber: order.number, subject: `question ${questionId}` };
  expect((await messages(other)).list).toEqual([]);
  expect((await messages({ orderNumber: "20000101-0000000" })).list).toEqual([]);
  await select(shop, name, [second, `question ${questionId}`]);
  expect((await messages(other)).list).toEqual([]);
  expect((await messages({ subject: `question ${questionId}` })).list).toMatchObject([{ order: null }]);
});

test("a reading is recorded with the members shown", async () => {
  await messages({ memberId: askerId });
  const [last] = await select<{ after: object }>(
    shop,
    "select after from operator_action where operator_id = $1 and subject = 'messages' order by id desc limit 1",
    [work.id],
  );
  expect(last?.after).toEqual({ by: ["memberId"], shown: { members: [askerId] }, isMasked: true });
});
