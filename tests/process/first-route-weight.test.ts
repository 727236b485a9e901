import { afterAll, beforeAll, expect, test } from "vitest";
import { createShopFolder, type ShopFolder } from "./shop-folder.ts";
import { type ShopProcess, startShop } from "./shop-process.ts";

/** Transferred kilobytes a first visit needs before the page is complete. */
const MOST = { scripts: 150, styles: 15 };
/** Those of the product page, with which most visits begin: 94 of them are React and its router. */
const MOST_SCRIPTS_OF_PRODUCT = 140;

let folder: ShopFolder;
let shop: ShopProcess;
beforeAll(async () => {
  folder = await createShopFolder();
  shop = await startShop(folder.settings);
});
afterAll(async () => {
  await shop.stop();
  await folder.remove();
});

test.each(["/", "/category/fruit", "/best", "/search?q=사과", "/products/20001", "/cart"])(
  "the scripts and styles of %s stay within what a phone waits for",
  async (address) => {
    const page = await (await fetch(shop.url + address)).text();
    const files = [...new Set(page.match(/\/assets\/[^"'\\ ]+\.(?:js|css)/g))];
    const [scripts, styles] = await Promise.all(
      [".js", ".css"].map((kind) => kilobytesOf(files.filter((file) => file.endsWith(kind)))),
    );
    console.log(`${address}: scripts ${scripts?.toFixed(1)} KB, styles ${styles?.toFixed(1)} KB`);
    expect(scripts).toBeGreaterThan(50);
    expect(scripts).toBeLessThan(address === "/products/20001" ? MOST_SCRIPTS_OF_PRODUCT : MOST.scripts);
    expect(styles).toBeGreaterThan(1);
    expect(styles).toBeLessThan(MOST.styles);
  },
);

async function kilobytesOf(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => {
      const reply = await fetch(shop.url + file, { method: "GET", headers: { "accept-encoding": "br" } });
      return Number(reply.headers.get("content-length"));
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
