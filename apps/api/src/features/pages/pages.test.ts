import { afterAll, beforeAll, expect, test } from "vitest";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { CONTENT_FIELD_SAMPLES } from "../../testing/operator-calls/content-field-samples.ts";
import { later } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await createTestShop();
  token = (await operator(shop)).token;
});
afterAll(() => shop.close());

const minutes = (count: number) => new Date(shop.clock.now.getTime() + count * 60_000).toISOString();
const add = (...rows: object[]) =>
  shop.call(token, "POST /operator/v1/pages", {
    body: { rows: rows.map((fields) => ({ ...CONTENT_FIELD_SAMPLES.pages, ...fields })), reason: "행사" },
  });
const shown = async (slug: string) => {
  const { status, reply } = await shop.call(null, "GET /v1/pages/{slug}", { path: { slug } });
  return status === 200 ? reply.title : status;
};
const listed = async () => (await shop.call(null, "GET /v1/pages")).reply.list.map(({ slug }) => slug);

test("a page is shown and listed from its begin until before its end, and is unknown outside", async () => {
  await add({ slug: "spring", title: "봄 행사", beginsAt: minutes(10), endsAt: minutes(20) });
  expect([await shown("spring"), await listed()]).toEqual([404, []]);
  later(shop, 10);
  expect([await shown("spring"), await listed()]).toEqual(["봄 행사", ["spring"]]);
  later(shop, 9);
  expect(await shown("spring")).toBe("봄 행사");
  later(shop, 1);
  expect([await shown("spring"), await listed()]).toEqual([404, []]);
});

test("an address that another page has is refused, among the rows of a call too", async () => {
  const begun = { beginsAt: minutes(0) };
  expect((await add({ slug: "one", ...begun }, { slug: "one", ...begun })).refusal.code).toBe("SLUG_TAKEN");
  expect((await add({ slug: "one", ...begun })).status).toBe(200);
  expect((await add({ slug: "one", ...begun })).refusal.code).toBe("SLUG_TAKEN");
});

test("two pages swap their addresses by one call", async () => {
  const { reply } = await add(
    { slug: "left", title: "왼쪽", beginsAt: minutes(0) },
    { slug: "right", title: "오른쪽", beginsAt: minutes(0) },
  );
  const [left, right] = reply.rows;
  if (!left || !right) throw new Error("Both pages were added");
  const rows = [
    { ...left, set: { slug: "right" } },
    { ...right, set: { slug: "left" } },
  ];
  const swapped = await shop.call(token, "PATCH /operator/v1/pages", { body: { rows, reason: "바꿈" } });
  expect(swapped.status).toBe(200);
  expect([await shown("left"), await shown("right")]).toEqual(["오른쪽", "왼쪽"]);
});
