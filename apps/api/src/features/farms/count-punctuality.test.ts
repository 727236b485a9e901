import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart } from "../../testing/buy-through-cart.ts";
import { guest, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { farmJobs } from "./farms.jobs.ts";

let shop: TestShop;
/** 03:00 in Korea. */
const NIGHT = new Date("2026-11-23T18:00:00Z");
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

let invoices = 10_000_000_000;

/** Counts as the timed job does, on a given night. */
async function count(night = NIGHT) {
  const { tasks } = farmJobs;
  if (typeof tasks !== "object") throw new Error("The tasks of farms depend on no setting");
  await tasks["count-punctuality"]?.run({ ...shop.services, now: () => night });
  return select<{ distributor_id: number; parcels: number; on_time: number }>(
    shop,
    "select distributor_id, parcels, on_time from farm_punctuality order by distributor_id",
  );
}

/** Makes a parcel of a farm with one line for each promised day; returns the lines. */
async function parcel(
  distributorId: number,
  deliveredAt: string | null,
  promised: readonly (string | null)[],
): Promise<number[]> {
  const token = await guest(shop);
  const order = await buyThroughCart(
    shop,
    token,
    promised.map(() => ({ distributorId })),
  );
  invoices += 1;
  await select(
    shop,
    `with s as (
       insert into shipment (user_id, carrier_code, invoice_number, dispatched_at, delivered_at)
       select user_id, (select min(code) from carrier), $2, '2026-11-01T00:00:00Z', $3 from orders where id = $1 returning id
     )
     insert into shipment_product (order_product_id, shipment_id)
     select op.id, s.id from order_product op, s where op.order_id = $1`,
    [order.id, String(invoices), deliveredAt],
  );
  const lines = await select<{ id: number }>(
    shop,
    `select oo.id from order_option oo join order_product op on op.id = oo.order_product_id
      where op.order_id = $1 order by oo.id`,
    [order.id],
  );
  for (const [index, day] of promised.entries()) {
    await select(
      shop,
      `update order_option set promised_arrival_to = $2, promised_arrival_from = $2, promised_dispatch_on = $2
        where id = $1`,
      [lines[index]?.id, day],
    );
  }
  return lines.map(({ id }) => id);
}

test("count-punctuality: a parcel is on time by its Korean day, when every line came by the promised one", async () => {
  const { distributorId } = await seedProduct(shop.database.db);
  // 23:59 and 00:01 in Korea.
  await parcel(distributorId, "2026-11-20T14:59:00Z", ["2026-11-20"]);
  await parcel(distributorId, "2026-11-20T15:01:00Z", ["2026-11-20"]);
  await parcel(distributorId, "2026-11-20T03:00:00Z", ["2026-11-20", "2026-11-19"]);
  await parcel(distributorId, "2026-11-20T03:00:00Z", ["2026-11-20", "2026-11-21"]);
  expect(await count()).toEqual([{ distributor_id: distributorId, parcels: 4, on_time: 2 }]);
  // Counting again adds nothing.
  expect(await count()).toEqual([{ distributor_id: distributorId, parcels: 4, on_time: 2 }]);
});

test("count-punctuality: a day that the shop moved counts as first promised, one that the buyer moved as moved", async () => {
  const { distributorId } = await seedProduct(shop.database.db);
  for (const cause of ["delay", "address"]) {
    const [line] = await parcel(distributorId, "2026-11-20T03:00:00Z", ["2026-11-20"]);
    await select(
      shop,
      `insert into delivery_promise_change
         (order_option_id, cause, reason, old_arrival_to, new_dispatch_on, new_arrival_to, changed_at)
       values ($1, $2, '비가 와서 늦게 따요', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-17T00:00:00Z')`,
      [line, cause],
    );
  }
  expect(await count()).toContainEqual({ distributor_id: distributorId, parcels: 2, on_time: 1 });
});

test("count-punctuality: parcels on the way, without a promise or older than ninety days do not count", async () => {
  const { distributorId } = await seedProduct(shop.database.db);
  await parcel(distributorId, null, ["2026-11-20"]);
  await parcel(distributorId, "2026-11-20T03:00:00Z", [null]);
  await parcel(distributorId, "2026-08-25T17:59:00Z", ["2026-11-20"]);
  expect(await count()).not.toContainEqual(expect.objectContaining({ distributor_id: distributorId }));
  await parcel(distributorId, "2026-08-25T18:00:00Z", ["2026-08-26"]);
  expect(await count()).toContainEqual({ distributor_id: distributorId, parcels: 1, on_time: 1 });
  expect(await count(new Date(NIGHT.getTime() + 1))).not.toContainEqual(
    expect.objectContaining({ distributor_id: distributorId }),
  );
});
