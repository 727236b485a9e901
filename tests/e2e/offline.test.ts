import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser } from "./browser-visit-helpers.ts";
import { callAs, join } from "./buying-steps-by-calls.ts";
import { pickOption, putIntoCart } from "./buying-steps-on-pages.ts";
import { here } from "./look-up-journey-shops.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser("with pictures");
});
afterAll(() => browser.close());

test("offline: visited pages open, others say so, and nothing private is cached", async () => {
  const { page, context, complaints, end } = await newVisit(browser, 390, here().shopUrl, "with workers");
  await join(page, `offline${Date.now()}@todayfruit.example`);
  await page.goto("/products/20001");
  const name = await page.getByRole("heading", { level: 1 }).textContent();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => keptOf(page)).toContain("/products/20001");
  await expect.poll(() => keptOf(page)).toContain("/offline");
  const picture = page.locator("main img").first();
  const drawn = new URL(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).pathname;
  await expect.poll(() => keptOf(page)).toContain(drawn);
  await page.goto("/orders");
  await page.getByText("가져올 내용이 없습니다.").first().waitFor();

  await context.setOffline(true);
  await page.goto("/products/20001");
  await page.getByRole("heading", { level: 1, name: name ?? "" }).waitFor();
  await page.getByText("인터넷 연결이 끊겼어요").waitFor();
  await expect.poll(() => picture.evaluate(isDrawn)).toBe(true);
  await page.goto("/orders");
  await page.getByRole("heading", { name: "인터넷에 연결되어 있지 않아요" }).waitFor();
  expect(await axe(page)).toEqual([]);

  await context.setOffline(false);
  await page.getByRole("link", { name: "다시 열기" }).click();
  await page.getByText("가져올 내용이 없습니다.").first().waitFor();
  // Pages the browser prefetched may be among them; no private one is.
  const kept = await keptOf(page);
  expect(
    kept.filter((path) => !/^\/(?:assets\/|images\/|(?:offline|products\/20001|terms)$)/.test(path)),
  ).toEqual([]);
  expect(complaints).toEqual([]);
  await end();
});

test("offline cart: changes are sent once back online, also from a tab opened later", async () => {
  const { page, context, complaints, end } = await newVisit(browser);
  await page.goto("/products/20001");
  await pickOption(page, "3kg");
  await putIntoCart(page);
  await page.goto("/cart");
  const more = page.getByRole("button", { name: /수량 늘리기$/ });
  await more.waitFor();

  await context.setOffline(true);
  await more.click();
  await more.click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("cartEdits"))).toContain('"units":3');
  await page.getByText("3개", { exact: true }).waitFor();
  expect((await page.getByRole("alert").allTextContents()).join("")).toBe("");
  await page.goto("about:blank");
  await context.setOffline(false);
  await page.goto("/cart");
  await expect.poll(() => unitsOf(page)).toEqual([3]);
  expect(complaints).toEqual([]);
  await end();
});

test("offline cart: changes are kept while calls get no answer, though the browser believes to be online", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await page.goto("/products/20001");
  await pickOption(page, "3kg");
  await putIntoCart(page);
  await page.goto("/cart");
  const more = page.getByRole("button", { name: /수량 늘리기$/ });
  await more.waitFor();

  await page.route("**/v1**/app-users/shopping-carts/**", (route) => route.abort("connectionreset"));
  await more.click();
  await more.click();
  await page.getByText("인터넷 연결이 끊겼어요. 연결되면 바로 저장할게요").waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("cartEdits"))).toContain('"units":3');
  await page.getByText("3개", { exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  expect((await page.getByRole("alert").allTextContents()).join("")).toBe("");

  await page.unroute("**/v1**/app-users/shopping-carts/**");
  await page.getByRole("button", { name: /원 주문하기$/ }).click();
  await page.waitForURL(/\/checkout\/[0-9a-f-]{36}$/);
  expect(await unitsOf(page)).toEqual([3]);
  expect(await page.evaluate(() => localStorage.getItem("cartEdits"))).toBe(null);
  expect(complaints).toEqual([]);
  await end();
});

test("shop: installable on a phone", async () => {
  const { shopUrl } = here();
  const manifest = await (await fetch(`${shopUrl}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ name: "오늘의과일", start_url: "/", display: "standalone", lang: "ko" });
  for (const { src, type } of manifest.icons) {
    const icon = await fetch(shopUrl + src);
    expect(icon.status).toBe(200);
    expect(icon.headers.get("content-type")).toBe(type);
  }
});

function keptOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const kept: string[] = [];
    for (const store of await caches.keys()) {
      for (const request of await (await caches.open(store)).keys()) kept.push(new URL(request.url).pathname);
    }
    return kept;
  });
}

/** Units of the cart on the server. */
async function unitsOf(page: Page): Promise<number[]> {
  const { list } = await callAs(page, "GET /v1.2/app-users/shopping-carts");
  const items = list.flatMap(({ bundleItems }) => bundleItems);
  return items.flatMap(({ optionGroups }) => optionGroups.map(({ optionUnit }) => optionUnit));
}

function isDrawn(picture: SVGElement | HTMLElement): boolean {
  return picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0;
}
