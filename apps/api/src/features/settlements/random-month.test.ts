import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart, type CartOrder } from "../../testing/buy-through-cart.ts";
import { cancelProduct } from "../../testing/cancel-order-steps.ts";
import { deliver } from "../../testing/deliver-order.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { JEJU, member, seedRules } from "../../testing/product-and-member-fixtures.ts";
import { breaches, later, select } from "../../testing/read-and-set-shop-state.ts";
import { optionOf, requestReturn } from "../../testing/return-request-steps.ts";
import { createRandom } from "../../testing/seeded-random.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  await seedRules(shop.database.db);
  token = await member(shop);
});
afterAll(() => shop.close());

const FARMS = [7101, 7102, 7103];

test.each([11, 12, 13])(
  "random month %i: settlements, however often closed, add up to the books to the won",
  async (seed) => {
    const { below } = createRandom(seed);
    const chance = (percent: number) => below(100) < percent;
    for (let day = 0; day < 8; day += 1) {
      for (let buyer = 0; buyer < 2; buyer += 1) {
        const order = await buys(FARMS[below(3)] ?? 0, 1 + below(3), chance(30));
        const count = order.productIds.length;
        const cancelled = count > 1 && chance(40) ? below(count) : null;
        if (cancelled !== null) await cancelProduct(shop, token, order, cancelled);
        const rest = [...order.productIds.keys()].filter((index) => index !== cancelled);
        const sent = chance(80) ? rest : rest.slice(1);
        await deliver(shop, order, sent);
        if (sent.includes(0) && chance(50)) await getsBack(order, chance(50), chance(30) ? "shop" : "farm");
        await changesCost(order);
      }
      later(shop, 24 * 60);
      if (chance(50)) await close();
    }
    await close();
    await close();
    expect(await settled()).toEqual(await owed());
    expect(await breaches(shop)).toEqual([]);
  },
  60_000,
);

function buys(distributorId: number, count: number, isFar: boolean): Promise<CartOrder> {
  const seeds = Array.from({ length: count }, () => ({ distributorId, price: 20_000, freeFrom: 50_000 }));
  return buyThroughCart(shop, token, seeds, 0, isFar ? JEJU : undefined);
}

async function getsBack(order: CartOrder, isPart: boolean, chargedTo: "farm" | "shop"): Promise<void> {
  const options = [
    { id: await optionOf(shop, order), optionUnit: 1, ...(isPart ? { pieces: { bad: 3, all: 10 } } : {}) },
  ];
  const { reply } = await requestReturn(shop, token, order, { options });
  const work = (await operator(shop)).token;
  const approved = await shop.call(work, "PUT /operator/v1/claims/{id}/approve", {
    path: { id: reply.id },
    body: { chargedTo },
  });
  expect(approved.reply.chargedTo).toBe(chargedTo);
}

async function changesCost({ optionIds }: CartOrder): Promise<void> {
  await select(shop, "update product_option set supply_cost = supply_cost + 777 where id = any($1)", [
    optionIds,
  ]);
}

async function close(): Promise<void> {
  const through = new Date(shop.clock.now.getTime() - 15 * 3_600_000).toISOString().slice(0, 10);
  const { status } = await shop.call((await operator(shop)).token, "POST /operator/v1/settlements", {
    body: { through, reason: "월 정산" },
  });
  expect(status).toBe(200);
}

/** Sums what settlements hold, in 원. */
async function settled() {
  const [row] = await select(
    shop,
    `select sum(goods)::int as goods, sum(shipping)::int as shipping, sum(returns)::int as returns, sum(total)::int as total
       from settlement`,
  );
  return row;
}

/** Sums what the orders say, in 원, without the rules of settlements: what buyers paid for shipping is what was not given back. */
async function owed() {
  const [row] = await select(
    shop,
    `with arrived as (
       select op.id, op.order_id, oo.units * oo.supply_cost as cost, oo.units * oo.unit_price as worth,
              oo.compensated - oo.shop_compensated as compensated
         from order_product op join order_option oo on oo.order_product_id = op.id
        where op.status in ('delivery_end', 'complete', 'return_complete')
     ), backs as (
       select coalesce(sum((l ->> 'amount')::int), 0)::int as amount
         from cancellation w join return_request c on c.id = w.return_request_id, jsonb_array_elements(w.lines) l
        where c.charged_to = 'farm' and l ->> 'code' in ('BASE_SHIPPING_BACK', 'AREA_SHIPPING_BACK')
     ), shipping as (
       select coalesce(sum(o.base_shipping_fee + o.area_shipping_fee
                - (select coalesce(sum((l ->> 'amount')::int), 0) from cancellation w, jsonb_array_elements(w.lines) l
                    where w.order_id = o.id and w.return_request_id is null
                      and l ->> 'code' in ('BASE_SHIPPING_BACK', 'AREA_SHIPPING_BACK', 'FREE_SHIPPING_LOST'))), 0)::int as amount
         from orders o where exists (select from arrived a where a.order_id = o.id)
     ), sums as (
       select sum(cost)::int as goods, -sum(floor(cost::numeric * compensated / worth))::int as parts from arrived
     )
     select goods, shipping.amount as shipping, parts - backs.amount as returns,
            goods + shipping.amount + parts - backs.amount as total
       from sums, shipping, backs`,
  );
  return row;
}
