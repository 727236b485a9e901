import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { VARIANTS } from "@todayfruit/contract/variant-settings/variant-settings-schema";
import pg from "pg";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { buildConsoleIfNeeded, buildIfNeeded } from "../../apps/shop/src/commands/build.ts";
import { startEmbeddedPostgres } from "../../apps/shop/src/postgres/embedded-postgres.ts";
import { findFreePort } from "../../apps/shop/src/postgres/find-free-port.ts";
import { findHeadlessShell } from "../../scripts/find-chromium.ts";
import { buildShopDatabaseSettings } from "../load/build-shop-database-settings.ts";
import { startShopProcess } from "../load/start-shop-provider-and-bare-servers.ts";
import { launchOptionsOf } from "./browser-visit-helpers.ts";
import { JOB_PAUSES } from "./extra-shop-process-settings.ts";
import {
  type HeldPorts,
  holdVariantPorts,
  openVariantServers,
  variantUrlsSetting,
} from "./variant-servers.ts";

/** Running shop: its URL, console, sandbox, database and picture folder. */
export type JourneyShop = {
  shopUrl: string;
  consoleUrl: string;
  sandboxUrl: string;
  databaseUrl: string;
  dataDir: string;
};

declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: a type of a library is added to by an interface only
  export interface ProvidedContext {
    /** Shops of the workers, and the one that journeys only look at. */
    shops: JourneyShop[];
    /** URL of the server that starts the other variants. */
    variantServersUrl: string;
    /** Path of the browser that journeys run in. */
    browserPath: string;
    /** Browsers, one per worker, for all of its journeys. */
    browsers: string[];
  }
}

/**
 * Starts the shop as `npm start` does, once per worker on a fresh database, since parallel journeys that change the shop
 * must not share one, and a second time for journeys that need its goods unchanged.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // All variants are built here, one after the other: two servers that build the same variant would delete each other's files.
  await using opened = new AsyncDisposableStack();
  for (const variant of VARIANTS) await buildIfNeeded(variant, opened);
  await buildConsoleIfNeeded(opened);
  const dataDir = await mkdtemp(path.join(tmpdir(), "todayfruit-e2e-"));
  const server = await startEmbeddedPostgres({
    dataDir,
    onStep: () => undefined,
    // Nothing here outlives the journeys, so fsync is off. Up to twelve shops connect: three, and the variants of each.
    settings: { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "300" },
  });
  const workers = Array.from({ length: project.config.maxWorkers }, (_, index) => index + 1);
  // The last shop is only looked at: no journey changes it.
  const places = [...workers, workers.length + 1];
  const held = await Promise.all(places.map(holdVariantPorts));
  const shops = await Promise.all(
    held.map((doors, index) => openShop(server.url, dataDir, index + 1, doors)),
  );
  project.provide(
    "shops",
    shops.map(({ addresses }) => addresses),
  );
  const variants = await openVariantServers(
    shops.map(({ addresses }) => addresses),
    held,
  );
  project.provide("variantServersUrl", variants.url);
  const browserPath = findHeadlessShell();
  project.provide("browserPath", browserPath);
  const browsers = await Promise.all(workers.map(() => chromium.launchServer(launchOptionsOf(browserPath))));
  project.provide(
    "browsers",
    browsers.map((browser) => browser.wsEndpoint()),
  );
  return async () => {
    await Promise.all(browsers.map((browser) => browser.close()));
    await variants.stop();
    await Promise.all(shops.map(({ stop }) => stop()));
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function openShop(serverUrl: string, folder: string, place: number, doors: HeldPorts) {
  const dataDir = path.join(folder, `shop-${place}`);
  const databaseUrl = await makeDatabase(serverUrl, `journeys_${place}`);
  const rehearsalUrl = await makeDatabase(serverUrl, `rehearsals_${place}`);
  const [port, consolePort, sandboxPort] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const settings = {
    CONSOLE: "true",
    CONSOLE_PORT: String(consolePort),
    SANDBOX_PORT: String(sandboxPort),
    VARIANT_URLS: variantUrlsSetting(doors),
    ...buildShopDatabaseSettings(databaseUrl),
    REHEARSAL_DATABASE_URL: rehearsalUrl,
    DATA_DIR: dataDir,
    KAKAO_SHARE_SCRIPT_INTEGRITY: integrityOf("apps/sandbox/src/kakao-share/share.js"),
    ...JOB_PAUSES,
    // The shop's normal limits: a journey that reaches one makes too many requests.
    RATE_LIMIT: undefined,
    LOGIN_LIMIT: undefined,
    READ_LIMIT: undefined,
  };
  const shop = await startShopProcess(port, settings, "errors");
  const addresses: JourneyShop = {
    shopUrl: `http://localhost:${port}`,
    consoleUrl: `http://localhost:${consolePort}`,
    sandboxUrl: `http://localhost:${sandboxPort}`,
    databaseUrl,
    dataDir,
  };
  return { addresses, stop: shop.stop };
}

/** Computes the integrity hash of a file of the repository as a page states it. */
function integrityOf(file: string): string {
  const text = readFileSync(new URL(`../../${file}`, import.meta.url));
  return `sha384-${createHash("sha384").update(text).digest("base64")}`;
}

async function makeDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = name;
  return url.href;
}
