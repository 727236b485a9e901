import type { Input } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart } from "../../testing/buy-through-cart.ts";
import { confirmed } from "../../testing/confirm-identity-by-code-steps.ts";
import { deliver } from "../../testing/deliver-order.ts";
import { makeOperator, operator } from "../../testing/operator-account-and-login-steps.ts";
import { member } from "../../testing/product-and-member-fixtures.ts";
import { later, select } from "../../testing/read-and-set-shop-state.ts";
import { createRandom } from "../../testing/seeded-random.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import {
  type ActingOperator,
  addReading,
  type Reading,
} from "../operator-actions/operator-actions.repository.ts";
import { purgePrivacyLog } from "./privacy-log.repository.ts";

let shop: TestShop;
let support: Awaited<ReturnType<typeof operator>>;
beforeAll(async () => {
  shop = await createTestShop();
  support = await operator(shop, "support");
});
afterAll(() => shop.close());

type Query = NonNullable<Input<"GET /v1/app-users/privacy-log">["query"]>;
const log = async (token: string, query: Query = {}) =>
  (await shop.call(token, "GET /v1/app-users/privacy-log", { query })).reply;
const idOf = async (token: string) => (await shop.call(token, "GET /v2/app-users/detail")).reply.id;

test("a member sees by role who read their order, why and when, and never the operator's name", async () => {
  const buyer = await member(shop);
  expect(await log(buyer)).toEqual({
    list: [],
    nextPage: null,
    recent: { total: 0, forDelivery: 0, forInquiry: 0 },
  });
  const order = await buyThroughCart(shop, buyer, [{ price: 10_000 }]);
  await shop.call(support.token, "GET /operator/v1/orders/{id}", { path: { id: order.id } });
  later(shop, 60);
  await shop.call(support.token, "POST /operator/v1/orders/{id}/personal-data", {
    path: { id: order.id },
    body: { reason: "주소를 고쳐 달라는 전화" },
  });
  const at = shop.clock.now.toISOString();
  const { list, recent } = await log(buyer);
  expect(list.map(({ id: _, ...entry }) => entry)).toMatchObject([
    {
      actor: "staff",
      actorName: "고객 상담",
      why: "주문을 열어 봤어요",
      reason: "주소를 고쳐 달라는 전화",
      seen: "주문 내역, 받는 분, 주소, 휴대폰 번호",
      orderIds: [order.id],
      at,
    },
    { reason: null, seen: "주문 내역, 일부를 가린 받는 분과 연락처", orderIds: [order.id] },
  ]);
  expect(recent.total).toBe(2);
  expect(JSON.stringify(list)).not.toContain("담당");
});

test("inquiries link to themselves, lists show each person in them, and a filter leaves the counts as they are", async () => {
  const [asker, other] = [await member(shop), await member(shop)];
  const { reply } = await shop.call(asker, "POST /v1/app-users/inquiries", {
    body: { kind: "account", orderProductId: null, wantsNotice: false, contents: "문의해요", photos: [] },
  });
  await shop.call(support.token, "GET /operator/v1/inquiries/{id}", { path: { id: reply.id } });
  await shop.call(support.token, "GET /operator/v1/members", { query: {} });
  const { list, recent } = await log(asker);
  expect(list.map(({ why, inquiryIds }) => [why, inquiryIds])).toEqual([
    ["회원 목록을 봤어요", []],
    ["문의에 답하려고 열어 봤어요", [reply.id]],
  ]);
  expect(recent).toEqual({ total: 2, forDelivery: 0, forInquiry: 1 });
  expect((await log(other)).list.map(({ why }) => why)).toEqual(["회원 목록을 봤어요"]);
  expect(await log(asker, { by: "outside" })).toEqual({ list: [], nextPage: null, recent });
  expect((await log(asker, { by: "staff" })).list).toHaveLength(2);
});

test("an own export of data and a change of the account are own acts and no readings by others", async () => {
  const own = await member(shop);
  await shop.call(own, "GET /v1/app-users/personal-data", {}, await confirmed(shop, own, "exportData"));
  const { list, recent } = await log(own, { by: "self" });
  expect(list).toMatchObject([{ actor: "self", why: "내 정보를 파일로 받았어요", seen: "내 정보 전체" }]);
  expect(recent.total).toBe(0);
});

test("an exported file of members is in the log of each with its reason", async () => {
  const manager = await operator(shop, "manager");
  const own = await member(shop);
  const query = { reason: "세무 자료" };
  await shop.call(manager.token, "GET /operator/v1/exports/members", { query });
  expect((await log(own)).list).toMatchObject([
    { actor: "staff", why: "회원 목록을 파일로 받았어요", reason: "세무 자료" },
  ]);
});

