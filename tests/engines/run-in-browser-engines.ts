import { mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { ENGINE_NAMES, type Engine, type EngineName } from "./browsers/engine-and-tab-types.ts";
import { openChromium, openFirefox } from "./browsers/open-chromium-and-firefox.ts";
import { openWebKit } from "./browsers/open-webkit.ts";
import { cardPurchase } from "./journeys/card-purchase.ts";
import { gift } from "./journeys/gift.ts";
import { myPage } from "./journeys/my-page.ts";
import { offlineCart } from "./journeys/offline-cart.ts";
import { pictureTenScreens, SCREENS } from "./journeys/picture-ten-screens.ts";
import { search } from "./journeys/search.ts";
import { useShopWithoutBrowserFeatures } from "./journeys/use-shop-without-browser-features.ts";
import { virtualAccount } from "./journeys/virtual-account.ts";
import { pictureFile, renderScreenshotComparisonPage } from "./render-screenshot-comparison-page.ts";
import { startShopForBrowserEngines } from "./start-shop-for-browser-engines.ts";
import type { Visit } from "./visit-steps.ts";

/**
 * `npm run engines`: the shop's journeys in Chromium, Firefox and WebKit, and pictures of ten screens beside each other.
 * `npm run engines -- --engine firefox --journey search --out /tmp/pictures` runs a part.
 */

const OPENERS: Record<EngineName, () => Promise<Engine>> = {
  chromium: openChromium,
  firefox: openFirefox,
  webkit: openWebKit,
};
const JOURNEYS = {
  "card purchase": cardPurchase,
  "virtual account": virtualAccount,
  gift,
  "my page": myPage,
  search,
  "offline cart": offlineCart,
  "missing features": useShopWithoutBrowserFeatures,
  "ten screens": pictureTenScreens,
} satisfies Record<string, (visit: Visit) => Promise<void>>;
type JourneyName = keyof typeof JOURNEYS;

const { values } = parseArgs({
  options: {
    out: { type: "string", default: path.join(tmpdir(), "todayfruit-engines") },
    engine: { type: "string", multiple: true, default: [...ENGINE_NAMES] },
    journey: { type: "string", multiple: true, default: Object.keys(JOURNEYS) },
  },
});
const engineNames = chosen("--engine", ENGINE_NAMES, values.engine);
const journeyNames = chosen("--journey", Object.keys(JOURNEYS) as JourneyName[], values.journey);

/** Result of each journey in each engine: "ok" or the reason. */
const results: Record<string, Partial<Record<EngineName, string>>> = {};
const versions = new Map<EngineName, string>();

await mkdir(values.out, { recursive: true });
await using opened = new AsyncDisposableStack();
const shop = await startShopForBrowserEngines(opened);
for (const name of engineNames) await runEngine(name);
console.table(results);
if (journeyNames.includes("ten screens")) {
  const page = path.join(values.out, "index.html");
  await writeFile(page, renderScreenshotComparisonPage(SCREENS, versions));
  console.log(`Pictures: ${page}`);
}
if (Object.values(results).some((row) => Object.values(row).some((result) => result !== "ok"))) {
  process.exitCode = 1;
}

async function runEngine(name: EngineName): Promise<void> {
  let engine: Engine;
  try {
    engine = await OPENERS[name]();
  } catch (error) {
    for (const journey of journeyNames) note(name, journey, sentenceOf(error));
    return;
  }
  versions.set(name, engine.version);
  console.log(`${name}: ${engine.version}`);
  try {
    for (const journey of journeyNames) note(name, journey, await runJourney(engine, journey));
  } finally {
    await engine.stop();
  }
}

/** Returns "ok" or the reason; a failed journey leaves a picture. */
async function runJourney(engine: Engine, journey: JourneyName): Promise<string> {
  const failure = path.join(values.out, pictureFile(engine.name, `failed ${journey}`));
  await rm(failure, { force: true });
  const tab = await engine.newTab();
  try {
    await JOURNEYS[journey]({
      tab,
      ...shop,
      keepPicture: (name, png) => writeFile(path.join(values.out, pictureFile(engine.name, name)), png),
    });
    // The pages of the payment provider's stand-in are no part of the shop.
    return (
      tab
        .complaints()
        .filter((line) => !line.includes(shop.sandboxUrl))
        .join("; ") || "ok"
    );
  } catch (error) {
    await writeFile(failure, await tab.picture());
    return sentenceOf(error);
  } finally {
    await tab.close();
  }
}

function note(engine: EngineName, journey: JourneyName, result: string): void {
  results[journey] = { ...results[journey], [engine]: result };
  console.log(`${engine} ${journey}: ${result}`);
}

/** Returns the names that an option chose, in the order of all; throws for an unknown one. */
function chosen<Name extends string>(
  option: string,
  all: readonly Name[],
  wanted: readonly string[],
): Name[] {
  const unknown = wanted.filter((name) => !all.some((known) => known === name));
  if (unknown.length > 0) throw new Error(`${option} ${unknown.join(", ")}: known are ${all.join(", ")}`);
  return all.filter((name) => wanted.includes(name));
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
