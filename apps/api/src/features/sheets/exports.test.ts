import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart } from "../../testing/buy-through-cart.ts";
import { member } from "../../testing/factories.ts";
import { operator } from "../../testing/operators.ts";
import { rowsOf } from "../../testing/sheet-files.ts";
import { select } from "../../testing/shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let work: Awaited<ReturnType<typeof operator>>;
let order: Awaited<ReturnType<typeof buyThroughCart>>;
beforeAll(async () => {
  shop = await createTestShop();
  work = await operator(shop, ["orders.read", "data.export"]);
  order = await buyThroughCart(shop, await member(shop), [{ price: 10_000 }]);
});
afterAll(() => shop.close());

const query = { reason: "세무 자료" };

test("orders are exported a line for each option, masked, and each page is in the trail with its reason", async () => {
  const { reply } = await shop.call(work.token, "GET /operator/v1/exports/orders", { query });
  const [head = [], line = []] = await rowsOf(reply);
  const cells = Object.fromEntries(head.map((heading, place) => [heading, line[place]]));
  const [row] = await select<{ number: string; name: string; phone: string }>(
    shop,
    "select number, address ->> 'receiverName' as name, address ->> 'phone' as phone from orders where id = $1",
    [order.id],
  );
  expect(cells).toMatchObject({ 주문번호: row?.number, "주문 상태": "결제완료", 수량: "1" });
  expect(cells["받는 분"]).toContain("*");
  expect([cells["받는 분"], cells.전화번호]).not.toEqual(expect.arrayContaining([row?.name, row?.phone]));
  const trail = await select(
    shop,
    "select subject, after, reason from operator_action where action = 'read' and operator_id = $1 order by id desc limit 1",
    [work.id],
  );
  expect(trail).toEqual([
    {
      subject: "orders",
      after: { by: ["export"], shown: { orders: [order.id] }, isMasked: true },
      reason: "세무 자료",
    },
  ]);
});

test("members are exported masked", async () => {
  const { reply } = await shop.call(work.token, "GET /operator/v1/exports/members", { query });
  const rows = await rowsOf(reply);
  const people = await select<{ name: string; email: string; phone: string }>(
    shop,
    "select name, email, phone from app_user where user_type <> 'guest'",
  );
  expect(rows).toHaveLength(people.length + 1);
  for (const { name, email, phone } of people)
    for (const secret of [name, email, phone]) if (secret) expect(rows.flat()).not.toContain(secret);
});

test("a period that ends before it begins, or is longer than a year, is refused", async () => {
  for (const period of [
    { from: "2026-11-20", until: "2026-11-19" },
    { from: "2025-11-20", until: "2026-11-21" },
  ]) {
    const sent = await shop.call(work.token, "GET /operator/v1/exports/orders", {
      query: { ...query, ...period },
    });
    expect(sent.refusal.code).toBe("EXPORT_PERIOD_INVALID");
  }
  const year = { from: "2025-11-21", until: "2026-11-21" };
  const longest = { query: { ...query, ...year } };
  expect((await shop.call(work.token, "GET /operator/v1/exports/orders", longest)).status).toBe(200);
});

test("a file is named in Korean with its day, and is not cached", async () => {
  const response = await shop.app.inject({
    url: "/operator/v1/exports/coupons?format=csv",
    headers: { platform: "web", authorization: `Bearer ${work.token}` },
  });
  expect(response.headers["content-disposition"]).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent("쿠폰_2026-11-21.csv")}`,
  );
  expect([response.headers["cache-control"], response.headers["content-type"]]).toEqual([
    "no-store",
    "text/csv; charset=utf-8",
  ]);
  expect(response.body.startsWith("\uFEFF쿠폰번호,쿠폰명")).toBe(true);
});
