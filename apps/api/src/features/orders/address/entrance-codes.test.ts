import { afterAll, beforeAll, expect, test } from "vitest";
import { purgeExpired } from "../../../jobs/purge-expired.ts";
import { buyThroughCart } from "../../../testing/buy-through-cart.ts";
import { deliver } from "../../../testing/deliver-order.ts";
import { ADDRESS, member, seedRules } from "../../../testing/factories.ts";
import { operator } from "../../../testing/operators.ts";
import { breaches } from "../../../testing/shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

const CODE = "#4821*";
const WITH_CODE = { ...ADDRESS, entranceCode: CODE };

test("the entrance code of an order is shown to who packs it, hidden from other operators, and kept on the way", async () => {
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
  expect(shown).toEqual([CODE, "****"]);
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
