import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createSandbox } from "../../apps/sandbox/src/create-sandbox.ts";
import { findFreePort } from "../../apps/shop/src/postgres/find-free-port.ts";
import { createJsonClient, type JsonClient } from "../load/json-client.ts";
import { sandboxedProductionSettings, TEST_KEYS } from "../load/sandboxed-production-settings.ts";
import { type Started, startShopProcess } from "../load/start-shop-provider-and-bare-servers.ts";

/** Processes of a shop on one database, restarted when they die. */

export type Fleet = {
  urls: string[];
  sandbox: JsonClient;
  sandboxUrl: string;
  /** Current process ids. */
  pids(): (number | undefined)[];
  kill(index: number): void;
  /** Number of ready shops that ended by themselves, neither killed nor stopped. */
  deaths(): number;
  /** Waits until a shop is ready; returns the time in ms, at most 30 s. */
  untilReady(index: number): Promise<number>;
  stop(index: number): Promise<number>;
  stopShops(): Promise<void>;
  /** Advances the provider's clock, in ms. */
  moveClock(ms: number): void;
  settings: Record<string, string>;
  close(): Promise<void>;
};

const PATIENCE_MS = 30_000;

/**
 * Starts shops on one database, with the payment provider in this process. Restarts a shop that dies, as a supervisor
 * does.
 */
export async function startFleet(
  size: number,
  settings: Record<string, string>,
  { isSupervised = true }: { isSupervised?: boolean } = {},
): Promise<Fleet> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "todayfruit-fleet-"));
  const ports = await Promise.all(Array.from({ length: size }, () => findFreePort()));
  let movedMs = 0;
  const sandbox = createSandbox({
    ...TEST_KEYS,
    clock: () => new Date(Date.now() + movedMs),
    webhookUrls: ports.slice(0, 1).map((port) => `http://127.0.0.1:${port}/v1/payments/webhooks/toss`),
    publicUrl: "http://localhost",
  });
  const sandboxUrl = await sandbox.listen({ port: 0, host: "127.0.0.1" });
  const sandboxClient = createJsonClient(sandboxUrl, 16);
  const shops: Started[] = [];
  const restarts: Promise<void>[] = [];
  let isOver = false;
  let deaths = 0;
  const own = {
    DATA_DIR: dataDir,
    ...sandboxedProductionSettings(sandboxUrl),
    RECONCILE_SECONDS: "1",
    ORPHAN_SECONDS: "2",
    PAYMENT_TIMEOUT_MS: "3000",
    DRAIN_SECONDS: "0",
    // Poolers and proxies know one role of the server, its owner.
    DATABASE_OWNER_SERVES: "true",
    ...settings,
  };
  for (const [index, port] of ports.entries()) shops[index] = await start(port, index);

  // Stops the shops when a scenario fails.
  const endAtExit = () => {
    for (const { child } of shops) child.kill("SIGKILL");
  };
  process.once("exit", endAtExit);

  async function start(port: number, index: number): Promise<Started> {
    const shop = await startShopProcess(port, own);
    shop.child.once("exit", (_code, signal) => {
      if (!isOver && signal !== "SIGKILL") deaths += 1;
      if (!isOver && isSupervised) restarts.push(restart(port, index));
    });
    return shop;
  }

  async function restart(port: number, index: number): Promise<void> {
    while (!isOver) {
      try {
        shops[index] = await start(port, index);
        return;
      } catch {
        // The database was away; a supervisor tries again.
        await wait(500);
      }
    }
  }

  async function stopShops(): Promise<void> {
    isOver = true;
    // One that is being started is stopped, too.
    await Promise.all(restarts);
    await Promise.all(shops.map((shop) => shop.stop()));
  }

  return {
    urls: ports.map((port) => `http://127.0.0.1:${port}`),
    sandbox: sandboxClient,
    sandboxUrl,
    settings: own,
    moveClock(ms) {
      movedMs += ms;
    },
    deaths: () => deaths,
    pids: () => shops.map(({ child }) => child.pid),
    kill: (index) => void shops[index]?.child.kill("SIGKILL"),
    async untilReady(index) {
      const begin = performance.now();
      while (performance.now() - begin < PATIENCE_MS) {
        const answer = await fetch(`${shops[index]?.url}/readyz`).catch(() => null);
        if (answer?.ok) break;
        await wait(20);
      }
      return performance.now() - begin;
    },
    async stop(index) {
      const begin = performance.now();
      isOver = true;
      await shops[index]?.stop();
      return performance.now() - begin;
    },
    stopShops,
    async close() {
      process.off("exit", endAtExit);
      await stopShops();
      sandboxClient.close();
      await sandbox.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