test("a guest who becomes a member sees what was read of their orders before", async () => {
  const before = await member(shop);
  const order = await buyThroughCart(shop, before, [{ price: 10_000 }]);
  await shop.call(support.token, "GET /operator/v1/orders/{id}", { path: { id: order.id } });
  const after = await member(shop);
  await select(shop, "update orders set user_id = $2 where id = $1", [order.id, await idOf(after)]);
  expect((await log(after)).list).toMatchObject([{ why: "주문을 열어 봤어요", orderIds: [order.id] }]);
});

test("a thousand random readings of many members: each sees exactly their own, page by page", async () => {
  const random = createRandom(24);
  const people = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const token = await member(shop);
      const order = await buyThroughCart(shop, token, [{ price: 10_000 }]);
      return { token, id: await idOf(token), order: order.id, seen: (await log(token)).list.length };
    }),
  );
  const { id } = await makeOperator(shop, ["support"]);
  const actor = {
    ...shop.services,
    operator: { id, source: "login" },
    requestId: "random",
    address: "127.0.0.1",
  } satisfies ActingOperator;
  for (let turn = 0; turn < 1000; turn += 1) {
    const shown = people.filter(() => random.below(3) === 0);
    for (const person of shown) person.seen += 1;
    const [first] = shown;
    const readings: [
      Omit<Reading, "by" | "isMasked" | "reason">,
      ...Omit<Reading, "by" | "isMasked" | "reason">[],
    ] = [
      { subject: "orders", shown: { orders: shown.map(({ order }) => order) } },
      { subject: "members", shown: { members: shown.map((person) => person.id) } },
      {
        subject: "orders",
        shown: { orders: shown.map(({ order }) => order), members: shown.map((person) => person.id) },
      },
    ];
    if (shown.length === 1 && first)
      readings.push({ subject: `order ${first.order}`, shown: { members: [first.id] } });
    await addReading(shop.database.db, actor, {
      ...random.pick(readings),
      by: [],
      isMasked: true,
      reason: null,
    });
  }
  for (const { token, seen } of people) {
    const ids: number[] = [];
    let nextPage: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof log>> = await log(token, {
        take: 100,
        ...(nextPage !== null && { nextPage }),
      });
      ids.push(...page.list.map((entry) => entry.id));
      nextPage = page.nextPage;
    } while (nextPage !== null);
    expect(ids).toHaveLength(seen);
    expect(new Set(ids).size).toBe(seen);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  }
});

test("an entry cannot be edited, is shown for a year and is deleted afterwards", async () => {
  const buyer = await member(shop);
  const own = await idOf(buyer);
  const start = shop.clock.now;
  const daysAgo = (days: number) => new Date(start.getTime() - days * 86_400_000);
  for (const days of [366, 364]) {
    await select(
      shop,
      "insert into privacy_log_entry (user_id, actor, act, is_masked, at) values ($1, 'staff', 'member', true, $2)",
      [own, daysAgo(days)],
    );
  }
  await expect(select(shop, "update privacy_log_entry set act = 'order'", [])).rejects.toThrow(
    "is only added to",
  );
  expect((await log(buyer)).list.map(({ at }) => at)).toEqual([daysAgo(364).toISOString()]);
  expect(await purgePrivacyLog(shop.database.db, daysAgo(365), 500)).toBe(1);
  expect(await purgePrivacyLog(shop.database.db, daysAgo(365), 500)).toBe(0);
});

test("what was read of a member goes when they leave, and nothing is added afterwards", async () => {
  const buyer = await member(shop);
  const own = await idOf(buyer);
  const order = await buyThroughCart(shop, buyer, [{ price: 10_000 }]);
  await deliver(shop, order);
  const read = () => shop.call(support.token, "GET /operator/v1/orders/{id}", { path: { id: order.id } });
  const count = () => select(shop, "select id from privacy_log_entry where user_id = $1", [own]);
  await read();
  expect(await count()).toHaveLength(1);
  const left = await shop.call(
    buyer,
    "DELETE /v1/app-users",
    { body: {} },
    await confirmed(shop, buyer, "leave"),
  );
  expect(left.status).toBe(200);
  expect(await count()).toEqual([]);
  await read();
  expect(await count()).toEqual([]);
});

test.each(["x", "0", "-1"])("the invalid cursor %o is refused", async (nextPage) => {
  const answer = await shop.call(await member(shop), "GET /v1/app-users/privacy-log", {
    query: { nextPage },
  });
  expect(answer.refusal.code).toBe("INVALID_INPUT");
});
