import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage, type Visit } from "./browser-visit-helpers.ts";
import { anotherVariant, here } from "./look-up-journey-shops.ts";
import { scrollUntil } from "./scroll-until.ts";

let browser: Browser;
let visit: Visit;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  visit = await newVisit(browser);
  page = visit.page;
});
afterAll(() => browser.close());

const TABS = ["홈", "베스트", "오늘특가", "제철과일", "선물하기", "펀딩", "숏클립", "후기", "도매"];

test("home: every tab is a page with its own title, URL and contents, without axe violations", async () => {
  const titles = new Set<string>();
  await openPage(page, "/");
  for (const tab of TABS) {
    const menu = page.getByRole("navigation", { name: "홈 메뉴" });
    await menu.getByRole("link", { name: tab, exact: true }).click();
    await expect.poll(() => menu.locator("[aria-current=page]").textContent()).toBe(tab);
    await page.waitForLoadState("networkidle");
    titles.add(await page.title());
    await expect.poll(() => page.locator("main h2").count(), { message: tab }).toBeGreaterThan(0);
    expect(await axe(page), tab).toEqual([]);
  }
  expect(titles.size).toBe(TABS.length);
  expect(titles).toContain("베스트 · 오늘의과일");
  expect(visit.complaints).toEqual([]);
});

test("home: a sub-tab is requested by its URL and rendered on the server", async () => {
  const html = await (await fetch(`${here().shopUrl}/?tab=best&sub=fish`)).text();
  expect(html).toContain("<title>수산 · 베스트 · 오늘의과일</title>");
  expect(html).toContain("담당자가 고른 상품이에요");
  expect(html).toContain(`<link rel="canonical" href="${here().shopUrl}/?tab=best&amp;sub=fish"/>`);
  for (const nowhere of ["/?tab=none", "/?tab=best&sub=none"]) {
    expect((await fetch(here().shopUrl + nowhere)).status, nowhere).toBe(404);
  }
});

test("home tabs: arrow keys move between them, Enter opens one", async () => {
  await openPage(page, "/");
  await page.getByRole("link", { name: "홈", exact: true }).first().focus();
  for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft", "Enter"]) await page.keyboard.press(key);
  await page.waitForURL("**/?tab=best");
});

test("nested tabs: one tab stop each, and the open tab's products", async () => {
  await openPage(page, "/displays/6008");
  const outer = page.getByRole("tablist", { name: "취향대로 골라 담기 나눠 보기" });
  await outer.getByRole("tab", { name: "감귤" }).focus();
  await page.keyboard.press("ArrowRight");
  const inner = page.getByRole("tablist", { name: "사과·배 나눠 보기" });
  await expect.poll(() => inner.getByRole("tab", { selected: true }).textContent()).toBe("가정용");
  await inner.getByRole("tab", { name: "선물용" }).click();
  const panel = page.getByRole("tabpanel", { name: "취향대로 골라 담기, 선물용" });
  await expect.poll(() => panel.getByRole("article").count()).toBe(4);
  expect(await axe(page)).toEqual([]);
});

test("home: groups load on scroll, recommended reviews follow, and the footer is reachable", async () => {
  await openPage(page, "/");
  await expect.poll(() => page.locator("main h2").count()).toBeLessThan(10);
  await scrollUntil(page, page.getByText("오늘의 진열을 다 봤어요"));
  await page.getByText("사업자등록번호").scrollIntoViewIfNeeded();
  await page.getByRole("heading", { name: "추천 후기" }).waitFor();
  await expect.poll(() => page.getByRole("heading", { name: "후기가 많은 상품" }).count()).toBe(1);
  await expect.poll(() => page.getByText("사업자등록번호").isVisible()).toBe(true);
  expect(await axe(page)).toEqual([]);
});

test("home: returning from a product restores tab, groups and scroll position", async () => {
  await openPage(page, "/?tab=deal");
  await useShopLetters(page);
  await page
    .getByRole("navigation", { name: "홈 메뉴" })
    .getByRole("link", { name: "홈", exact: true })
    .click();
  await page.waitForURL((url) => url.search === "");
  const card = page.getByRole("heading", { name: "아침에 하나씩" });
  await scrollUntil(page, card);
  await card.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const before = await settledTopOf(page);
  await page.locator("section", { has: card }).getByRole("link").nth(1).click();
  await page.waitForURL(/\/products\/\d+/);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.goBack();
  await card.waitFor();
  await expect.poll(() => topOf(page).then((top) => Math.abs(top - before))).toBeLessThan(5);
  await page.goBack();
  await page.waitForURL("**/?tab=deal");
  expect(visit.complaints).toEqual([]);
});

test("home: groups passed in one jump keep their place on return from a product", async () => {
  await openPage(page, "/?tab=deal");
  await useShopLetters(page);
  await page
    .getByRole("navigation", { name: "홈 메뉴" })
    .getByRole("link", { name: "홈", exact: true })
    .click();
  await page.waitForURL((url) => url.search === "");
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const card = page.getByRole("heading", { name: "아침에 하나씩" });
  await scrollUntil(page, card);
  await card.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const before = await settledTopOf(page);
  await page.locator("section", { has: card }).getByRole("link").nth(1).click();
  await page.waitForURL(/\/products\/\d+/);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.goBack();
  await card.waitFor();
  await page.waitForLoadState("networkidle");
  await expect.poll(() => topOf(page).then((top) => Math.abs(top - before))).toBeLessThan(1);
});

test("home: another variant shows the same tabs without axe violations", async () => {
  const shop = await anotherVariant("ru");
  const other = await newVisit(browser, 360);
  try {
    for (const address of ["/", "/?tab=review", "/?tab=funding", "/displays/6012", "/wholesale"]) {
      await openPage(other.page, shop + address);
      expect(await axe(other.page), address).toEqual([]);
      await expect.poll(() => isWiderThanScreen(other.page), { message: address }).toBe(false);
    }
    await expect.poll(() => other.page.title()).toContain("알유마켓");
    expect(other.complaints).toEqual([]);
  } finally {
    await other.end();
  }
});

/** Goes to another page and back with all letters of the shop, which would otherwise wrap lines differently on the way back. */
async function useShopLetters(on: Page): Promise<void> {
  await on.waitForFunction(() => document.fonts.check('1em "Shop Letters"'));
  await on.getByRole("navigation", { name: "주 메뉴" }).getByRole("link").nth(1).click();
  await on.waitForFunction(() => document.body.dataset.letters === "whole");
  await on.evaluate(() => document.fonts.ready);
  await on.goBack();
  await on.waitForURL("**/?tab=deal");
}

function topOf(on: Page): Promise<number> {
  return on
    .getByRole("heading", { name: "아침에 하나씩" })
    .evaluate((heading) => heading.getBoundingClientRect().top);
}

/** Returns the heading's place once ten readings in a row agree: groups above that still load move it. */
async function settledTopOf(on: Page): Promise<number> {
  let [last, same] = [Number.NaN, 0];
  const settles = async () => {
    const top = await topOf(on);
    same = top === last ? same + 1 : 0;
    last = top;
    return same;
  };
  await expect.poll(settles, { interval: 100 }).toBeGreaterThanOrEqual(10);
  return last;
}

function isWiderThanScreen(on: Page): Promise<boolean> {
  return on.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}
