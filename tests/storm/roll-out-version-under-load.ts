import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createDatabase } from "../../apps/api/src/db/database.ts";
import { checkAllInvariants } from "../../apps/api/src/features/audit/check-all-invariants.ts";
import { seedProduct } from "../../apps/api/src/testing/product-and-member-fixtures.ts";
import { createSandbox } from "../../apps/sandbox/src/create-sandbox.ts";
import { findFreePort } from "../../apps/shop/src/postgres/find-free-port.ts";
import { buildShopDatabaseSettings } from "../load/build-shop-database-settings.ts";
import { createJsonClient } from "../load/json-client.ts";
import { sandboxedProductionSettings, TEST_KEYS } from "../load/sandboxed-production-settings.ts";
import { START } from "../load/start-shop-provider-and-bare-servers.ts";
import { startPostgresServer } from "./postgres-server.ts";
import { startBuyers } from "./start-buyers.ts";
import { startNginxBalancer } from "./start-nginx-balancer.ts";

/** Roll-out of a version while the shop sells. */

export type RollOut = {
  replies: Record<string, number>;
  bought: number;
  steps: string[];
  breaches: string[];
};

const ROOT = path.resolve(import.meta.dirname, "../..");
const OVERLAP_MS = 3000;

/**
 * Replaces two processes of the previous version by two of this one, one after the other, behind nginx (installed
 * separately, on the PATH) and under load.
 *
 * @param before folder of a checkout of the previous version, installed and built
 */
export async function rollOutVersionUnderLoad(before: string, seconds: number): Promise<RollOut> {
  const server = await startPostgresServer();
  const dataDir = await mkdtemp(path.join(tmpdir(), "todayfruit-roll-out-"));
  const ports = await Promise.all(Array.from({ length: 4 }, () => findFreePort()));
  const [oldA = 0, oldB = 0, newA = 0, newB = 0] = ports;
  const balancer = await startNginxBalancer(ports);
  const sandbox = createSandbox({
    ...TEST_KEYS,
    clock: () => new Date(),
    webhookUrls: [`${balancer.url}/v1/payments/webhooks/toss`],
    publicUrl: "http://localhost",
  });
  const sandboxUrl = await sandbox.listen({ port: 0, host: "127.0.0.1" });
  const settings = {
    ...buildShopDatabaseSettings(server.url),
    DATA_DIR: dataDir,
    LOG_LEVEL: "warn",
    RATE_LIMIT: "0",
    LOGIN_LIMIT: "0",
    READ_LIMIT: "0",
    ...sandboxedProductionSettings(sandboxUrl),
  };
  const begin = performance.now();
  const steps: string[] = [];
  const step = (name: string) => steps.push(`${((performance.now() - begin) / 1000).toFixed(1)} s ${name}`);
  const first = await startIn(before, oldA, settings);
  const second = await startIn(before, oldB, settings);
  const db = createDatabase({ url: server.url, poolSize: 1, onError: () => undefined });
  const seeded = await seedProduct(db, { price: 19_900, stock: 1_000_000 });
  const sandboxClient = createJsonClient(sandboxUrl, 16);
  const picks = [{ productId: seeded.productId, optionId: seeded.optionIds[0] ?? 0 }];
  const crowd = startBuyers(
    { urls: [balancer.url], sandbox: sandboxClient },
    { count: 8, picks, random: Math.random },
  );
  step("two of the version before sell");
  const until = performance.now() + seconds * 1000;
  await wait(OVERLAP_MS);
  const third = await startIn(ROOT, newA, settings);
  step("the first of this version is ready");
  await wait(OVERLAP_MS);
  // A process of the previous version closes its port at once, so it is removed before it is stopped.
  await balancer.leadTo([oldB, newA, newB]);
  await stop(first);
  step("the first of the version before has ended");
  const fourth = await startIn(ROOT, newB, settings);
  step("the second of this version is ready");
  await wait(OVERLAP_MS);
  await balancer.leadTo([newA, newB]);
  await stop(second);
  step("the second of the version before has ended");
  await wait(OVERLAP_MS);
  // A process of this version reports not ready before it closes its port, so a balancer that polls /readyz skips it.
  const stopping = stop(third);
  while ((await fetch(`http://127.0.0.1:${newA}/readyz`)).ok) await wait(50);
  await balancer.leadTo([newB]);
  await stopping;
  step("one of this version has ended");
  await wait(Math.max(OVERLAP_MS, until - performance.now()));
  await crowd.stop();
  await stop(fourth);
  const breaches = (await checkAllInvariants({ db, now: () => new Date() })).filter(
    (line) => line.breaches.length > 0,
  );
  sandboxClient.close();
  await sandbox.close();
  await balancer.close();
  await db.close();
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
  return {
    replies: crowd.replies(),
    bought: crowd.bought.length,
    steps,
    breaches: breaches.map(({ name }) => name),
  };
}

async function startIn(
  folder: string,
  port: number,
  settings: Record<string, string>,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, START, {
    cwd: folder,
    env: { ...process.env, ...settings, PORT: String(port), CONSOLE: "false" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The shop in ${folder} ended with ${child.exitCode}`);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return child;
    await wait(100);
  }
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  await gone;
}
