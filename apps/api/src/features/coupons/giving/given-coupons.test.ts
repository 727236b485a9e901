import { afterAll, beforeAll, expect, test } from "vitest";
import { member, seedRules } from "../../../testing/factories.ts";
import { breaches, select } from "../../../testing/shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { addCoupon, type NewCoupon } from "../definition/new-coupon.repository.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

function defined(change: Partial<NewCoupon>): Promise<number> {
  return addCoupon(shop.database.db, {
    name: "쿠폰",
    kind: "amount",
    amount: 3000,
    percent: null,
    conditions: [],
    validFrom: new Date("2026-11-01T00:00:00Z"),
    validUntil: new Date("2027-11-01T00:00:00Z"),
    validDays: null,
    download: null,
    issueLimit: null,
    perMember: 1,
    now: shop.clock.now,
    ...change,
  });
}
const redeem = (token: string, code: string) =>
  shop.call(token, "POST /v1/app-users/coupons/code", { body: { code } });
const names = async (token: string) =>
  (await shop.call(token, "GET /v1/app-users/coupons")).reply.list.map(({ name }) => name);

test("a new member has the coupon of signing up; one who joined before it has not", async () => {
  const before = await member(shop);
  const id = await defined({
    name: "첫 구매 쿠폰",
    moment: "sign_up",
    conditions: [{ code: "FIRST_PURCHASE" }],
  });
  const after = await member(shop);
  expect([await names(before), await names(after)]).toEqual([[], ["첫 구매 쿠폰"]]);
  await select(shop, "update coupon set issue_limit = issued where id = $1", [id]);
  expect(await names(await member(shop))).toEqual([]);
});

test.each(["APPLE-2026", "apple 2026", " Apple2026 "])(
  "the code %s gives its coupon once a member",
  async (code) => {
    await select(shop, "update coupon set code = null");
    await defined({ name: "사과", code: "APPLE2026" });
    const token = await member(shop);
    expect((await redeem(token, code)).status).toBe(200);
    expect((await redeem(token, code)).refusal.code).toBe("COUPON_TAKEN");
    expect(await names(token)).toEqual(["사과"]);
  },
);

test("an unknown code and one of a coupon that ended are refused apart", async () => {
  const token = await member(shop);
  expect((await redeem(token, "NOSUCHCODE")).refusal.code).toBe("COUPON_CODE_UNKNOWN");
  await defined({ code: "ENDED2026", validUntil: new Date("2026-11-20T00:00:00Z") });
  expect((await redeem(token, "ENDED2026")).refusal.code).toBe("COUPON_GONE");
});

test("of forty members who redeem a code of ten at once, ten get it", async () => {
  const id = await defined({ name: "열 장", code: "LASTTEN", issueLimit: 10 });
  const tokens = [];
  for (let count = 0; count < 40; count += 1) tokens.push(await member(shop));
  const codes = (await Promise.all(tokens.map((token) => redeem(token, "LASTTEN")))).map(
    ({ status, refusal }) => (status === 200 ? "given" : refusal.code),
  );
  expect([codes.filter((code) => code === "given").length, new Set(codes)]).toEqual([
    10,
    new Set(["given", "COUPON_GONE"]),
  ]);
  expect(await select(shop, "select issued from coupon where id = $1", [id])).toEqual([{ issued: 10 }]);
  expect(await breaches(shop)).toEqual([]);
});
