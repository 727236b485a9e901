import { afterAll, beforeAll, expect, test } from "vitest";
import { checkAllInvariants } from "../../apps/api/src/features/audit/check-all-invariants.ts";
import { seedProduct } from "../../apps/api/src/testing/product-and-member-fixtures.ts";
import { findFreePort } from "../../apps/shop/src/postgres/find-free-port.ts";
import type { JsonClient } from "../load/json-client.ts";
import { createShopper, type Pick } from "../load/shopper-client.ts";
import {
  createFaultTestEnvironment,
  eventually,
  type FaultTestEnvironment,
} from "./fault-test-environment.ts";
import { heldJobs, openWork, unexplainedCaptures } from "./find-unfinished-work.ts";

/** Two processes on one database, one of which is killed under load. */

let bench: FaultTestEnvironment;
let pick: Pick;
beforeAll(async () => {
  bench = await createFaultTestEnvironment();
  const seeded = await seedProduct(bench.db, { price: 19_900, stock: 1000 });
  pick = { productId: seeded.productId, optionId: seeded.optionIds[0] ?? 0 };
});
afterAll(() => bench.close());

const BUYERS = 40;
const KILLED_AFTER = 12;

test("two processes, one killed: the other keeps selling, nothing is lost and nothing is done twice", async () => {
  const doomed = await bench.startShop(undefined, await findFreePort());
  const other = await bench.startShop();
  const there = buyAll(doomed.shop);
  const here = buyAll(other.shop);
  await eventually("both are selling", async () => (await paidOrders()) >= KILLED_AFTER);
  doomed.kill();
  await doomed.died;
  const cutOff = await there;
  expect(cutOff.filter(({ status }) => status === "rejected").length).toBeGreaterThan(0);
  expect((await here).filter(({ status }) => status === "rejected")).toEqual([]);

  // Dates the dead process's open work back, so that the live one handles it now.
  await bench.db.pool.query("update payment set check_at = now() where check_at is not null");
  await eventually("nothing is left to do", async () => (await openWork(bench)) === 0);
  await eventually("no job is left in the hands of the dead", async () => (await heldJobs(bench)) === 0);
  await createShopper(other.shop, bench.sandbox).guest();
  await other.stop();

  expect(
    (await checkAllInvariants({ db: bench.db, now: () => new Date() })).filter(
      (line) => line.breaches.length > 0,
    ),
  ).toEqual([]);
  expect(await unexplainedCaptures(bench)).toEqual([]);
  expect(await paidOrders()).toBeGreaterThanOrEqual(BUYERS);
});

function buyAll(shop: JsonClient): Promise<PromiseSettledResult<string>[]> {
  const shopper = createShopper(shop, bench.sandbox);
  return Promise.allSettled(
    Array.from({ length: BUYERS }, async () => shopper.checkOut(await shopper.guest(), pick)),
  );
}

async function paidOrders(): Promise<number> {
  const { rows } = await bench.db.pool.query(
    "select count(*)::int as count from orders where status = 'paid'",
  );
  return rows[0]?.count ?? 0;
}
