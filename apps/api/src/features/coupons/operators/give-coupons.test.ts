import { afterAll, beforeAll, expect, test } from "vitest";
import { addCoupon, type NewCoupon } from "../../../testing/add-coupon.ts";
import { buyThroughCart } from "../../../testing/buy-through-cart.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { guest, member } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
let work: string;
beforeAll(async () => {
  shop = await createTestShop();
  work = (await operator(shop, "support")).token;
});
afterAll(() => shop.close());

const COUPON: NewCoupon = {
  name: "사과 쿠폰",
  kind: "amount",
  amount: 2000,
  percent: null,
  conditions: [],
  validFrom: new Date("2026-11-01T00:00:00Z"),
  validUntil: new Date("2027-11-01T00:00:00Z"),
  validDays: null,
  download: null,
  issueLimit: null,
  perMember: 1,
  now: new Date("2026-11-01T00:00:00Z"),
};

const idOf = async (token: string) => (await shop.call(token, "GET /v2/app-users/detail")).reply.id;
const give = (id: number, couponId: number) =>
  shop.call(work, "POST /operator/v1/members/{id}/coupons", {
    path: { id },
    body: { couponId, reason: "늦게 보낸 사과" },
  });

test("an operator issues a coupon to a member within its limits, with the reason in the audit trail", async () => {
  const couponId = await addCoupon(shop.database.db, { ...COUPON, issueLimit: 2 });
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

test("a coupon is given to many members: all or nothing, or those who can get it, and a dry run gives none", async () => {
  const manager = (await operator(shop)).token;
  const ids = await Promise.all([1, 2, 3].map(async () => idOf(await member(shop))));
  const couponId = await addCoupon(shop.database.db, { ...COUPON, name: "셋에게", issueLimit: 3 });
  const giveMany = (memberIds: number[], query = {}) =>
    shop.call(manager, "POST /operator/v1/coupons/{id}/give", {
      path: { id: couponId },
      query,
      body: { memberIds, reason: "비 오는 날" },
    });
  const issued = async () => {
    const [row] = await select<{ issued: number }>(shop, "select issued from coupon where id = $1", [
      couponId,
    ]);
    return row?.issued;
  };
  const [first = 0, second = 0, third = 0] = ids;
  const nobody = 2_000_000_000;
  const refused = await giveMany([first, nobody]);
  expect(refused.refusal.code).toBe("MEMBER_NOT_FOUND");
  expect(refused.refusal.detail).toEqual({
    fields: [{ field: `memberIds.${nobody}`, message: expect.any(String) }],
  });
  const dry = await giveMany([first, second], { dryRun: true });
  expect(dry.reply).toEqual({
    change: null,
    rows: [
      { memberId: first, id: null },
      { memberId: second, id: null },
    ],
    refused: [],
  });
  expect(await issued()).toBe(0);
  const given = await giveMany([first, second, nobody], { partial: true });
  expect(given.reply.rows.map(({ memberId }) => memberId)).toEqual([first, second]);
  expect(given.reply.refused).toMatchObject([{ id: nobody, code: "MEMBER_NOT_FOUND" }]);
  expect((await giveMany([first])).refusal.code).toBe("COUPON_TAKEN");
  const last = await giveMany([third, await idOf(await member(shop))], { partial: true });
  expect(last.reply.refused).toMatchObject([{ code: "COUPON_GONE" }]);
  expect(await issued()).toBe(3);
  expect(await breaches(shop)).toEqual([]);
});

test("a given coupon is taken back by undo and given again by undoing that, unless an order used one", async () => {
  const manager = (await operator(shop)).token;
  const token = await member(shop);
  const id = await idOf(token);
  const couponId = await addCoupon(shop.database.db, { ...COUPON, name: "되돌림", perMember: 2 });
  const giveOne = async () => {
    const { reply } = await shop.call(manager, "POST /operator/v1/coupons/{id}/give", {
      path: { id: couponId },
      body: { memberIds: [id], reason: "사과의 뜻" },
    });
    return { change: reply.change?.id ?? 0, id: reply.rows[0]?.id ?? 0 };
  };
  const undo = (change: number) =>
    shop.call(manager, "POST /operator/v1/changes/{id}/undo", {
      path: { id: change },
      body: { reason: "잘못" },
    });
  const held = async () =>
    (await shop.call(token, "GET /v1/app-users/coupons")).reply.list.map((coupon) => coupon.id);
  const one = await giveOne();
  const two = await giveOne();
  expect(await held()).toEqual([one.id, two.id]);
  const undone = await undo(one.change);
  expect(undone.status).toBe(200);
  expect(await held()).toEqual([two.id]);
  expect((await undo(undone.reply.id)).status).toBe(200);
  expect(await held()).toEqual([one.id, two.id]);
  const bought = await buyThroughCart(shop, token, [{ price: 10_000 }]);
  await select(
    shop,
    "insert into coupon_redemption (order_id, member_coupon_id, discount, is_returned) values ($1, $2, 100, true)",
    [bought.id, two.id],
  );
  expect((await undo(two.change)).refusal.code).toBe("CHANGE_OVERTAKEN");
  expect(await select(shop, "select issued from coupon where id = $1", [couponId])).toEqual([{ issued: 2 }]);
});
