import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { createDatabase } from "../../../apps/api/src/db/database.ts";
import { migrate } from "../../../apps/api/src/db/migrate.ts";
import { withDatabase } from "../../../apps/api/src/db/replace-database-url-parts.ts";
import { startEmbeddedPostgres } from "../../../apps/shop/src/postgres/embedded-postgres.ts";
import { CHROMIUM_FLAGS, findHeadlessShell } from "../../../scripts/find-chromium.ts";
import { buildShopDatabaseSettings } from "../build-shop-database-settings.ts";
import { generateCatalogue } from "../generate-catalogue.ts";
import { percentile } from "../percentile.ts";
import { startShopProcess } from "../start-shop-provider-and-bare-servers.ts";
import { openConsoleSession } from "./open-console-session.ts";

const PORTS = { shop: 21_400, console: 21_402, sandbox: 21_401 };
const PRODUCTS = 100_000;
/** Pixels in a second at which the list is scrolled while frames are counted: two screens. */
const SPEED = 1800;
const SECONDS = 10;
/** Number of switches pressed to time an action. */
const PRESSES = 20;
/** Longest frame of 60 in a second, ms, with half a millisecond of the clock. */
const FRAME_MS = 17.2;

/**
 * `npm run bench -- --console [products]`: frames of the list of products in a browser, while it is scrolled at its beginning, and
 * again once it has been read to the end, 100,000 rows unless another number is given.
 */
export async function benchConsoleProductList(products = PRODUCTS): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "todayfruit-bench-console-"));
  await using opened = new AsyncDisposableStack();
  opened.defer(() => rm(dataDir, { recursive: true, force: true }));
  const server = await startEmbeddedPostgres({ dataDir, onStep: () => undefined });
  opened.defer(() => server.stop());
  const databaseUrl = await filledDatabase(server.url, products);
  const settings = {
    CONSOLE: "true",
    CONSOLE_PORT: String(PORTS.console),
    SANDBOX_PORT: String(PORTS.sandbox),
    DATA_DIR: path.join(dataDir, "shop"),
    ...buildShopDatabaseSettings(databaseUrl),
  };
  const shop = await startShopProcess(PORTS.shop, settings);
  opened.defer(() => shop.stop());
  const browser = await chromium.launch({ executablePath: findHeadlessShell(), args: CHROMIUM_FLAGS });
  opened.defer(() => browser.close());
  const page = await openProducts(browser, await openConsoleSession(shop.url, settings));
  console.table({ "판매 스위치 누르기": await timeActions(page) });
  console.table({
    "처음 몇 쪽을 읽으며": await framesWhileScrolling(page),
    "끝까지 읽은 뒤": await readToEnd(page, products).then(() => framesWhileScrolling(page)),
  });
}

async function filledDatabase(serverUrl: string, products: number): Promise<string> {
  const admin = createDatabase({ url: serverUrl, poolSize: 1, onError: console.error });
  await admin.pool.query("create database bench_console");
  await admin.close();
  const url = withDatabase(serverUrl, "bench_console");
  await migrate(url);
  const db = createDatabase({ url, poolSize: 2, onError: console.error });
  await generateCatalogue(db, products);
  await db.pool.query("vacuum (analyze)");
  await db.close();
  return url;
}

async function openProducts(browser: Browser, cookie: { name: string; value: string }): Promise<Page> {
  const url = `http://localhost:${PORTS.console}`;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "ko-KR" });
  await context.addCookies([{ ...cookie, url }]);
  const page = await context.newPage();
  await page.goto(`${url}/products`);
  await page.getByRole("switch").first().waitFor();
  return page;
}

/**
 * Takes the first products off sale, each once the one before was answered, and returns how long it took in ms until the screen
 * showed it, and until the server had answered.
 */
async function timeActions(page: Page) {
  const answers: number[] = [];
  page.on("requestfinished", (request) => {
    const { requestStart, responseEnd } = request.timing();
    if (request.method() !== "GET") answers.push(responseEnd - requestStart);
  });
  const sights = await page.evaluate(async (presses) => {
    const times: number[] = [];
    const switches = document.querySelectorAll<HTMLElement>('[role="switch"][aria-checked="true"]');
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (const each of [...switches].slice(0, presses)) {
      const from = performance.now();
      each.click();
      while (each.ariaChecked === "true") {
        if (performance.now() - from > 10_000) throw new Error(`${each.ariaLabel} stays on`);
        await nextFrame();
      }
      times.push(performance.now() - from);
      // Held until the server has answered; the next is pressed as by one person.
      while ("disabled" in each.dataset) await nextFrame();
    }
    return times;
  }, PRESSES);
  while (answers.length < PRESSES) await page.waitForEvent("requestfinished");
  const [seen, answered] = [sights, answers].map((times) => times.toSorted((a, b) => a - b)) as [
    number[],
    number[],
  ];
  return {
    pressed: seen.length,
    "seen p50 ms": round(percentile(seen, 0.5)),
    "seen longest ms": round(seen.at(-1) ?? 0),
    answered: answered.length,
    "answered p50 ms": round(percentile(answered, 0.5)),
    "answered longest ms": round(answered.at(-1) ?? 0),
  };
}

/** Scrolls to the end until the list has every product; logs how long that took. */
async function readToEnd(page: Page, products: number): Promise<void> {
  const from = Date.now();
  await page.waitForFunction(
    (rows) => {
      scrollTo(0, document.documentElement.scrollHeight);
      return document.body.innerText.includes(`${rows.toLocaleString()}개`);
    },
    products,
    { polling: 20, timeout: 20 * 60_000 },
  );
  console.log(`${products.toLocaleString()} rows read in ${Math.round((Date.now() - from) / 1000)} s`);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await page.waitForFunction(() => document.querySelector(".shimmer") === null);
}

/** Scrolls for some seconds and returns the frames: how many in a second, and how long they took in ms. */
async function framesWhileScrolling(page: Page) {
  const frames = await page.evaluate(
    ({ speed, seconds }) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        let last = performance.now();
        const end = last + seconds * 1000;
        const step = (now: number) => {
          times.push(now - last);
          scrollBy(0, ((now - last) * speed) / 1000);
          last = now;
          if (now < end) requestAnimationFrame(step);
          else resolve(times.slice(1));
        };
        requestAnimationFrame(step);
      }),
    { speed: SPEED, seconds: SECONDS },
  );
  const sorted = frames.toSorted((a, b) => a - b);
  return {
    "frames a second": Math.round(frames.length / SECONDS),
    "p50 ms": round(percentile(sorted, 0.5)),
    "p95 ms": round(percentile(sorted, 0.95)),
    "longest ms": round(sorted.at(-1) ?? 0),
    "within a frame %": round((frames.filter((ms) => ms <= FRAME_MS).length / frames.length) * 100),
    rows: await page.getByRole("row").count(),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
