import { afterAll, beforeAll, expect, test } from "vitest";
import { later, select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await select(
    shop,
    `insert into notice select id, '공지', '제목 ' || id, '내용', id = 3, timestamptz '2026-11-20' - id * interval '1 day'
       from generate_series(1, 17) as id`,
  );
  await select(shop, "insert into notice values (99, '공지', '내일', '내용', false, '2026-11-22')");
});
afterAll(() => shop.close());

async function page(number?: number) {
  return (
    await shop.call(null, "GET /v1/boards/notices", number === undefined ? {} : { query: { page: number } })
  ).reply;
}

test("notices are listed pinned first, then newest, fifteen a page", async () => {
  const first = await page();
  expect(first.list.map(({ id }) => id)).toEqual([3, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  expect(first.nextPage).toBe(1);
  expect(await page(1)).toMatchObject({ list: [{ id: 16 }, { id: 17 }], nextPage: null });
  expect(await page(2)).toEqual({ list: [], nextPage: null });
});

test("frequent questions are listed completely and in sequence", async () => {
  await select(
    shop,
    "insert into faq values (1, '배송', '언제 와요?', '내일 와요.', 2), (2, '취소', '취소돼요?', '네.', 1)",
  );
  const { reply } = await shop.call(null, "GET /v1/boards/faqs", {});
  expect(reply.list).toEqual([
    { id: 2, category: "취소", question: "취소돼요?", answer: "네." },
    { id: 1, category: "배송", question: "언제 와요?", answer: "내일 와요." },
  ]);
});

test("a notice appears on its day", async () => {
  later(shop, 24 * 60);
  expect((await page()).list[1]?.id).toBe(99);
});
