import type { Input } from "@todayfruit/contract/all-calls";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buyThroughCart } from "../../testing/buy-through-cart.ts";
import { deliver } from "../../testing/deliver-order.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { member, type Seeded, seedProduct, seedRules } from "../../testing/product-and-member-fixtures.ts";
import { breaches, select } from "../../testing/read-and-set-shop-state.ts";
import { firstOf } from "../../testing/return-request-steps.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { applyDueChanges } from "../changes/apply-due-changes.ts";

type Policy = Input<"PATCH /operator/v1/shipping-policies">["body"]["rows"][number]["set"];

const CLAIMABLE = "GET /v1/app-users/order-items/{id}/products/{pid}/claimable";

let shop: TestShop;
let token: string;
let seeded: Seeded;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());
beforeEach(async () => {
  token = (await operator(shop)).token;
  seeded = await seedProduct(shop.database.db);
});

const rowOf = async (distributorId = seeded.distributorId) => {
  const { list } = (await shop.call(token, "GET /operator/v1/shipping-policies", { query: { take: 100 } }))
    .reply;
  const row = list.find(({ id }) => id === distributorId);
  if (!row) throw new Error(`Farm ${distributorId} has no policy`);
  return row;
};
const edit = async (set: Policy, { distributorId = seeded.distributorId, effectiveAt = "" } = {}) => {
  const { id, version } = await rowOf(distributorId);
  const body = {
    rows: [{ id, version, set }],
    reason: "겨울 배송비",
    ...(effectiveAt ? { effectiveAt } : {}),
  };
  return shop.call(token, "PATCH /operator/v1/shipping-policies", { body });
};
const feesOf = async (id: number) => {
  const { reply } = await shop.call(null, "GET /v1/products/{id}", { path: { id } });
  return [reply.productShippingFee.base, reply.freeShippingFeeConditionPrice];
};

test("an edited policy is the fee of the farm's products and page; a product with fees of its own keeps them", async () => {
  const { distributorId, productId } = seeded;
  const [base, free] = await feesOf(productId);
  await select(shop, "update distributor set base_shipping_fee = $2, free_shipping_from = $3 where id = $1", [
    distributorId,
    base,
    free,
  ]);
  const own = await seedProduct(shop.database.db, { distributorId });
  await select(shop, "update product set shipping_base = 7000 where id = $1", [own.productId]);
  const { reply } = await edit({ baseFee: 3500, freeFrom: 60_000 });
  expect(reply.rows).toMatchObject([{ before: { baseFee: base, freeFrom: free }, after: { baseFee: 3500 } }]);
  expect(await feesOf(productId)).toEqual([3500, 60_000]);
  expect(await feesOf(own.productId)).toEqual([7000, 60_000]);
  await shop.call(token, "POST /operator/v1/changes/{id}/undo", {
    path: { id: reply.change?.id ?? 0 },
    body: { reason: "잘못 적음" },
  });
  expect(await feesOf(productId)).toEqual([base, free]);
  expect(await feesOf(own.productId)).toEqual([7000, free]);
});

test("a scheduled policy holds from its instant on", async () => {
  const { productId, distributorId } = seeded;
  const [base = 0, free] = await feesOf(productId);
  await select(shop, "update distributor set base_shipping_fee = $2 where id = $1", [distributorId, base]);
  const before = shop.clock.now;
  const at = new Date(before.getTime() + 86_400_000);
  await edit({ baseFee: base + 500 }, { effectiveAt: at.toISOString() });
  expect(await feesOf(productId)).toEqual([base, free]);
  shop.clock.now = at;
  await applyDueChanges(shop.services);
  expect(await feesOf(productId)).toEqual([base + 500, free]);
});

test("property: an order keeps the shipping and the return fee that it was placed under, whatever the policy became", async () => {
  const fee = fc.integer({ min: 0, max: 20 }).map((hundreds) => hundreds * 500);
  const policy = fc.record({ baseFee: fee, returnFee: fc.option(fee) });
  await fc.assert(
    fc.asyncProperty(policy, policy, async (first, then) => {
      const { distributorId } = await seedProduct(shop.database.db);
      await edit({ ...first, freeFrom: 0 }, { distributorId });
      const buyer = await member(shop);
      const goods = {
        price: 20_000,
        taxStatus: "taxable" as const,
        distributorId,
        base: first.baseFee,
      };
      const order = await buyThroughCart(shop, buyer, [goods]);
      await deliver(shop, order);
      const paid = async () => {
        const path = { id: order.id };
        const { orderItemPrice } = (await shop.call(buyer, "GET /v1.2/app-users/orders/{id}", { path }))
          .reply;
        const { returnShippingFee } = (await shop.call(buyer, CLAIMABLE, firstOf(order))).reply;
        return { totalShippingFee: orderItemPrice.totalShippingFee, returnShippingFee };
      };
      const placed = { totalShippingFee: first.baseFee, returnShippingFee: first.returnFee ?? first.baseFee };
      expect(await paid()).toEqual(placed);
      await edit({ ...then }, { distributorId });
      expect(await paid()).toEqual(placed);
      const [product] = await select(
        shop,
        "select shipping_base from product where distributor_id = $1 order by id desc limit 1",
        [distributorId],
      );
      expect(product).toEqual({ shipping_base: then.baseFee });
    }),
    { numRuns: 8, seed: 20_261_123 },
  );
  expect(await breaches(shop)).toEqual([]);
}, 60_000);

test.each<[string, Policy]>([
  ["a negative fee", { baseFee: -1 }],
  ["a blank address", { returnAddress: " " }],
  ["the farm's name", { name: "농원" } as object],
])("%s is refused", async (_what, set) => {
  expect((await edit(set)).refusal.code).toBe("INVALID_INPUT");
});
