import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { ENGINE_NAMES, type Engine, type EngineName } from "./engine.ts";
import { cardPurchase } from "./journeys/card-purchase.ts";
import { gift } from "./journeys/gift.ts";
import { myPage } from "./journeys/my-page.ts";
import { offlineCart } from "./journeys/offline-cart.ts";
import { search } from "./journeys/search.ts";
import { virtualAccount } from "./journeys/virtual-account.ts";
import { openChromium, openFirefox } from "./open-puppeteer.ts";
import { openShop } from "./open-shop.ts";
import { openWebKit } from "./open-webkit.ts";
import type { Visit } from "./shopper.ts";

/**
 * `npm run engines`: the shop's journeys in Chromium, Firefox and WebKit; a failed one leaves a picture.
 * `npm run engines -- --engine firefox --journey search --out /tmp/pictures` runs a part.
 */

const OPENERS: Record<EngineName, () => Promise<Engine>> = {
  chromium: openChromium,
  firefox: openFirefox,
  webkit: openWebKit,
};
const JOURNEYS: Record<string, (visit: Visit) => Promise<void>> = {
  "card purchase": cardPurchase,
  "virtual account": virtualAccount,
  gift,
  "my page": myPage,
  search,
  "offline cart": offlineCart,
};

const { values } = parseArgs({
  options: {
    out: { type: "string", default: path.join(tmpdir(), "todayfruit-engines") },
    engine: { type: "string", multiple: true, default: [...ENGINE_NAMES] },
    journey: { type: "string", multiple: true, default: [...Object.keys(JOURNEYS)] },
  },
});
await mkdir(values.out, { recursive: true });
await using opened = new AsyncDisposableStack();
const shop = await openShop(opened);
const rows: { engine: string; journey: string; result: string }[] = [];
for (const name of ENGINE_NAMES.filter((known) => values.engine.includes(known))) await runEngine(name);
console.table(rows);
if (rows.length === 0 || rows.some(({ result }) => result !== "ok")) process.exitCode = 1;

async function runEngine(name: EngineName): Promise<void> {
  let engine: Engine;
  try {
    engine = await OPENERS[name]();
  } catch (error) {
    rows.push({ engine: name, journey: "start", result: sentenceOf(error) });
    return;
  }
  console.log(`${name}: ${engine.version}`);
  try {
    for (const journey of values.journey) await runJourney(engine, journey);
  } finally {
    await engine.stop();
  }
}

async function runJourney(engine: Engine, journey: string): Promise<void> {
  const tab = await engine.newTab();
  let result = "ok";
  try {
    await JOURNEYS[journey]?.({ tab, ...shop });
    // The pages of the payment provider's stand-in are no part of the shop.
    const complaints = tab.complaints().filter((line) => !line.includes(shop.sandboxUrl));
    if (complaints.length > 0) result = complaints.join("; ");
  } catch (error) {
    result = sentenceOf(error);
    await writeFile(
      path.join(values.out, `failed-${engine.name}-${journey.replaceAll(" ", "-")}.png`),
      await tab.picture(),
    );
  } finally {
    await tab.close();
  }
  rows.push({ engine: engine.name, journey, result });
  console.log(`${engine.name} ${journey}: ${result}`);
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
