import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import routes from "../../../apps/console/app/routes.ts";
import { startEmbeddedPostgres } from "../../../apps/shop/src/postgres/embedded-postgres.ts";
import {
  failedAuditsOf,
  installAndLoadLighthouse,
  type Lighthouse,
  scriptKilobytesOf,
} from "../lighthouse/install-and-load-lighthouse.ts";
import { startShopProcess } from "../start-shop-provider-and-bare-servers.ts";
import { listPathsOfRecordlessScreens } from "./list-paths-of-recordless-screens.ts";
import { makeOneRecordPerKind } from "./make-one-record-per-kind.ts";
import { openConsoleSession } from "./open-console-session.ts";

const PORTS = { shop: 21_320, sandbox: 21_321, console: 21_322 };
const ACCESSIBILITY = 100;
/** Most kilobytes of scripts of the first screen, with their headers. */
const MOST_KILOBYTES = 250;
/** Screen of a desk, and of the console's phone. */
const SCREENS = {
  desk: { mobile: false, width: 1440, height: 900 },
  phone: { mobile: true, width: 390, height: 844 },
};

/**
 * `npm run lighthouse -- console`: accessibility of every screen of the console over the demonstration catalogue and one
 * record of each kind, at a desk and on a phone, and the weight of the first screen's scripts.
 */
export async function measureConsoleByLighthouse(): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const { lighthouse, openChrome } = await installAndLoadLighthouse();
  const dataDir = await mkdtemp(path.join(tmpdir(), "todayfruit-lighthouse-console-"));
  opened.defer(() => rm(dataDir, { recursive: true, force: true }));
  const server = await startEmbeddedPostgres({ dataDir, onStep: () => undefined });
  opened.defer(() => server.stop());
  const settings = {
    VARIANT: "todayfruit",
    DATABASE_URL: server.url,
    DATA_DIR: dataDir,
    CONSOLE: "true",
    CONSOLE_PORT: String(PORTS.console),
    SANDBOX_PORT: String(PORTS.sandbox),
  };
  const shop = await startShopProcess(PORTS.shop, settings);
  opened.defer(() => shop.stop());
  const { name, value, token } = await openConsoleSession(shop.url, settings);
  const records = await makeOneRecordPerKind({
    shop: shop.url,
    sandbox: `http://127.0.0.1:${PORTS.sandbox}`,
    databaseUrl: server.url,
    operatorToken: token,
  });
  const chrome = await openChrome();
  opened.defer(() => chrome.kill());
  for (const screen of [...listPathsOfRecordlessScreens(routes), ...records]) {
    for (const device of ["desk", "phone"] as const) {
      const url = `http://localhost:${PORTS.console}${screen}`;
      report(screen, device, await measure(lighthouse, chrome.port, url, `${name}=${value}`, device));
    }
  }
}

type Run = { accessibility: number; kilobytes: number; failed: string[] };

async function measure(
  lighthouse: Lighthouse,
  port: number,
  url: string,
  cookie: string,
  device: keyof typeof SCREENS,
): Promise<Run> {
  const { mobile, width, height } = SCREENS[device];
  const result = await lighthouse(url, {
    port,
    onlyCategories: ["accessibility"],
    onlyAudits: ["network-requests"],
    formFactor: mobile ? "mobile" : "desktop",
    screenEmulation: { mobile, width, height, deviceScaleFactor: 1, disabled: false },
    extraHeaders: { cookie },
    logLevel: "error",
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
  const { categories, finalDisplayedUrl } = result.lhr;
  if (new URL(finalDisplayedUrl).pathname === "/login" && !url.endsWith("/login"))
    throw new Error(`${url} asked for a login`);
  return {
    accessibility: Math.round((categories.accessibility?.score ?? 0) * 100),
    kilobytes: scriptKilobytesOf(result.lhr),
    failed: failedAuditsOf(result.lhr),
  };
}

function report(screen: string, device: string, { accessibility, kilobytes, failed }: Run): void {
  const isWithin = accessibility >= ACCESSIBILITY && (screen !== "/" || kilobytes <= MOST_KILOBYTES);
  if (!isWithin) process.exitCode = 1;
  const verdict = isWithin ? "holds " : "MISSED";
  console.log(
    `${verdict} ${device.padEnd(5)} ${screen.padEnd(26)} accessibility ${accessibility} scripts ${kilobytes} KB ${failed.join(", ")}`,
  );
}
