import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { guest, member, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { breaches, later, select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { createMessagesPerChannel } from "../messages/sending/create-messages-per-channel.ts";

let shop: TestShop;
let clerk: string;
let asker: string;
let id: number;
beforeAll(async () => {
  shop = await createTestShop();
  clerk = (await operator(shop)).token;
});
beforeEach(async () => {
  asker = await member(shop);
  id = (await seedProduct(shop.database.db)).productId;
});
afterAll(() => shop.close());

const WORDS = "껍질째 먹어도 되나요?";
const ask = (contents = WORDS, isSecret = false, token = asker, headers?: Record<string, string>) =>
  shop.call(
    token,
    "POST /v1/products/{id}/questions",
    { path: { id }, body: { contents, isSecret } },
    headers,
  );
const asked = async (...args: Parameters<typeof ask>) => (await ask(...args)).reply;
const list = async (query: { page?: number; take?: number } = {}) =>
  (await shop.call(null, "GET /v1/products/{id}/questions", { path: { id }, query })).reply;
const change = (question: number, contents: string, token = asker) =>
  shop.call(token, "PUT /v1/app-users/questions/{id}", {
    path: { id: question },
    body: { contents, isSecret: true },
  });
const remove = (question: number, token = asker) =>
  shop.call(token, "DELETE /v1/app-users/questions/{id}", { path: { id: question } });
const answer = (question: number, contents = "씻어서 껍질째 드셔도 돼요") =>
  shop.call(clerk, "POST /operator/v1/questions/{id}/answer", { path: { id: question }, body: { contents } });
const mine = async (token = asker) => (await shop.call(token, "GET /v1/app-users/questions")).reply;

test("a new question is first among the unanswered, is answered by the shop, and its asker is notified once", async () => {
  const first = await asked("어제 물어본 것이에요");
  later(shop, 1);
  const question = await asked();
  expect(question).toMatchObject({ contents: WORDS, status: "waiting", answer: null, nickname: "김**" });
  const page = await list();
  expect([page.count, page.list.map((each) => each.id)]).toEqual([2, [question.id, first.id]]);
  const product = (await shop.call(null, "GET /v1/products/{id}", { path: { id } })).reply;
  expect(product.counts.QNAs).toBe(2);
  const waiting = await shop.call(clerk, "GET /operator/v1/questions", { query: { take: 100 } });
  expect(waiting.reply.list.map((each) => each.id)).toEqual(expect.arrayContaining([first.id, question.id]));

  later(shop, 1);
  expect((await answer(question.id)).reply).toMatchObject({ status: "answered" });
  expect((await list()).list[0]?.answer).toMatchObject({
    contents: "씻어서 껍질째 드셔도 돼요",
    writer: "오늘의과일",
    createdAt: shop.clock.now.toISOString(),
    isEdited: false,
  });
  expect((await mine()).list.map(({ status }) => status)).toEqual(["answered", "waiting"]);
  const changed = await shop.call(clerk, "PUT /operator/v1/questions/{id}/answer", {
    path: { id: question.id },
    body: { contents: "깨끗이 씻어 드세요", reason: "더 분명하게" },
  });
  expect(changed.reply.answer).toMatchObject({ contents: "깨끗이 씻어 드세요", isEdited: true });
  const news = await shop.call(asker, "GET /v1/app-users/notification", { query: { listType: "orderList" } });
  expect(news.reply.list).toMatchObject([{ kind: "question", href: "/my-questions" }]);
  expect(await noticesOf(question.id)).toEqual(["QNA_ANSWERED"]);
  const trail = await shop.call(clerk, "GET /operator/v1/actions", {
    query: { subject: `question ${question.id}` },
  });
  expect(trail.reply.list.map(({ action }) => action)).toEqual([
    "questions.change-answer",
    "questions.answer",
  ]);
});

test("a member who opted out of answer notices gets the answer in the inbox only", async () => {
  await shop.call(asker, "PUT /v1/app-users/settings", { body: { clientCenterReplyAlarm: false } });
  const { id: question } = await asked();
  await answer(question);
  expect(await noticesOf(question)).toEqual([]);
  const news = await shop.call(asker, "GET /v1/app-users/notification", { query: { listType: "orderList" } });
  expect(news.reply.list).toHaveLength(1);
});

test("others see only that a secret question exists; its asker and the shop read it", async () => {
  const { id: question } = await asked("동호수는 101동 1203호예요", true);
  await answer(question, "비밀 답변이에요");
  const [shown] = (await list()).list;
  expect(shown).toMatchObject({
    isSecret: true,
    status: "answered",
    contents: "",
    answer: null,
    nickname: "김**",
  });
  const personal = async (token: string) =>
    (await shop.call(token, "GET /v1/products/{id}/questions/user-personal", { path: { id } })).reply.list;
  expect(await personal(asker)).toMatchObject([
    { id: question, contents: "동호수는 101동 1203호예요", answer: { contents: "비밀 답변이에요" } },
  ]);
  expect(await personal(await guest(shop))).toEqual([]);
  expect(await personal(await member(shop))).toEqual([]);
});

test("only its asker can change or delete a question, until it is answered", async () => {
  const { id: question } = await asked();
  const stranger = await member(shop);
  expect((await change(question, "남이 고쳐요", stranger)).refusal.code).toBe("QUESTION_NOT_FOUND");
  expect((await remove(question, stranger)).refusal.code).toBe("QUESTION_NOT_FOUND");
  expect((await change(question, "씨가 많은가요?")).reply).toMatchObject({
    contents: "씨가 많은가요?",
    isSecret: true,
    isEdited: true,
  });
  const { id: other } = await asked("두 번째 문의예요");
  expect((await remove(other)).status).toBe(200);
  expect((await remove(other)).refusal.code).toBe("QUESTION_NOT_FOUND");
  expect((await list()).count).toBe(1);
  await answer(question);
  expect((await change(question, "늦게 고쳐요")).refusal.code).toBe("QUESTION_ANSWERED");
  expect((await remove(question)).refusal.code).toBe("QUESTION_ANSWERED");
  expect((await answer(question)).refusal.code).toBe("QUESTION_ANSWERED");
  const unanswered = (await asked("세 번째 문의예요")).id;
  const early = await shop.call(clerk, "PUT /operator/v1/questions/{id}/answer", {
    path: { id: unanswered },
    body: { contents: "답", reason: "이유" },
  });
  expect(early.refusal.code).toBe("QUESTION_NOT_ANSWERED");
});

test("concurrent answer, change and deletion leave one of them, in ten runs", async () => {
  for (let turn = 0; turn < 10; turn += 1) {
    const { id: question } = await asked(`${turn}번째로 궁금해요`);
    const [answered, changed, removed] = await Promise.all([
      answer(question),
      change(question, "그 사이 고쳐요"),
      remove(question),
    ]);
    const isThere = (await mine()).list.find((each) => each.id === question);
    expect([answered.status, removed.status].filter((status) => status === 200)).toHaveLength(1);
    expect(isThere !== undefined).toBe(answered.status === 200);
    expect([200, 404, 409]).toContain(changed.status);
    if (changed.status === 200 && isThere) expect(isThere.contents).toBe("그 사이 고쳐요");
  }
  expect(await breaches(shop)).toEqual([]);
});

test("the same text once a day, twenty in total; a repeated request counts once; guests are refused", async () => {
  expect((await ask(WORDS, false, await guest(shop))).refusal.code).toBe("MEMBER_ONLY");
  const key = { "idempotency-key": shop.services.uuid() };
  const [first, again] = [await ask(WORDS, false, asker, key), await ask(WORDS, false, asker, key)];
  expect(again.reply.id).toBe(first.reply.id);
  const many = await Promise.all(Array.from({ length: 5 }, () => ask(` ${WORDS} `)));
  expect(many.map(({ refusal }) => refusal.code)).toEqual(Array(5).fill("QUESTION_ASKED"));
  const more = await Promise.all(Array.from({ length: 25 }, (_, n) => ask(`궁금한 점 ${n}`)));
  expect(more.filter(({ status }) => status === 200)).toHaveLength(19);
  expect(more.find(({ status }) => status !== 200)?.refusal.code).toBe("QUESTION_LIMIT");
  later(shop, 24 * 60 + 1);
  expect((await ask()).status).toBe(200);
});

test.each([
  ["네?", "QUESTION_TOO_SHORT"],
  ["가".repeat(501), "QUESTION_TOO_LONG"],
])("%s is refused", async (contents, code) => {
  expect((await ask(contents)).refusal.code).toBe(code);
});

test("questions come ten a page, and an unknown product is refused", async () => {
  await select(
    shop,
    `insert into question (id, product_id, nickname, contents, is_secret, created_at)
     select (select coalesce(max(id), 0) from question where id < 1000000000) + n, $1, '과일대장', '궁금해요', n % 2 = 0, now() - n * interval '1 hour'
       from generate_series(1, 21) as n`,
    [id],
  );
  const pages = [await list(), await list({ page: 1 }), await list({ page: 2 })];
  expect(pages.map((page) => [page.list.length, page.nextPage, page.count])).toEqual([
    [10, 1, 21],
    [10, 2, 21],
    [1, null, 21],
  ]);
  id = 2_000_000_000;
  const nowhere = await shop.call(null, "GET /v1/products/{id}/questions", { path: { id } });
  expect(nowhere.refusal.code).toBe("PRODUCT_NOT_FOUND");
  expect((await ask()).refusal.code).toBe("PRODUCT_NOT_FOUND");
});

async function noticesOf(question: number): Promise<string[]> {
  await createMessagesPerChannel(shop.services);
  const rows = await select<{ template: string }>(
    shop,
    "select template from message_outbox where subject = $1",
    [`question ${question}`],
  );
  return rows.map(({ template }) => template);
}

test("a question with a link or a phone number is refused, new or changed", async () => {
  const fields = (message: string) => ({
    fields: [{ field: "contents", message: expect.stringContaining(message) }],
  });
  const lured = await ask("여기가 더 싸요 other-shop . com");
  expect([lured.refusal.code, lured.refusal.detail]).toEqual(["FREE_TEXT_REFUSED", fields("링크")]);
  const { id: question } = await asked("배송지 변경은 어떻게 하나요?");
  const changed = await change(question, "010 1234 5678로 전화 주세요");
  expect([changed.refusal.code, changed.refusal.detail]).toEqual(["FREE_TEXT_REFUSED", fields("전화번호")]);
});
