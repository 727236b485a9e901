import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createAccountWithBelongings } from "../../testing/account-with-belongings.ts";
import { buyThroughCart } from "../../testing/buy-through-cart.ts";
import { confirmed } from "../../testing/confirm-identity-by-code-steps.ts";
import { deliver } from "../../testing/deliver-order.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { member, seedRules } from "../../testing/product-and-member-fixtures.ts";
import { later, select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { sendMessages } from "../messages/sending/send-messages.ts";

let shop: TestShop;
let clerk: string;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
});
beforeEach(async () => {
  shop.clock.now = new Date("2026-11-23T04:20:00Z");
  clerk = (await operator(shop)).token;
});
afterAll(() => shop.close());

const ASK = "POST /v1/app-users/inquiries";
const MORE = "POST /v1/app-users/inquiries/{id}/messages";
const LIST = "GET /v1/app-users/inquiries";
const ANSWER = "POST /operator/v1/inquiries/{id}/answer";

const body = (contents: string, change: object = {}) => ({
  kind: "delivery" as const,
  orderProductId: null,
  wantsNotice: true,
  contents,
  photos: [],
  ...change,
});

async function ask(token: string, contents = "언제 도착하나요?", change: object = {}) {
  return (await shop.call(token, ASK, { body: body(contents, change) })).reply;
}

async function answer(id: number, contents = "내일 도착해요.") {
  const { token } = await operator(shop);
  const { reply } = await shop.call(token, "GET /operator/v1/inquiries/{id}", { path: { id } });
  const lastMessageId = reply.messages.at(-1)?.id ?? 0;
  return shop.call(token, ANSWER, { path: { id }, body: { contents, lastMessageId } });
}

test("an inquiry waits until the promised hour, is answered, read, found helpful, and continued", async () => {
  const token = await member(shop);
  const { id } = await ask(token, "  언제 도착하나요?  ");
  const path = { id };
  const waiting = (await shop.call(token, LIST)).reply;
  expect(waiting).toMatchObject({ count: 1, nextPage: null, usualHours: null });
  expect(waiting.list).toEqual([
    {
      id,
      kind: "delivery",
      state: "waiting",
      contents: "언제 도착하나요?",
      lastAnswer: null,
      image: null,
      createdAt: "2026-11-23T04:20:00.000Z",
      answerDue: "2026-11-23T09:00:00.000Z",
    },
  ]);
  const helpful = "PUT /v1/app-users/inquiries/{id}/helpful";
  expect((await shop.call(token, helpful, { path, body: { isHelpful: true } })).refusal.code).toBe(
    "INQUIRY_NOT_ANSWERED",
  );
  later(shop, 45);
  await answer(id);
  expect((await shop.call(token, LIST)).reply.list[0]).toMatchObject({
    state: "newAnswer",
    lastAnswer: "내일 도착해요.",
    answerDue: null,
  });
  expect((await shop.call(token, "PUT /v1/app-users/inquiries/{id}/read", { path })).reply.state).toBe(
    "answered",
  );
  expect((await shop.call(token, helpful, { path, body: { isHelpful: true } })).reply.isHelpful).toBe(true);
  const more = (await shop.call(token, MORE, { path, body: { contents: "몇 시쯤인가요?", photos: [] } }))
    .reply;
  expect(more).toMatchObject({ state: "waiting", isHelpful: null });
  expect(more.messages.map(({ isMine, writer }) => [isMine, writer])).toEqual([
    [true, null],
    [false, "오늘의과일 상담"],
    [true, null],
  ]);
});

test("an answer is told in the shop and by text, and outside the shop only when it was asked for", async () => {
  const [token, silent] = [await member(shop), await member(shop)];
  const [loud, quiet] = [
    await ask(token),
    await ask(silent, "환불이요", { kind: "payment", wantsNotice: false }),
  ];
  await answer(loud.id);
  await answer(quiet.id);
  await sendMessages(shop.services);
  for (const [each, id] of [
    [token, loud.id],
    [silent, quiet.id],
  ] as const) {
    const { reply } = await shop.call(each, "GET /v1/app-users/notification", {
      query: { listType: "orderList" },
    });
    expect(reply.list.find(({ kind }) => kind === "inquiry")?.href).toBe(`/inquiries/${id}`);
    const { phone } = (await shop.call(each, "GET /v2/app-users/detail")).reply;
    const { list } = await shop.sandbox(`/_sim/messages?to=${phone}`);
    const texts = (list as { text: string }[]).filter(({ text }) => text.includes("1:1 문의에 답변했어요"));
    expect(texts).toHaveLength(each === token ? 1 : 0);
  }
});

