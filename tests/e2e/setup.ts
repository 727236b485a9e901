import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "../../apps/shop/src/postgres/embedded-postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    shopUrl: string;
    sandboxUrl: string;
    databaseUrl: string;
  }
}

const READY_WITHIN_MS = 120_000;

/** The shop as `npm start` starts it, on its own fresh database, for all journeys. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "todayfruit-e2e-"));
  const database = await startEmbeddedPostgres({ dataDir, onStep: () => undefined });
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const shop = spawn(process.execPath, ["apps/shop/src/main.ts", "start"], {
    cwd: path.resolve(import.meta.dirname, "../.."),
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      RECONCILE_SECONDS: "2",
      TRACKING_SECONDS: "1",
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const shopUrl = `http://localhost:${port}`;
  await untilReady(shopUrl, shop);
  project.provide("shopUrl", shopUrl);
  project.provide("sandboxUrl", `http://localhost:${sandboxPort}`);
  project.provide("databaseUrl", database.url);
  return async () => {
    shop.kill("SIGTERM");
    await new Promise((resolve) => shop.on("exit", resolve));
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function untilReady(url: string, shop: ChildProcess): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until) {
    if (shop.exitCode !== null) throw new Error(`The shop stopped with ${shop.exitCode}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await wait(200);
  }
  throw new Error("The shop was not ready in time");
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== "object" || !address) throw new Error("No free port");
  return address.port;
}
