import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "./browser-visit-helpers.ts";
import { untouchedShop, untouchedVariant } from "./look-up-journey-shops.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser("with pictures");
});
afterAll(() => browser.close());

type Shown = { path: string; needed: number; width: number };
type Product = { images: string[] };

const TABS = ["home", "best", "deal", "season", "gift", "funding", "video", "review", "wholesale"];
const SCREEN = 844;
const catalogue: Product[] = JSON.parse(
  readFileSync(new URL("../../data/catalog/products.json", import.meta.url), "utf8"),
);
/** Drawings that are the first picture of a product, although it has a photograph. */
const needless = new Set(
  catalogue
    .filter(
      ({ images }) =>
        images[0]?.includes("/illustrations/") && images.some((path) => path.includes("/photos/")),
    )
    .map(({ images }) => images[0]),
);

test.each(["todayfruit", "market", "farmer", "ru"])(
  "first two screens of every home tab, %s: each picture is as wide as its source allows, and no drawing stands for a photograph",
  async (variant) => {
    const shop = variant === "todayfruit" ? untouchedShop().shopUrl : await untouchedVariant(variant);
    const context = await browser.newContext({
      baseURL: shop,
      viewport: { width: 390, height: SCREEN },
      deviceScaleFactor: 2,
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    for (const tab of TABS) {
      await page.goto(tab === "home" ? "/" : `/?tab=${tab}`);
      const shown = await picturesOfTwoScreens(page);
      for (const { path, needed, width } of shown.filter((each) => !each.path.includes("/illustrations/"))) {
        expect(width, `${tab} ${path}, ${needed} px needed`).toBeGreaterThanOrEqual(
          Math.min(needed, sourceOf(path)),
        );
      }
      const drawings = shown.filter(({ path }) => needless.has(path)).map(({ path }) => path);
      expect(drawings, tab).toEqual([]);
      if (tab === "home") {
        const sharp = shown.filter(({ width, needed }) => width >= needed && width > 160);
        expect(sharp.length).toBeGreaterThanOrEqual(4);
      }
    }
    await context.close();
  },
  120_000,
);

/** Scrolls through two screens and measures each picture in them: the pixels needed and those of the file. */
async function picturesOfTwoScreens(page: Page): Promise<Shown[]> {
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, SCREEN);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => window.scrollTo(0, 0));
  return page.evaluate(async (foot) => {
    const images = [...document.querySelectorAll<HTMLImageElement>("main img")].filter((image) => {
      const { top, left, width } = image.getBoundingClientRect();
      return width > 40 && top < foot && left < innerWidth && image.currentSrc.includes("/images/");
    });
    return Promise.all(
      images.map(async (image) => {
        const picture = await createImageBitmap(await (await fetch(image.currentSrc)).blob());
        return {
          path: decodeURIComponent(new URL(image.currentSrc).pathname).replace(/^\/images\/\w+\//, ""),
          needed: Math.floor(image.getBoundingClientRect().width * devicePixelRatio),
          width: picture.width,
        };
      }),
    );
  }, 2 * SCREEN);
}

/** Width of a source in px: named by the new photographs, 348 of the others. */
function sourceOf(path: string): number {
  return Number(/-(\d+)w\.\w+$/.exec(path)?.[1] ?? (path.startsWith("media/videos") ? 360 : 348));
}
