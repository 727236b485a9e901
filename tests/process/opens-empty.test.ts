import { afterAll, beforeAll, expect, test } from "vitest";
import { realSettings } from "../load/real-settings.ts";
import { createShopFolder, type ShopFolder } from "./shop-folder.ts";
import { eventually, runCommand, type ShopProcess, startShop } from "./shop-process.ts";

/** A shop on the day it opens: no stand-ins, no demonstration, and then its own goods. */

let folder: ShopFolder;
let shop: ShopProcess;
beforeAll(async () => {
  folder = await createShopFolder();
  // Nobody is asked here: where the services answer is only written down.
  shop = await startShop({ ...folder.settings, ...realSettings("http://127.0.0.1:9") });
});
afterAll(async () => {
  await shop.stop();
  await folder.remove();
});

test("a shop without stand-ins begins without goods, and says how they come", async () => {
  expect(shop.printed()).not.toContain("상품을 들이는 중");
  expect(shop.printed()).toContain("npm run import -- <폴더>");
  expect(await folder.query("select count(*)::int as products from product")).toEqual([{ products: 0 }]);
});

test.each([
  "/",
  "/category-list",
  "/search",
  "/search?q=사과",
  "/video",
  "/notices",
  "/faq",
  "/wholesale",
  "/cart",
])("%s answers while there is nothing to show", async (address) => {
  const reply = await fetch(shop.url + address);
  expect(reply.status).toBe(200);
  expect(await reply.text()).not.toMatch(SHOWN);
});

test("goods that come while it is open stand on its pages", async () => {
  const { ended } = runCommand(["import", "data"], folder.settings);
  expect(await ended).toMatchObject({ code: 0 });
  await eventually("the goods are shown", async () => {
    const pages = ["/", "/search", "/faq", "/category/fruit"];
    const texts = await Promise.all(pages.map(async (address) => (await fetch(shop.url + address)).text()));
    return texts.every((text) => SHOWN.test(text));
  });
});

/** A product to press, or a question of the catalogue with its answer. */
const SHOWN = /href="\/products\/\d+|비회원으로 주문할 수 있나요\?/;
