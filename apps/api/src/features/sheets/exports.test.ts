import { afterAll, beforeAll, expect, test } from "vitest";
import { rowsOf, unlockWorkbook } from "../../testing/build-and-read-sheet-files.ts";
import { buyThroughCart } from "../../testing/buy-through-cart.ts";
import { findInAllTables } from "../../testing/find-in-all-tables.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { member } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { readSheetFile } from "./files/read-sheet-file.ts";

let shop: TestShop;
let work: Awaited<ReturnType<typeof operator>>;
let buyer: string;
let order: Awaited<ReturnType<typeof buyThroughCart>>;
beforeAll(async () => {
  shop = await createTestShop();
  work = await operator(shop, ["orders.read", "data.export"]);
  buyer = await member(shop);
  order = await buyThroughCart(shop, buyer, [{ price: 10_000 }]);
});
afterAll(() => shop.close());

const query = { reason: "세무 자료" };

/** Exports a sheet of people over HTTP, as a browser does. */
async function exported(sheet: "orders" | "members", token = work.token) {
  const response = await shop.app.inject({
    url: `/operator/v1/exports/${sheet}?${new URLSearchParams(query)}`,
    headers: { platform: "web", authorization: `Bearer ${token}` },
  });
  return { file: response.rawPayload, password: String(response.headers["x-file-password"]) };
}
const actionsOf = (action: string) =>
  select(
    shop,
    "select subject, after, reason from operator_action where action = $1 and operator_id = $2 order by id",
    [action, work.id],
  );
const accesses = async (token: string) =>
  (await shop.call(token, "GET /v1/app-users/personal-data-accesses")).reply.list.map(({ reason }) => reason);

test("orders are exported a line for each option, masked, behind a password; the trail and each buyer know why", async () => {
  const { file, password } = await exported("orders");
  expect(await readSheetFile(file)).toMatchObject({ ok: false, code: "SHEET_LOCKED" });
  const [head = [], line = []] = await rowsOf(await unlockWorkbook(file, password));
  const cells = Object.fromEntries(head.map((heading, place) => [heading, line[place]]));
  const [row] = await select<{ number: string; name: string; phone: string }>(
    shop,
    "select number, address ->> 'receiverName' as name, address ->> 'phone' as phone from orders where id = $1",
    [order.id],
  );
  expect(cells).toMatchObject({ 주문번호: row?.number, "주문 상태": "결제완료", 수량: "1" });
  expect(cells["받는 분"]).toContain("*");
  expect([cells["받는 분"], cells.전화번호]).not.toEqual(expect.arrayContaining([row?.name, row?.phone]));
  expect(await actionsOf("data.export")).toEqual([
    {
      subject: "orders",
      after: { from: "2026-10-22", until: "2026-11-21", isMasked: true },
      reason: "세무 자료",
    },
  ]);
  expect(await accesses(buyer)).toEqual(["세무 자료 (파일로 내려받음)"]);
});

test("members are exported masked, each told once; the password is new for each file and kept nowhere", async () => {
  const [{ file, password }, other] = [await exported("members"), await exported("members")];
  expect(password).not.toBe(other.password);
  await expect(unlockWorkbook(file, other.password)).rejects.toThrow("password");
  const rows = await rowsOf(await unlockWorkbook(file, password));
  const people = await select<{ name: string; email: string; phone: string }>(
    shop,
    "select name, email, phone from app_user where user_type <> 'guest'",
  );
  expect(rows).toHaveLength(people.length + 1);
  for (const { name, email, phone } of people)
    for (const secret of [name, email, phone]) if (secret) expect(rows.flat()).not.toContain(secret);
  expect((await accesses(buyer)).slice(0, 2)).toEqual(Array(2).fill("세무 자료 (파일로 내려받음)"));
  expect(await findInAllTables(shop, [password])).toEqual([]);
});

test.each(["orders", "members"] as const)(
  "%s are refused as CSV, and without the permission",
  async (sheet) => {
    const csv = await shop.call(work.token, `GET /operator/v1/exports/${sheet}`, {
      query: { ...query, format: "csv" },
    });
    expect(csv.refusal.code).toBe("EXPORT_NOT_LOCKABLE");
    const reader = await operator(shop, ["orders.read"]);
    const refused = await shop.call(reader.token, `GET /operator/v1/exports/${sheet}`, { query });
    expect(refused.refusal.code).toBe("PERMISSION_REQUIRED");
  },
);

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
