import { afterAll, beforeAll, expect, test } from "vitest";
import { COUPON_SAMPLE } from "../../../testing/operator-calls/money/coupon-inputs.ts";
import { seedProduct } from "../../../testing/product-and-member-fixtures.ts";
import { select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { defineCouponByCommand } from "./define-coupon-by-command.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

test("a coupon of the command line is defined by the story of the call, with its refusals and its trail", async () => {
  const { productId } = await seedProduct(shop.database.db);
  const context = { db: shop.database.db, operator: null, requestId: "command", now: () => shop.clock.now };
  const scope = [
    { kind: "product", id: productId },
    { kind: "category", id: 2 },
  ] as const;
  const wrong = await defineCouponByCommand(context, { ...COUPON_SAMPLE, name: "없는 곳", scope });
  expect(wrong).toMatchObject({
    ok: false,
    code: "COUPON_SCOPE_UNKNOWN",
    detail: { rows: [{ field: "scope.1" }] },
  });
  expect(await select(shop, "select from coupon where name = '없는 곳'")).toEqual([]);
  const right = await defineCouponByCommand(context, { ...COUPON_SAMPLE, scope: scope.slice(0, 1) });
  if (!right.ok) throw new Error(right.code);
  expect(await select(shop, "select product_id from coupon_scope")).toEqual([{ product_id: productId }]);
  const trail = "select source, operator_id, subject from operator_action where action = 'coupons.add'";
  expect(await select(shop, trail)).toEqual([
    { source: "command", operator_id: null, subject: `coupon ${right.value.rows[0]?.id}` },
  ]);
});
