import { randomInt } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createDatabase, type Db } from "../../apps/api/src/db/database.ts";
import { migrate } from "../../apps/api/src/db/migrate.ts";
import { createSandbox } from "../../apps/sandbox/src/create-sandbox.ts";
import { startEmbeddedPostgres } from "../../apps/shop/src/postgres/embedded-postgres.ts";
import { findFreePort } from "../../apps/shop/src/postgres/find-free-port.ts";
import { buildShopDatabaseSettings } from "../load/build-shop-database-settings.ts";
import { createJsonClient, type JsonClient } from "../load/json-client.ts";
import { sandboxedProductionSettings, TEST_KEYS } from "../load/sandboxed-production-settings.ts";
import { type Started, startShopProcess } from "../load/start-shop-provider-and-bare-servers.ts";

/** Bench of a shop that is killed, with its database and provider. */

export type FaultTestEnvironment = {
  db: Db;
  sandbox: JsonClient;
  sandboxUrl: string;
  /** Settings of its shops. */
  settings: Record<string, string>;
  /**
   * Starts the shop, which kills itself at the named point, if any.
   *
   * @param port port beside another running shop
   * @param sockets connections of the client
   */
  startShop(
    fault?: string,
    port?: number,
    sockets?: number,
  ): Promise<{ shop: JsonClient; died: Promise<void>; stop(): Promise<void>; kill(): void }>;
  close(): Promise<void>;
};

/**
 * Port of the shop that is killed and started again: out of the range that shops of tests at the same time draw from, one of
 * which could take it while the killed one is down.
 */
const PORT = await findFreePort(() => randomInt(12_000, 22_000));

/** Creates a database with fsync and a payment provider, both of which outlive the killed shop. */
export async function createFaultTestEnvironment(): Promise<FaultTestEnvironment> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "todayfruit-faults-"));
  const server = await startEmbeddedPostgres({ dataDir, onStep: () => undefined });
  await migrate(server.url);
  const db = createDatabase({ url: server.url, poolSize: 2, onError: () => undefined });
  const sandbox = createSandbox({
    ...TEST_KEYS,
    clock: () => new Date(),
    webhookUrls: [`http://127.0.0.1:${PORT}/v1/payments/webhooks/toss`],
    publicUrl: "http://localhost",
  });
  const sandboxUrl = await sandbox.listen({ port: 0, host: "127.0.0.1" });
  const sandboxClient = createJsonClient(sandboxUrl, 8);

  const settings = {
    ...buildShopDatabaseSettings(server.url),
    DATA_DIR: dataDir,
    ...sandboxedProductionSettings(sandboxUrl),
    RECONCILE_SECONDS: "1",
    ORPHAN_SECONDS: "1",
    // No balancer leads shoppers here, so a stopped shop has nobody to wait for.
    DRAIN_SECONDS: "0",
  };

  async function startShop(fault?: string, port = PORT, sockets = 8) {
    const started: Started = await startShopProcess(port, {
      ...settings,
      ...(fault ? { FAULT: fault } : {}),
    });
    const shop = createJsonClient(started.url, sockets);
    const died = new Promise<void>((resolve) => started.child.once("exit", () => resolve()));
    return {
      shop,
      died,
      async stop() {
        shop.close();
        await started.stop();
      },
      kill() {
        started.child.kill("SIGKILL");
        shop.close();
      },
    };
  }

  return {
    db,
    sandbox: sandboxClient,
    sandboxUrl,
    settings,
    startShop,
    async close() {
      sandboxClient.close();
      await sandbox.close();
      await db.close();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Waits, within a limit, until a check returns true. */
export async function eventually(
  what: string,
  holds: () => Promise<boolean>,
  withinMs = 60_000,
): Promise<void> {
  const until = Date.now() + withinMs;
  while (Date.now() < until) {
    if (await holds()) return;
    await wait(100);
  }
  throw new Error(`Not within ${withinMs} ms: ${what}`);
}
