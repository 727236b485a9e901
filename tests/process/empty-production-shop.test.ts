import { afterAll, beforeAll, expect, test } from "vitest";
import { sandboxedProductionSettings } from "../load/sandboxed-production-settings.ts";
import { createShopFolder, type ShopFolder } from "./shop-folder.ts";
import { eventually, runCommand, type ShopProcess, startShop } from "./shop-process.ts";

/** Production shop at its opening: no sandbox, no demonstration, then its own goods. */

let folder: ShopFolder;
let shop: ShopProcess;
beforeAll(async () => {
  folder = await createShopFolder();
  // The services' URLs are set but never called here.
  shop = await startShop({ ...folder.settings, ...sandboxedProductionSettings("http://127.0.0.1:9") });
});
afterAll(async () => {
  await shop.stop();
  await folder.remove();
});

test("production shop: starts without goods and says how to import them", async () => {
  expect(shop.printed()).not.toContain("상품을 들이는 중");
  expect(shop.printed()).toContain("npm run import -- <폴더>");
  expect(await folder.query("select count(*)::int as products from product")).toEqual([{ products: 0 }]);
});

test("own server: creates the roles, and no session runs as the owner", async () => {
  const [{ roles } = { roles: null }] = await folder.query(
    `select array_agg(distinct usename::text) as roles from pg_stat_activity
      where application_name = 'todayfruit-${shop.child.pid}'`,
  );
  expect(roles).toEqual(["todayfruit_app"]);
  const [may] = await folder.query(
    `select has_table_privilege('todayfruit_app', 'operator_action', 'INSERT') as adds,
            has_table_privilege('todayfruit_app', 'operator_action', 'UPDATE, DELETE, TRUNCATE, TRIGGER') as rewrites,
            has_table_privilege('todayfruit_readonly', 'orders', 'SELECT') as reads`,
  );
  expect(may).toEqual({ adds: true, rewrites: false, reads: true });
});

test("production shop: serves security.txt and does not reveal the operators' calls", async () => {
  const contact = await textOf("/.well-known/security.txt");
  expect(contact).toMatch(
    /^Contact: https:\/\/\S+\nExpires: \d{4}-\S+Z\nPreferred-Languages: ko, en\nCanonical: /,
  );
  expect(Date.parse(/Expires: (\S+)/.exec(contact)?.[1] ?? "")).toBeGreaterThan(Date.now());
  expect(await textOf("/openapi.json")).not.toContain("/operator/");
  expect(await textOf("/docs")).not.toContain("/operator/");
});

async function textOf(address: string): Promise<string> {
  const reply = await fetch(shop.url + address);
  expect(reply.status).toBe(200);
  return reply.text();
}

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
])("%s: answers while there are no goods", async (address) => {
  const reply = await fetch(shop.url + address);
  expect(reply.status).toBe(200);
  expect(await reply.text()).not.toMatch(SHOWN);
});

test("production shop: goods imported while it runs appear on its pages", async () => {
  const { ended } = runCommand(["import", "data"], folder.settings);
  expect(await ended).toMatchObject({ code: 0 });
  await eventually("the goods are shown", async () => {
    const pages = ["/", "/search", "/faq", "/category/fruit"];
    const texts = await Promise.all(pages.map(async (address) => (await fetch(shop.url + address)).text()));
    return texts.every((text) => SHOWN.test(text));
  });
});

/** Product link, or a question of the demonstration. */
const SHOWN = /href="\/products\/\d+|비회원으로 주문할 수 있나요\?/;
