import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newVisit, openBrowser, type Visit } from "./browser-visit-helpers.ts";
import { type Bought, buy, callAs, join, optionOf } from "./buying-steps-by-calls.ts";
import { cancelButton } from "./cancel-steps-on-pages.ts";
import { tabOn, whatIsLost } from "./find-keyboard-and-zoom-faults.ts";

let browser: Browser;
let visit: Visit;
let page: Page;
let order: Bought;
let checkout: string;
beforeAll(async () => {
  browser = await openBrowser();
  visit = await newVisit(browser, 360);
  page = visit.page;
  await join(page, "keyboard-alone@todayfruit.example");
  order = await buy(page);
  checkout = await fillCart();
});
afterAll(() => browser.close());

/** Tab stops checked on long pages: from the start, and back from there. */
const STOPS = { on: 22, back: 4 };

test("keyboard: Tab follows the reading order on every page, and the focus is always visible", async () => {
  const pages = ["/", "/category/fruit", "/search?q=사과", "/products/20001", "/login", "/support"];
  const own = ["/cart", checkout, `/orders/${order.id}`, "/my-todayfruit", "/settings", "/addresses/new"];
  const wrong: string[] = [];
  for (const address of [...pages, ...own]) {
    await see(address);
    const first = await tabOn(page);
    expect(first?.name, address).toBe("<a 본문으로 바로가기>");
    for (let stop = 1; stop < STOPS.on; stop += 1) {
      const found = await tabOn(page);
      if (found === null || found.name === first?.name) break;
      wrong.push(...found.wrong.map((each) => `${address}: ${each}`));
    }
    for (let stop = 0; stop < STOPS.back; stop += 1) {
      const found = await tabOn(page, "Shift+Tab");
      if (found === null) break;
      wrong.push(...found.wrong.map((each) => `${address}, back: ${each}`));
    }
  }
  expect(wrong).toEqual([]);
});

test("keyboard: a tab focused before the page's script runs stays in view after it", async () => {
  const release = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  const last = page.getByRole("navigation", { name: "홈 메뉴" }).getByRole("link").last();
  await expect
    .poll(() => last.evaluate((tab) => getComputedStyle(tab.parentElement ?? tab).overflowX))
    .toBe("auto");
  const isThere = () => last.evaluate((tab) => tab === document.activeElement);
  for (let stop = 0; stop < 30 && !(await isThere()); stop += 1) await page.keyboard.press("Tab");
  release.resolve();
  await page.waitForLoadState("networkidle");
  await page.unroute(/\/assets\/.*\.js/);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(await last.textContent());
  await expect
    .poll(() => last.evaluate((tab) => Math.round(tab.getBoundingClientRect().right - innerWidth)))
    .toBeLessThanOrEqual(0);
});