test("two operators who answer the same text: one is accepted, the other is refused, and it is told once", async () => {
  const token = await member(shop);
  const { id, messages } = await ask(token);
  const lastMessageId = messages[0]?.id ?? 0;
  const answers = await Promise.all(
    ["하나", "둘"].map((contents) =>
      shop.call(clerk, ANSWER, { path: { id }, body: { contents, lastMessageId } }),
    ),
  );
  expect(answers.map(({ refusal }) => refusal.code).sort()).toEqual(["INQUIRY_CHANGED", undefined]);
  const rows = await select(shop, "select id from message where subject = $1", [`inquiry ${id}`]);
  expect(rows).toHaveLength(1);
  const trail = await select(
    shop,
    "select action from operator_action where subject = $1 and action = 'inquiries.answer'",
    [`inquiry ${id}`],
  );
  expect(trail).toHaveLength(1);
  expect(
    (
      await shop.call(clerk, ANSWER, {
        path: { id: 2_000_000_000 },
        body: { contents: "x", lastMessageId: 1 },
      })
    ).refusal.code,
  ).toBe("INQUIRY_NOT_FOUND");
});

test("operators list what waits, the oldest first, and what was answered apart", async () => {
  const token = await member(shop);
  const [first, second] = [await ask(token), await ask(token, "두 번째예요")];
  await answer(first.id);
  const list = async (status?: "answered") =>
    (
      await shop.call(clerk, "GET /operator/v1/inquiries", {
        query: { take: 100, ...(status && { status }) },
      })
    ).reply.list;
  const waiting = await list();
  expect(waiting.map(({ id }) => id)).toContain(second.id);
  expect(waiting.map(({ id }) => id)).not.toContain(first.id);
  expect(waiting.find(({ id }) => id === second.id)?.memberName).toBe("김*루");
  expect((await list("answered")).map(({ id }) => id)).toContain(first.id);
});

test.each([
  ["too short", { contents: "?" }, "INQUIRY_TOO_SHORT"],
  ["too long", { contents: "가".repeat(1001) }, "INQUIRY_TOO_LONG"],
  ["with another's picture", { photos: [`uploads/${"0".repeat(32)}.jpg`] }, "PICTURE_NOT_FOUND"],
  ["about another's order", { orderProductId: 2_000_000_000 }, "ORDER_NOT_FOUND"],
])("an inquiry %s is refused", async (_what, change, code) => {
  const { refusal } = await shop.call(await member(shop), ASK, { body: body("언제 오나요?", change) });
  expect(refusal.code).toBe(code);
});

test("an inquiry about an ordered product shows it; thirty texts a day are the limit", async () => {
  const own = await createAccountWithBelongings(shop, "member");
  const about = await ask(own.token, "멍들었어요", { orderProductId: own.paidOrderProductId });
  expect(about.product).toMatchObject({ orderId: own.paidOrderId, orderProductId: own.paidOrderProductId });
  expect(about.product?.claimId).toBe(own.claimId);
  await select(
    shop,
    "insert into inquiry_message (inquiry_id, contents, created_at) select $1, '글', $2 from generate_series(1, 28)",
    [about.id, shop.clock.now],
  );
  expect((await shop.call(own.token, ASK, { body: body("또요?") })).refusal.code).toBe("INQUIRY_LIMIT");
});

test("unread answers come first, then what waits, and the usual time is told from twenty answers on", async () => {
  const token = await member(shop);
  const [old, fresh, read] = [
    await ask(token, "하나요?"),
    await ask(token, "둘이요?"),
    await ask(token, "셋이요?"),
  ];
  later(shop, 150);
  await answer(old.id);
  await answer(read.id);
  later(shop, 1);
  await shop.call(token, "PUT /v1/app-users/inquiries/{id}/read", { path: { id: read.id } });
  expect((await shop.call(token, LIST)).reply.list.map(({ id }) => id)).toEqual([old.id, fresh.id, read.id]);
  await select(
    shop,
    `with more as (
       insert into inquiry (user_id, kind, wants_notice, created_at, answered_at)
       select user_id, kind, false, created_at, created_at + interval '150 minutes' from inquiry, generate_series(1, 20) where id = $1
       returning id, answered_at)
     insert into inquiry_message (inquiry_id, writer, contents, created_at) select id, '가게', '답', answered_at from more`,
    [old.id],
  );
  expect((await shop.call(token, LIST)).reply.usualHours).toBe(3);
});

test("leaving deletes inquiries; those about an order stay sealed with it", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{}]);
  await deliver(shop, order);
  await select(shop, "update orders set status = 'complete' where id = $1", [order.id]);
  const { reply: user } = await shop.call(token, "GET /v2/app-users/detail");
  await ask(token, "상자가 젖었어요", { orderProductId: order.productIds[0] ?? 0 });
  await ask(token, "언제 오나요?");
  const proof = await confirmed(shop, token, "leave");
  const left = await shop.call(token, "DELETE /v1/app-users", { body: {} }, proof);
  expect(left.status).toBe(200);
  expect(await select(shop, "select id from inquiry where user_id = $1", [user.id])).toEqual([]);
  const kept = await select(shop, "select key_id, sealed from retained.member where user_id = $1", [user.id]);
  const [sealed] = kept as { key_id: string; sealed: Uint8Array }[];
  if (!sealed) throw new Error("The person behind the orders is kept");
  const text = shop.services.sealing.open(
    { keyId: sealed.key_id, sealed: sealed.sealed },
    `person ${user.id}`,
  );
  expect(text).toContain("상자가 젖었어요");
  expect(text).not.toContain("언제 오나요");
});
