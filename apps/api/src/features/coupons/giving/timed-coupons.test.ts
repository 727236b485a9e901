import { afterAll, beforeAll, expect, test } from "vitest";
import { addCoupon, type NewCoupon } from "../../../testing/add-coupon.ts";
import { member, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, select } from "../../../testing/read-and-set-shop-state.ts";
import { buyAndReceive } from "../../../testing/return-request-steps.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { giveTimedCoupons } from "./give-timed-coupons.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 10 });
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

function defined(name: string, change: Partial<NewCoupon>): Promise<number> {
  return addCoupon(shop.database.db, {
    name,
    kind: "amount",
    amount: 3000,
    percent: null,
    conditions: [],
    validFrom: new Date("2026-11-01T00:00:00Z"),
    validUntil: new Date("2029-11-01T00:00:00Z"),
    validDays: 30,
    download: null,
    issueLimit: null,
    perMember: 100,
    now: shop.clock.now,
    ...change,
  });
}
const idOf = async (token: string) => (await shop.call(token, "GET /v2/app-users/detail")).reply.id;
const names = async (token: string) =>
  (await shop.call(token, "GET /v1/app-users/coupons")).reply.list.map(({ name }) => name);
const at = (iso: string) => {
  shop.clock.now = new Date(iso);
};
const lasting = () => select(shop, "update access_token set expires_at = '2099-01-01'");
const run = () => Promise.all(Array.from({ length: 5 }, () => giveTimedCoupons(shop.services, 1)));

test("a birthday coupon comes on the KST day, once a year also from concurrent runs, with a notification", async () => {
  const [token, other] = [await member(shop), await member(shop)];
  await lasting();
  await defined("생일 쿠폰", { moment: "birthday" });
  await shop.call(token, "PUT /v1/app-users/birthday", { body: { birthday: "12-01", isAgreed: true } });
  at("2026-11-30T14:59:59Z");
  await run();
  expect(await names(token)).toEqual([]);
  at("2026-11-30T15:00:00Z");
  await run();
  await shop.call(token, "PUT /v1/app-users/birthday", { body: { birthday: "12-02", isAgreed: true } });
  at("2026-12-01T15:00:00Z");
  await run();
  expect([await names(token), await names(other)]).toEqual([["생일 쿠폰"], []]);
  const query = { listType: "orderList" } as const;
  const [notice] = (await shop.call(token, "GET /v1/app-users/notification", { query })).reply.list;
  expect([notice?.title, notice?.body]).toEqual([
    "생일 쿠폰을 받았어요",
    "‘생일 쿠폰’을 드렸어요. 주문서에서 골라 쓰세요.",
  ]);
  at("2027-12-01T15:00:00Z");
  await run();
  expect(await names(token)).toEqual(["생일 쿠폰"]);
  const [given] = await select(shop, "select count(*)::int as count from coupon_award where user_id = $1", [
    await idOf(token),
  ]);
  expect(given).toEqual({ count: 2 });
  expect(await breaches(shop)).toEqual([]);
  at("2026-11-21T03:00:00Z");
});

test("the coupon after a first purchase comes once the purchase is complete, once, and for a purchase since it began", async () => {
  const [early, token] = [await member(shop), await member(shop)];
  await lasting();
  await buyAndReceive(shop, early, [{ price: 20_000 }]);
  const complete = async (whose: string) =>
    select(shop, "update orders set status = 'complete' where user_id = $1", [await idOf(whose)]);
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  await defined("첫 구매 뒤 쿠폰", { moment: "first_purchase", validFrom: shop.clock.now });
  await buyAndReceive(shop, token, [{ price: 20_000 }]);
  await run();
  expect(await names(token)).toEqual([]);
  await complete(early);
  await complete(token);
  await run();
  await run();
  expect([await names(early), await names(token)]).toEqual([[], ["첫 구매 뒤 쿠폰"]]);
});

test("a coupon of a grade comes to those who rose to it, once, also after they fell and rose again", async () => {
  const [risen, low, fallen] = [await member(shop), await member(shop), await member(shop)];
  await lasting();
  await defined("꽃 등급 환영 쿠폰", { moment: "grade", momentGrade: 3 });
  await select(
    shop,
    "insert into grade_run (month, started_at) values ('2026-11-01', now()), ('2026-10-01', now())",
  );
  const change = async (token: string, month: string, from: number, to: number) => {
    const id = await idOf(token);
    await select(shop, "insert into grade_change values ($1, $2, $3, $4, 0, $5)", [
      id,
      month,
      from,
      to,
      shop.clock.now,
    ]);
    await select(shop, "update app_user set grade = $2 where id = $1", [id, to]);
  };
  await change(risen, "2026-11-01", 1, 4);
  await change(low, "2026-11-01", 1, 2);
  await change(fallen, "2026-11-01", 4, 2);
  await run();
  await change(risen, "2026-10-01", 2, 3);
  await run();
  expect([await names(risen), await names(low), await names(fallen)]).toEqual([
    ["꽃 등급 환영 쿠폰"],
    [],
    [],
  ]);
});

test("a limit that is used up gives nothing and does not fail the run", async () => {
  const tokens = [await member(shop), await member(shop)];
  await lasting();
  await defined("한 장", { moment: "birthday", issueLimit: 1 });
  for (const token of tokens)
    await shop.call(token, "PUT /v1/app-users/birthday", { body: { birthday: "11-21", isAgreed: true } });
  await run();
  const have = await Promise.all(
    tokens.map(async (token) => (await names(token)).filter((name) => name === "한 장")),
  );
  expect(have.flat()).toEqual(["한 장"]);
  await select(shop, "update coupon set issue_limit = 2 where name = '한 장'");
  await run();
  const later = await Promise.all(tokens.map(names));
  expect(later.map((list) => list.includes("한 장"))).toEqual([true, true]);
});
