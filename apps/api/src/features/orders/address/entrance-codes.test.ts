import { afterAll, beforeAll, expect, test } from "vitest";
import { purgeExpired } from "../../../jobs/purge-expired.ts";
import { buyThroughCart } from "../../../testing/buy-through-cart.ts";
import { deliver } from "../../../testing/deliver-order.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { ADDRESS, member, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { breaches } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

const CODE = "#4821*";
const WITH_CODE = { ...ADDRESS, entranceCode: CODE };

test("the entrance code of an order is shown by packing and a reasoned unmasking alone, and kept on the way", async () => {
  const order = await buyThroughCart(shop, await member(shop), [{}], 0, WITH_CODE);
  await purgeExpired(shop.services);
  const path = { id: order.id };
  const shown = await Promise.all(
    ["packing", "support"].map(async (role) => {
      const { token } = await operator(shop, role);
      return (await shop.call(token, "GET /operator/v1/orders/{id}", { path })).reply.order.address
        ?.entranceCode;
    }),
  );
  expect(shown).toEqual(["****", "****"]);
  const { token } = await operator(shop, "packing");
  await shop.call(token, "PUT /operator/v1/orders/{id}/accept", { path, body: {} });
  const packed = await shop.call(token, "GET /operator/v1/packing", { query: { day: "2999-12-31" } });
  expect(JSON.stringify(packed.reply)).toContain(CODE);
  const support = (await operator(shop, "support")).token;
  const unmasked = await shop.call(support, "POST /operator/v1/orders/{id}/personal-data", {
    path,
    body: { reason: "문이 열리지 않는다는 전화" },
  });
  expect(unmasked.reply.address?.entranceCode).toBe(CODE);
});

test("the entrance code of an order is deleted once everything is delivered, the rest of its address is kept", async () => {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [{}], 0, WITH_CODE);
  await deliver(shop, order);
  await purgeExpired(shop.services);
  const { address } = (await shop.call(token, "GET /v1.2/app-users/orders/{id}", { path: { id: order.id } }))
    .reply;
  expect(address).toMatchObject({ entranceCode: "", addressDetail: ADDRESS.addressDetail });
  expect(await breaches(shop)).toEqual([]);
});
