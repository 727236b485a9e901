import { afterAll, beforeAll, expect, test } from "vitest";
import { calculate, check, openForm, pay } from "../../../testing/checkout-steps.ts";
import { addDiscountCoupon } from "../../../testing/issue-new-coupon.ts";
import { member, seedProduct, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

const redeem = (token: string, code: string) =>
  shop.call(token, "POST /v1/app-users/coupons/code", { body: { code } });
const names = async (token: string) =>
  (await shop.call(token, "GET /v1/app-users/coupons")).reply.list.map(({ name }) => name);

test("a new member has the coupon of signing up; one who joined before it has not", async () => {
  const before = await member(shop);
  const id = await addDiscountCoupon(shop, {
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
    await addDiscountCoupon(shop, { name: "사과", code: "APPLE2026" });
    const token = await member(shop);
    expect((await redeem(token, code)).status).toBe(200);
    expect((await redeem(token, code)).refusal.code).toBe("COUPON_TAKEN");
    expect(await names(token)).toEqual(["사과"]);
  },
);

test("an unknown code and one of a coupon that ended are refused apart", async () => {
  const token = await member(shop);
  expect((await redeem(token, "NOSUCHCODE")).refusal.code).toBe("COUPON_CODE_UNKNOWN");
  await addDiscountCoupon(shop, { code: "ENDED2026", validUntil: new Date("2026-11-20T00:00:00Z") });
  expect((await redeem(token, "ENDED2026")).refusal).toMatchObject({
    code: "COUPON_ENDED",
    detail: { fields: [{ message: "11월 20일 (금)에 끝난 코드예요. 다른 코드를 적어주세요" }] },
  });
});

test("of forty members who redeem a code of ten at once, ten get it", async () => {
  const id = await addDiscountCoupon(shop, { name: "열 장", code: "LASTTEN", issueLimit: 10 });
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

test("a code that was used, and one for other members, are refused with sentences of their own", async () => {
  const token = await member(shop);
  const { id: userId } = (await shop.call(token, "GET /v2/app-users/detail")).reply;
  await addDiscountCoupon(shop, { code: "GRADE9ONLY", conditions: [{ code: "GRADE", least: 9 }] });
  expect((await redeem(token, "GRADE9ONLY")).refusal.code).toBe("COUPON_NOT_FOR_YOU");
  await addDiscountCoupon(shop, { code: "FIRSTONLY", conditions: [{ code: "FIRST_PURCHASE" }] });
  await addDiscountCoupon(shop, { name: "쓴 쿠폰", code: "USEDONCE" });
  const { reply } = await redeem(token, "USEDONCE");
  const { productId, optionIds } = await seedProduct(shop.database.db, { price: 20_000 });
  const form = await openForm(shop, token, [{ productId, optionId: optionIds[0] }]);
  const priced = await calculate(shop, token, form.id, { couponId: reply.id });
  const placed = await check(shop, token, priced);
  await pay(shop, token, { ...placed.reply, orderTmpId: form.id });
  expect((await redeem(token, "USEDONCE")).refusal.code).toBe("COUPON_ALREADY_USED");
  expect((await redeem(token, "FIRSTONLY")).refusal.code).toBe("COUPON_NOT_FOR_YOU");
  const { past } = (await shop.call(token, "GET /v1/app-users/coupons")).reply;
  expect(past).toMatchObject([{ name: "쓴 쿠폰", isUsed: true }]);
  await select(shop, "update member_coupon set valid_until = $2 where user_id = $1", [
    userId,
    shop.clock.now,
  ]);
  await addDiscountCoupon(shop, { name: "끝난 쿠폰", code: "TOENDSOON" });
  await redeem(token, "TOENDSOON");
  await select(shop, "update member_coupon set valid_until = $2 where user_id = $1", [
    userId,
    shop.clock.now,
  ]);
  const after = (await shop.call(token, "GET /v1/app-users/coupons")).reply;
  expect(after.past.map(({ name, isUsed }) => [name, isUsed]).toSorted()).toEqual([
    ["끝난 쿠폰", false],
    ["쓴 쿠폰", true],
  ]);
});
