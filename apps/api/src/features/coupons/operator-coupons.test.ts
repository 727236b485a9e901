import { afterAll, beforeAll, expect, test } from "vitest";
import { guest, member } from "../../testing/factories.ts";
import { operator } from "../../testing/operators.ts";
import { breaches, select } from "../../testing/shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { addCoupon } from "./definition/new-coupon.repository.ts";

let shop: TestShop;
let work: string;
beforeAll(async () => {
  shop = await createTestShop();
  work = (await operator(shop, "support")).token;
});
afterAll(() => shop.close());

const idOf = async (token: string) => (await shop.call(token, "GET /v2/app-users/detail")).reply.id;
const give = (id: number, couponId: number) =>
  shop.call(work, "POST /operator/v1/members/{id}/coupons", {
    path: { id },
    body: { couponId, reason: "늦게 보낸 사과" },
  });

test("an operator issues a coupon to a member within its limits, with the reason in the audit trail", async () => {
  const couponId = await addCoupon(shop.database.db, {
    name: "사과 쿠폰",
    kind: "amount",
    amount: 2000,
    percent: null,
    conditions: [],
    validFrom: shop.clock.now,
    validUntil: new Date(shop.clock.now.getTime() + 3e9),
    validDays: null,
    download: null,
    issueLimit: 2,
    perMember: 1,
    now: shop.clock.now,
  });
  const token = await member(shop);
  const id = await idOf(token);
  const listed = await shop.call(work, "GET /operator/v1/coupons");
  expect(listed.reply.list).toMatchObject([{ id: couponId, name: "사과 쿠폰", issued: 0, issueLimit: 2 }]);
  expect((await give(id, couponId)).status).toBe(200);
  expect((await give(id, couponId)).refusal.code).toBe("COUPON_TAKEN");
  expect((await shop.call(token, "GET /v1/app-users/coupons")).reply.list).toMatchObject([
    { name: "사과 쿠폰" },
  ]);
  expect((await give(await idOf(await guest(shop)), couponId)).refusal.code).toBe("MEMBER_NOT_FOUND");
  expect((await give(await idOf(await member(shop)), couponId)).status).toBe(200);
  expect((await give(await idOf(await member(shop)), couponId)).refusal.code).toBe("COUPON_GONE");
  expect((await give(id, 2_000_000_000)).refusal.code).toBe("COUPON_NOT_FOUND");
  const actions = await select(shop, "select reason from operator_action where action = 'coupons.give'");
  expect(actions).toEqual([{ reason: "늦게 보낸 사과" }, { reason: "늦게 보낸 사과" }]);
  expect(await breaches(shop)).toEqual([]);
});
