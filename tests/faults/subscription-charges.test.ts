import { type ChildProcess, fork } from "node:child_process";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkAllInvariants } from "../../apps/api/src/features/audit/check-all-invariants.ts";
import { seedProduct, seedRules } from "../../apps/api/src/testing/product-and-member-fixtures.ts";
import { insertBuyersWithSessions } from "../../apps/shop/src/rehearsal/buyers/insert-buyers-with-sessions.ts";
import { compareLastDayWithProvider } from "../storm/compare-last-day-with-provider.ts";
import { closeStormServices, createStormServices } from "../storm/subscribers/create-storm-services.ts";
import { addSubscriptions, countCycles, makeDue } from "../storm/subscribers/subscription-steps.ts";
import {
  createFaultTestEnvironment,
  eventually,
  type FaultTestEnvironment,
} from "./fault-test-environment.ts";
import { unexplainedCaptures } from "./find-unfinished-work.ts";

/** Three processes that charge the same due deliveries, one of which is killed in the middle. */

let bench: FaultTestEnvironment;
beforeAll(async () => {
  bench = await createFaultTestEnvironment();
});
afterAll(() => bench.close());

const MEMBERS = 30;
const OPTIONS = 4;
const DUE = MEMBERS * OPTIONS;

test("three processes, one killed: every due delivery is charged once, and nothing is lost", async () => {
  const { db, sandbox, sandboxUrl } = bench;
  // No shop has made the role that serves, so the processes work as the owner of the tables.
  const settings = { ...bench.settings, DATABASE_URL: bench.settings.DATABASE_OWNER_URL ?? "" };
  await seedRules(db);
  const products = await Promise.all(
    Array.from({ length: OPTIONS }, () => seedProduct(db, { price: 19_900, stock: 1000 })),
  );
  await insertBuyersWithSessions(db, MEMBERS, new Date());
  const { rows: people } = await db.pool.query<{ id: number }>("select id from app_user order by id");
  const services = createStormServices(settings, sandboxUrl);
  await addSubscriptions(
    services,
    people.map(({ id }) => id),
    products.map(({ optionIds }) => optionIds[0]),
  );
  // Every charge takes a while, so that the killed process is in the middle of some.
  await sandbox.send("POST", "/_sim/fault", null, {
    point: "billing-pay",
    kind: "delay",
    delayMs: 60,
    times: DUE,
  });
  expect(await makeDue(services, DUE)).toBe(DUE);

  const processes = await Promise.all([1, 2, 3].map(() => startCharging(settings, sandboxUrl)));
  const [doomed, ...others] = processes;
  await eventually("a quarter is charged", async () => (await paid()) >= DUE / 4, 60_000);
  doomed?.kill("SIGKILL");
  const atKill = await paid();
  expect(atKill).toBeLessThan(DUE);
  await eventually(
    "the others have nothing left but what the dead one held",
    async () => (await free()) === 0,
    60_000,
  );
  // Dates what the dead process held back, so that the others take it over now.
  await db.pool.query(
    "update billing_cycle set claimed_at = claimed_at - interval '2 minutes' where status = 'charging'",
  );
  await db.pool.query("update payment set check_at = now() where check_at is not null");
  await eventually("every delivery is paid", async () => (await paid()) === DUE, 60_000);
  for (const child of others) child.kill("SIGKILL");

  const { rows: orders } = await db.pool.query<{ orders: number; cycles: number }>(
    `select count(*)::int as orders, count(distinct c.id)::int as cycles
       from billing_cycle c join orders o on o.order_tmp_id = c.order_tmp_id where o.status = 'paid'`,
  );
  expect(orders).toEqual([{ orders: DUE, cycles: DUE }]);
  expect(await countCycles({ db })).toEqual({ paid: DUE, scheduled: DUE });
  const audited = await checkAllInvariants({ db, now: () => new Date() });
  expect(audited.filter((line) => line.breaches.length > 0)).toEqual([]);
  expect(await unexplainedCaptures(bench)).toEqual([]);
  expect(await compareLastDayWithProvider(db, sandboxUrl)).toEqual([]);
  await closeStormServices(services);
}, 240_000);

/** Starts a process that charges, and waits until it does. */
async function startCharging(settings: Record<string, string>, sandboxUrl: string): Promise<ChildProcess> {
  const child = fork(path.join(import.meta.dirname, "charge-process.ts"), { execArgv: [] });
  process.once("exit", () => child.kill("SIGKILL"));
  await new Promise<void>((resolve, reject) => {
    child.once("message", () => resolve());
    child.once("exit", (code) => reject(new Error(`The process stopped with ${code}`)));
    child.send({ settings, sandboxUrl });
  });
  return child;
}

async function paid(): Promise<number> {
  return (await countCycles(bench)).paid ?? 0;
}

/** Counts due deliveries that no process holds. */
async function free(): Promise<number> {
  const { rows } = await bench.db.pool.query<{ count: number }>(
    "select count(*)::int as count from billing_cycle where status = 'scheduled' and reminded_at is not null",
  );
  return rows[0]?.count ?? 0;
}
