import { afterAll, beforeAll, expect, test } from "vitest";
import { member } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await createTestShop();
  token = await member(shop);
  await tell("fruitSnsList", 65);
  await tell("orderList", 3);
});
afterAll(() => shop.close());

type ListType = "fruitSnsList" | "orderList";
const LIST = "GET /v1/app-users/notification";
const list = async (
  query: { listType: ListType; nextPage?: string; take?: number; page?: number },
  who = token,
) => shop.call(who, LIST, { query });
const unread = async () =>
  (await shop.call(token, "GET /v2/app-users/detail")).reply.count.newTodayfruitNotification;

async function tell(listType: ListType, count: number): Promise<void> {
  const { reply } = await shop.call(token, "GET /v2/app-users/detail");
  await select(
    shop,
    `insert into notification (user_id, list_type, kind, title, body, href, dedupe_key, created_at)
     select $1, $2, 'opening', '제목 ' || n, '내용', '/', $2 || n, $4 from generate_series(1, $3::int) n`,
    [reply.id, listType, count, shop.clock.now],
  );
}

test("a list comes thirty a page, the newest first, with the number of pages", async () => {
  const take = 30;
  const first = (await list({ listType: "fruitSnsList", page: 0, take })).reply;
  const second = (await list({ listType: "fruitSnsList", take, nextPage: first.nextPage ?? "" })).reply;
  const third = (await list({ listType: "fruitSnsList", take, nextPage: second.nextPage ?? "" })).reply;
  expect((await list({ listType: "fruitSnsList" })).reply.list).toHaveLength(15);
  expect([first, second, third].map((page) => page.list.length)).toEqual([30, 30, 5]);
  expect([first.pageCount, third.nextPage]).toEqual([3, null]);
  expect([...first.list, ...second.list, ...third.list].map(({ title }) => title)).toEqual(
    Array.from({ length: 65 }, (_, index) => `제목 ${65 - index}`),
  );
});

test("orders and news are separate lists, each for its own member only", async () => {
  expect((await list({ listType: "orderList" })).reply).toMatchObject({ pageCount: 1, nextPage: null });
  const stranger = await member(shop);
  expect((await list({ listType: "orderList" }, stranger)).reply).toEqual({
    list: [],
    nextPage: null,
    pageCount: 0,
  });
});

test("reading a list marks it as read and leaves the other unchanged", async () => {
  expect(await unread()).toBe(68);
  const read = (listType: ListType) =>
    shop.call(token, "PUT /v1/app-users/notification/read", { body: { listType } });
  expect((await read("fruitSnsList")).reply.newTodayfruitNotification).toBe(3);
  expect((await list({ listType: "fruitSnsList", take: 1 })).reply.list[0]?.isRead).toBe(true);
  expect((await list({ listType: "orderList", take: 1 })).reply.list[0]?.isRead).toBe(false);
  expect(await unread()).toBe(3);
  expect((await read("orderList")).reply.newTodayfruitNotification).toBe(0);
  expect(await unread()).toBe(0);
});

test.each(["x", "0", "-1", "99999999999999999999", "1;drop table notification"])(
  "the invalid cursor %o is refused",
  async (nextPage) => {
    expect((await list({ listType: "orderList", nextPage })).refusal.code).toBe("INVALID_INPUT");
  },
);

test("a notification older than thirty days is neither listed nor counted", async () => {
  const own = await member(shop);
  const { reply } = await shop.call(own, "GET /v2/app-users/detail");
  await select(
    shop,
    `insert into notification (user_id, list_type, kind, title, body, href, dedupe_key, created_at)
     select $1, 'orderList', 'order', '제목 ' || days, '내용', '/', 'old ' || days, $2::timestamptz - make_interval(days => days)
       from unnest(array[29, 31]) as days`,
    [reply.id, shop.clock.now],
  );
  const listed = await list({ listType: "orderList" }, own);
  expect(listed.reply.list.map(({ title }) => title)).toEqual(["제목 29"]);
  const counted = await shop.call(own, "GET /v1/app-users/counters");
  expect(counted.reply.newTodayfruitNotification).toBe(1);
});
