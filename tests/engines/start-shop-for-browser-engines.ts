import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startEmbeddedPostgres } from "../../apps/shop/src/postgres/embedded-postgres.ts";
import { findFreePort } from "../../apps/shop/src/postgres/find-free-port.ts";
import { buildShopDatabaseSettings } from "../load/build-shop-database-settings.ts";
import { startShopProcess } from "../load/start-shop-provider-and-bare-servers.ts";
import { openInterruptibleShopProxy } from "./interruptible-shop-proxy.ts";
import type { Visit } from "./visit-steps.ts";

export type RunningShop = Pick<Visit, "shopUrl" | "sandboxUrl" | "network">;

/** Starts the shop on a fresh database behind a network that journeys can cut. */
export async function startShopForBrowserEngines(opened: AsyncDisposableStack): Promise<RunningShop> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "todayfruit-engines-"));
  opened.defer(() => rm(dataDir, { recursive: true, force: true }));
  const server = await startEmbeddedPostgres({ dataDir, onStep: () => undefined });
  opened.defer(() => server.stop());
  const [port, shopPort, sandboxPort] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const shopUrl = `http://localhost:${port}`;
  const shop = await startShopProcess(shopPort, {
    ...buildShopDatabaseSettings(server.url),
    DATA_DIR: dataDir,
    SANDBOX_PORT: String(sandboxPort),
    PUBLIC_URL: shopUrl,
    RECONCILE_SECONDS: "2",
  });
  opened.defer(() => shop.stop());
  const network = await openInterruptibleShopProxy(port, shopPort);
  opened.defer(() => network.close());
  return { shopUrl, sandboxUrl: `http://localhost:${sandboxPort}`, network };
}