test("keyboard: the first tab stop skips to the contents", async () => {
  await see("/category/fruit");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await tabOn(page);
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("keyboard: after a link the new page's heading has the focus", async () => {
  await see("/notices");
  await page.getByRole("link", { name: "이용약관" }).press("Enter");
  await expect.poll(() => focused(page)).toBe("h1 이용약관");
  await page.goBack();
  await expect.poll(() => focused(page)).toBe("h1 공지사항");
});

test("overlay: takes the focus, traps it, closes by Escape and returns it", async () => {
  await see("/products/20001");
  await opensAndCloses(page.getByRole("button", { name: "구매하기" }));
  await opensAndCloses(page.getByRole("button", { name: "선물하기" }));
  await see("/products/20001/photos");
  await opensAndCloses(page.getByRole("main").getByRole("button").first());
  await see("/category/fruit");
  await opensAndCloses(page.getByRole("button", { name: /순$/ }).first());
  await see(`/orders/${order.id}`);
  await opensAndCloses(cancelButton(page));
  await opensAndCloses(page.getByRole("button", { name: "배송지 바꾸기" }).first());
});

test("zoom: at 320 px (400 %) no page overflows and no word is cut", async () => {
  await page.setViewportSize({ width: 320, height: 512 });
  const wrong: string[] = [];
  for (const address of [
    "/",
    "/category/fruit",
    "/products/20001",
    "/cart",
    checkout,
    "/register",
    "/grade",
  ]) {
    await see(address);
    wrong.push(...(await whatIsLost(page)).map((each) => `${address}: ${each}`));
  }
  await page.setViewportSize({ width: 360, height: 844 });
  expect(wrong).toEqual([]);
});

test("cart: suggestions that come late do not push the focused button out of view", async () => {
  const release = Promise.withResolvers<void>();
  await page.route("**/smallest-options", async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto("/cart");
  const reasons = page.getByRole("button", { name: "왜 이 금액인가요?" });
  await reasons.focus();
  const before = await reasons.boundingBox();
  release.resolve();
  await page.getByRole("heading", { name: /^(같이 담으면 무료배송|무료배송에 가까워져요)/ }).waitFor();
  await page.unroute("**/smallest-options");
  const after = await reasons.boundingBox();
  expect(Math.abs((after?.y ?? Number.NaN) - (before?.y ?? 0))).toBeLessThan(24);
});

test("cart: a change is announced once it has settled, and nothing before", async () => {
  await see("/cart");
  const said = page.getByRole("main").getByRole("status").filter({ hasText: /./ });
  expect(await said.allTextContents()).toEqual([]);
  const more = page.getByRole("button", { name: /수량 늘리기$/ }).first();
  await more.press("Enter");
  await more.press("Enter");
  await expect
    .poll(() => said.allTextContents())
    .toEqual([expect.stringMatching(/^선택한 상품 2개 .*결제 예정 금액 /)]);
  for (const tone of ["status", "alert"] as const) {
    expect(await page.locator(".snackbar-region").getByRole(tone).count()).toBe(1);
  }
});

test("zoom: text of twice the size loses nothing", async () => {
  const wrong: string[] = [];
  for (const address of ["/", "/products/20001", "/cart", checkout]) {
    await see(address);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    wrong.push(...(await whatIsLost(page)).map((each) => `${address}: ${each}`));
  }
  expect(wrong).toEqual([]);
});

test("preferences: reduced motion stops animations, and forced colours show focus and selection", async () => {
  await see("/");
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await see("/player/1");
  expect(
    await page.evaluate(() => [...document.querySelectorAll("video")].every((each) => each.paused)),
  ).toBe(true);

  await page.emulateMedia({ forcedColors: "active" });
  await see("/cart");
  const box = page.getByRole("checkbox").first();
  const mark = box.locator("~ span svg").first();
  expect(await mark.isVisible()).toBe(true);
  await box.press("Space");
  await expect.poll(() => mark.isVisible()).toBe(false);
  const outline = await box
    .locator("~ span")
    .first()
    .evaluate((each) => getComputedStyle(each).outlineStyle);
  expect(outline).toBe("solid");
  expect(visit.complaints).toEqual([]);
});

async function opensAndCloses(opener: Locator): Promise<void> {
  await opener.focus();
  await opener.press("Enter");
  const dialog = page.locator("[role=dialog], [role=alertdialog]");
  await dialog.waitFor();
  const place = () =>
    dialog.evaluate((each) =>
      each.contains(document.activeElement)
        ? "inside"
        : String(document.activeElement?.outerHTML.slice(0, 200)),
    );
  await expect.poll(place).toBe("inside");
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press("Tab");
    // Elements at the ends pass the focus on at the next render.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await expect.poll(place).toBe("inside");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => opener.evaluate((each) => each === document.activeElement)).toBe(true);
}

function focused(of: Page): Promise<string> {
  return of.evaluate(
    () => `${document.activeElement?.localName} ${document.activeElement?.textContent?.trim()}`,
  );
}

/** Opens a page and waits until it has hydrated and nothing is loading. */
async function see(address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(
    () =>
      document.documentElement.dataset.hydrated !== undefined && document.querySelector(".shimmer") === null,
  );
}

/** Puts a product into the cart and another into an order form. */
async function fillCart(): Promise<string> {
  const put = async (productId: number, option: string) =>
    callAs(page, "POST /v1.2/app-users/shopping-carts", {
      body: { productId, optionGroups: [{ optionId: await optionOf(productId, option), optionUnit: 1 }] },
    });
  const { optionGroupIds } = await put(20_002, "5kg");
  await put(20_001, "3kg");
  const picked = await callAs(page, "POST /v1.2/app-users/shopping-carts/order-item-tmp", {
    body: { optionGroupIds },
  });
  const { id } = await callAs(page, "POST /v4/app-users/order-tmp", { body: { orderItemTmpId: picked.id } });
  return `/checkout/${id}`;
}
