import { afterAll, beforeAll, expect, test } from "vitest";
import { urlOf } from "./find-and-query-running-postgres.ts";
import { createShopFolder, type ShopFolder } from "./shop-folder.ts";
import { eventually, type ShopProcess, startShop } from "./shop-process.ts";

/** Two processes on one database: a change by either invalidates the caches of both. */

const CHANGE_SHOWS_WITHIN_MS = 1000;
const PATIENT = { RATE_LIMIT: "100000", LOGIN_LIMIT: "100000" };

let own: ShopFolder;
let other: ShopFolder;
let first: ShopProcess;
let second: ShopProcess;
let productId: number;
beforeAll(async () => {
  own = await createShopFolder();
  other = await createShopFolder();
  first = await startShop({ ...own.settings, ...PATIENT });
  second = await startShop({ ...other.settings, ...PATIENT, DATABASE_URL: urlOf(own.dataDir) });
  ({ productId } = await own.pick());
});
afterAll(async () => {
  await second?.stop();
  await first?.stop();
  for (const folder of [other, own]) await folder?.remove();
});

test("start: a shop running as its tables' owner warns in one line, one with its own role does not", () => {
  const line = /^DATABASE_URL의 역할 todayfruit은 감사 기록을 고칠 수 있어요\. .+$/m;
  expect(second.printed()).toMatch(line);
  expect(first.printed()).not.toMatch(line);
});

test("cache: any change shows within a second, as call and as page, in both processes", async () => {
  const addresses = [first, second].flatMap(({ url }) => [
    `${url}/v1/products/${productId}`,
    `${url}/products/${productId}`,
  ]);
  for (const address of addresses) expect(await textOf(address)).not.toContain("방금 바꾼 이름");
  await change(`update product set name = '방금 바꾼 이름' where id = ${productId}`);
  const changed = performance.now();
  await eventually("the new name everywhere", async () => {
    const texts = await Promise.all(addresses.map(textOf));
    return texts.every((text) => text.includes("방금 바꾼 이름"));
  });
  expect(performance.now() - changed).toBeLessThan(CHANGE_SHOWS_WITHIN_MS);
});

test("cache: entries without the changed product stay", async () => {
  const { url } = first;
  await textOf(`${url}/v1/categories`);
  await textOf(`${url}/v1/products/${productId}`);
  const before = await made();
  await change(`update product set name = '또 바꾼 이름' where id = ${productId}`);
  await eventually("the new name", async () =>
    (await textOf(`${url}/v1/products/${productId}`)).includes("또 바꾼 이름"),
  );
  await textOf(`${url}/v1/categories`);
  expect((await made()) - before).toBe(1);
});

test("cache: two hundred concurrent requests for an uncached page render it once", async () => {
  const { url } = first;
  const [found] = await own.query(
    `select id from product where status = 'stock_in' and id <> ${productId} order by id desc limit 1`,
  );
  const before = await made();
  const asked = Array.from({ length: 200 }, () => textOf(`${url}/products/${found?.id}`));
  const pages = new Set(await Promise.all(asked));
  expect([(await made()) - before, pages.size]).toEqual([1, 1]);
});

test("cache: a hundred shoppers with carts get the same bytes without personal data", async () => {
  const clients = own.clients();
  const pick = await own.pick();
  const { url } = first;
  const addresses = [
    "/",
    `/products/${productId}`,
    "/category/fruit",
    "/v4/display-category",
    `/v1/products/${productId}`,
    "/v1/products/category/91",
  ];
  const tokens = await Promise.all(Array.from({ length: 100 }, () => clients.shopper.guest()));
  await change(`update product set sub_title = '모두에게 같은 글' where id = ${productId}`);
  const seen = await Promise.all(
    tokens.map(async (token, place) => {
      await clients.shop.send("POST", "/v1.2/app-users/shopping-carts", token, {
        productId: pick.productId,
        optionGroups: [{ optionId: pick.optionId, optionUnit: 1 + (place % 3) }],
      });
      const address = addresses[place % addresses.length] ?? "/";
      const own = {
        authorization: `Bearer ${token}`,
        cookie: `token=${token}`,
        "x-forwarded-for": `10.0.0.${place}`,
      };
      const reply = await fetch(url + address, { headers: own });
      expect([reply.status, reply.headers.get("set-cookie")]).toEqual([200, null]);
      return [address, await reply.text()] as const;
    }),
  );
  clients.close();
  for (const [address, text] of seen) {
    expect(text === (await textOf(url + address)), address).toBe(true);
    expect(tokens.some((token) => text.includes(token))).toBe(false);
  }
});

test("metrics: served at their own port, not at the shop's", async () => {
  expect(await made()).toBeGreaterThan(0);
  expect((await fetch(`${first.url}/metrics`)).status).toBe(404);
});

test("cache: a refused page is not stored", async () => {
  const { url } = first;
  const missing = await fetch(`${url}/products/424242`);
  expect([missing.status, missing.headers.get("cache-control")]).toEqual([404, "no-store"]);
  const [found] = await own.query(`select status from product where id = ${productId}`);
  await change(`update product set status = 'removed' where id = ${productId}`);
  await eventually("gone", async () => (await fetch(`${url}/products/${productId}`)).status === 404);
  await change(`update product set status = '${found?.status}' where id = ${productId}`);
  await eventually("back", async () => (await fetch(`${url}/products/${productId}`)).status === 200);
});

async function change(sql: string): Promise<void> {
  await own.query(sql);
}

async function textOf(address: string): Promise<string> {
  return (await fetch(address)).text();
}

/** Number of replies and pages the first process has rendered so far. */
async function made(): Promise<number> {
  const told = await textOf(`http://127.0.0.1:${own.settings.METRICS_PORT}/metrics`);
  const line = /^kept_replies_made_total (\d+)$/m.exec(told);
  return Number(line?.[1]);
}
