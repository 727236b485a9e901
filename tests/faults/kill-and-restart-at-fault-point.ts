import { FAULT_POINTS, type FaultPoint } from "../../apps/api/src/crash-points.ts";
import { checkAllInvariants } from "../../apps/api/src/features/audit/check-all-invariants.ts";
import { seedProduct } from "../../apps/api/src/testing/product-and-member-fixtures.ts";
import { createShopper, type Pick } from "../load/shopper-client.ts";
import {
  createFaultTestEnvironment,
  eventually,
  type FaultTestEnvironment,
} from "./fault-test-environment.ts";
import { heldJobs, openWork, unexplainedCaptures } from "./find-unfinished-work.ts";

/** Kills the process at a step of the payment path and starts it again. */

/** Bench with a product that scenarios buy. */
export type CrashBench = FaultTestEnvironment & { pick: Pick };

export async function createCrashBench(): Promise<CrashBench> {
  const bench = await createFaultTestEnvironment();
  const seeded = await seedProduct(bench.db, { price: 19_900, stock: 1000 });
  return { ...bench, pick: { productId: seeded.productId, optionId: seeded.optionIds[0] ?? 0 } };
}

/** Returns the points that a purchase by card passes, or all others. */
export function faultPoints(of: "purchases" | "other payments"): FaultPoint[] {
  return FAULT_POINTS.filter((point) => (SCENARIOS[point] === buys) === (of === "purchases"));
}

/**
 * Kills the shop at a point, starts it again and waits until it has finished the open work.
 *
 * @returns the breaches of the books, and captures that no paid order and no refund explains
 */
export async function killAndRestartAtFaultPoint(bench: CrashBench, point: FaultPoint) {
  await bench.sandbox.send("POST", "/_sim/fault/clear", null, {});
  const doomed = await bench.startShop(point);
  // The connection breaks when the process dies, which the scenario intends.
  await SCENARIOS[point](bench, doomed).catch(() => undefined);
  await doomed.died;

  const restarted = await bench.startShop();
  // Dates open work back, so that the reconciler handles it now.
  await bench.db.pool.query("update payment set check_at = now() where check_at is not null");
  await eventually("the reconciler has nothing left to do", async () => (await openWork(bench)) === 0);
  await eventually("no job is left in the hands of the dead", async () => (await heldJobs(bench)) === 0);
  // A capture whose order had ended is found by the provider's notice, which is sent again until it is accepted.
  await eventually("every capture is explained", async () => (await unexplainedCaptures(bench)).length === 0);
  await restarted.stop();
  const audited = await checkAllInvariants({ db: bench.db, now: () => new Date() });
  return {
    breaches: audited.filter((line) => line.breaches.length > 0),
    unexplained: await unexplainedCaptures(bench),
  };
}

type Running = Awaited<ReturnType<FaultTestEnvironment["startShop"]>>;
type Scenario = (bench: CrashBench, running: Running, pick?: Pick) => Promise<unknown>;

/** Purchase by card, which passes most fault points. */
const buys: Scenario = async (bench, { shop }) => {
  const shopper = createShopper(shop, bench.sandbox);
  await shopper.checkOut(await shopper.guest(), bench.pick);
};

/** Closes the payment window. */
const closes: Scenario = async (bench, { shop }) => {
  const shopper = createShopper(shop, bench.sandbox);
  const token = await shopper.guest();
  const { orderId } = await shopper.placeOrder(token, bench.pick, "card");
  await shop.send("POST", `/v1/payments/${orderId}/fail`, token, { code: "PAY_PROCESS_CANCELED" });
};

/** Pays after the reservation has ended, so that the captured amount must be refunded. */
const paysTooLate: Scenario = async (bench, { shop }) => {
  const shopper = createShopper(shop, bench.sandbox);
  const token = await shopper.guest();
  const { orderId, price } = await shopper.placeOrder(token, bench.pick, "card");
  const { body } = await bench.sandbox.send("POST", "/_sim/authorize", null, {
    orderId,
    amount: price,
    method: "CARD",
  });
  await bench.sandbox.send("POST", "/_sim/fault", null, {
    point: "confirm",
    kind: "delay",
    delayMs: 3000,
    times: 1,
  });
  const confirming = shop.send("POST", "/v1/payments/confirm", token, {
    paymentKey: body.paymentKey,
    orderId,
    amount: price,
  });
  await eventually("the payment is claimed", async () => (await claimedAt(bench, orderId)) !== null);
  await bench.db.pool.query("update orders set expires_at = now() - interval '1 hour' where uuid = $1", [
    orderId,
  ]);
  await bench.db.pool.query(
    "update payment set check_at = now() from orders o where o.id = payment.order_id and o.uuid = $1",
    [orderId],
  );
  await confirming;
};

/** Deposit reported by webhook. */
const deposits: Scenario = async (bench, { shop }, pick = bench.pick) => {
  const shopper = createShopper(shop, bench.sandbox);
  const token = await shopper.guest();
  const { orderId, price } = await shopper.placeOrder(token, pick, "vbank");
  const window = { orderId, amount: price, method: "VIRTUAL_ACCOUNT" };
  const { body } = await bench.sandbox.send("POST", "/_sim/authorize", null, window);
  await shop.send("POST", "/v1/payments/confirm", token, {
    paymentKey: body.paymentKey,
    orderId,
    amount: price,
  });
  await bench.sandbox.send("POST", `/_sim/deposit/${orderId}`, null, {});
};

/** Deposit large enough for an automatic cash receipt. */
const depositsMuch: Scenario = (bench, running) => deposits(bench, running, { ...bench.pick, units: 6 });

const SCENARIOS: Record<FaultPoint, Scenario> = {
  "checkout.before-write": buys,
  "checkout.after-hold": buys,
  "checkout.after-order": buys,
  "checkout.after-commit": buys,
  "confirm.before-provider": buys,
  "confirm.after-provider": buys,
  "settle.before-transaction": buys,
  "settle.after-payment": buys,
  "settle.after-order": buys,
  "settle.after-stock": buys,
  "settle.after-commit": buys,
  "refund.before-write": paysTooLate,
  "refund.after-write": paysTooLate,
  "refund.before-provider": paysTooLate,
  "refund.after-provider": paysTooLate,
  "release.before-write": closes,
  "release.after-stock": closes,
  "webhook.before-handle": deposits,
  "receipt.after-provider": depositsMuch,
};

async function claimedAt(bench: CrashBench, orderId: string): Promise<string | null> {
  const { rows } = await bench.db.pool.query(
    "select p.payment_key from payment p join orders o on o.id = p.order_id where o.uuid = $1",
    [orderId],
  );
  return rows[0]?.payment_key ?? null;
}
