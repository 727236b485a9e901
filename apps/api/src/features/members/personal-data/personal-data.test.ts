import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart } from "../../../testing/buy-through-cart.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { member } from "../../../testing/product-and-member-fixtures.ts";
import { later, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { purgeAccesses } from "./accesses.repository.ts";

let shop: TestShop;
let support: Awaited<ReturnType<typeof operator>>;
let own: { token: string; id: number };
beforeAll(async () => {
  shop = await createTestShop();
  support = await operator(shop, "support");
  const token = await member(shop);
  own = { token, id: (await shop.call(token, "GET /v2/app-users/detail")).reply.id };
});
afterAll(() => shop.close());

const PHONE = "01087652207";
const unmask = (body: { reason: "claim" | "other"; otherReason?: string }, token = support.token) =>
  shop.call(token, "POST /operator/v1/members/{id}/personal-data", { path: { id: own.id }, body });
const show = async (token: string) =>
  (await shop.call(token, "GET /operator/v1/members/{id}", { path: { id: own.id } })).reply;
const accesses = async () =>
  (await shop.call(own.token, "GET /v1/app-users/personal-data-accesses")).reply.list;

test("a member is unmasked for five minutes, for this operator alone, and sees when and why", async () => {
  await select(shop, "update app_user set phone = $2 where id = $1", [own.id, PHONE]);
  const colleague = await operator(shop, "support");
  expect((await unmask({ reason: "other" })).refusal.code).toBe("UNMASK_REASON_REQUIRED");
  expect(await show(support.token)).toMatchObject({ phone: "010-****-2207", isMasked: true });
  const at = shop.clock.now.toISOString();
  const { reply } = await unmask({ reason: "claim" });
  expect(reply).toMatchObject({ id: own.id, phone: PHONE, addresses: [] });
  expect(await show(support.token)).toMatchObject({
    phone: PHONE,
    isMasked: false,
    unmaskedUntil: reply.unmaskedUntil,
    accesses: [{ operatorName: expect.any(String), reason: "반품·교환을 처리해요" }],
  });
  expect(await show(colleague.token)).toMatchObject({ phone: "010-****-2207", isMasked: true });
  expect(await accesses()).toEqual([
    { at, until: reply.unmaskedUntil, reason: "반품·교환을 처리해요", orderId: null },
  ]);
  later(shop, 5 * 60);
  expect(await show(support.token)).toMatchObject({ phone: "010-****-2207", isMasked: true });
  const readings = await select(
    shop,
    "select reason from operator_action where action = 'read' and subject = $1 and not (after ->> 'isMasked')::boolean order by id",
    [`member ${own.id}`],
  );
  expect(readings).toEqual([{ reason: "반품·교환을 처리해요" }, { reason: "가리지 않고 보는 동안" }]);
});

test("a viewer cannot unmask, and an order that is unmasked is shown to its buyer, too", async () => {
  const viewer = await operator(shop, "viewer");
  expect((await unmask({ reason: "claim" }, viewer.token)).refusal.code).toBe("PERMISSION_REQUIRED");
  const order = await buyThroughCart(shop, own.token, [{ price: 10_000 }]);
  await shop.call(support.token, "POST /operator/v1/orders/{id}/personal-data", {
    path: { id: order.id },
    body: { reason: "주소를 고쳐 달라는 전화" },
  });
  expect((await accesses())[0]).toMatchObject({
    orderId: order.id,
    reason: "주소를 고쳐 달라는 전화",
    until: null,
  });
});

test("who saw a member's data is kept for three years", async () => {
  const before = await accesses();
  expect(before.length).toBeGreaterThan(0);
  expect(await purgeAccesses(shop.database.db, new Date(shop.clock.now.getTime() - 86_400_000), 500)).toBe(0);
  expect(await purgeAccesses(shop.database.db, new Date(shop.clock.now.getTime() + 1), 500)).toBe(
    before.length,
  );
});
