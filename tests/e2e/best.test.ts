import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage, type Visit } from "./browser-visit-helpers.ts";
import { anotherVariant, here } from "./look-up-journey-shops.ts";
import { change } from "./read-and-change-rows.ts";
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

test("best: starts with this week's fruit and names the rule", async () => {
  await openPage(page, "/best");
  await expect.poll(() => page.title()).toBe("과일 베스트 · 오늘의과일");
  await expect.poll(() => currentOf(page, "카테고리")).toBe("과일");
  await expect.poll(() => currentOf(page, "기간")).toBe("이번 주");
  await expect
    .poll(() => page.getByText(/일 판매량 기준이에요|아직 판매 기록이 없어 담당자가 고른 상품이에요/).count())
    .toBe(1);
  await expect.poll(() => page.getByRole("switch", { name: "품절 숨기기" }).isChecked()).toBe(true);
  await expect.poll(() => page.getByRole("article").count()).toBe(15);
  expect(await axe(page)).toEqual([]);
});

test("best: another period or category has its own URL", async () => {
  await openPage(page, "/best");
  await page.getByRole("navigation", { name: "기간" }).getByRole("link", { name: "오늘" }).click();
  // The URL changes before the page, whose links keep the period shown.
  await expect.poll(() => currentOf(page, "기간")).toBe("오늘");
  expect(new URL(page.url()).search).toBe("?type=day");
  await page.getByRole("navigation", { name: "카테고리" }).getByRole("link", { name: "채소" }).click();
  await page.waitForURL("**/best?category=vegetable&type=day");
  await expect.poll(() => page.title()).toBe("채소 베스트 · 오늘의과일");
  expect((await fetch(`${here().shopUrl}/best?category=none`)).status).toBe(404);
});

test("best: shows changes of rank, and sold-out products on request", async () => {
  const places = "from best_ranking where category_id = 96 and date_type = 'week' and position";
  await change(
    `update best_ranking set previous_position = 9 where (category_id, date_type, position) = (96, 'week', 2)`,
    [],
  );
  await change(
    `update best_ranking set previous_position = null where (category_id, date_type, position) = (96, 'week', 3)`,
    [],
  );
  await change(`update product set status = 'stock_out' where id = (select product_id ${places} = 4)`, []);
  await openPage(page, "/best?category=meat");
  const ranks = () => page.locator("article").locator("xpath=..").allInnerTexts();
  await expect.poll(() => page.getByText("7계단 올랐어요").count()).toBe(1);
  await expect.poll(() => page.getByText("NEW", { exact: true }).count()).toBe(1);
  expect((await ranks()).some((text) => text.startsWith("4\n"))).toBe(false);
  await page.getByText("품절 숨기기").click();
  await page.waitForURL("**/best?category=meat&soldout=show");
  await expect.poll(async () => (await ranks()).some((text) => text.startsWith("4\n"))).toBe(true);
  expect(await axe(page)).toEqual([]);
  await change(`update product set status = 'stock_in' where id = (select product_id ${places} = 4)`, []);
});

test("best: further ranks load on scroll, and the list keeps its length on return", async () => {
  await openPage(page, "/best");
  // The last rank on sale: a product whose sale ended leaves its rank empty.
  const end = page.getByText(/^\d+위까지 다 봤어요$/);
  await scrollUntil(page, end);
  expect(await page.getByRole("article").count()).toBeGreaterThan(40);
  await page.getByRole("article").last().getByRole("link").click();
  await page.waitForURL(/\/products\/\d+/);
  await page.goBack();
  // The hourly ranking may meanwhile have changed which ranks are filled, but the whole list is drawn, not its first step.
  await expect.poll(() => end.count()).toBe(1);
  expect(await page.getByRole("article").count()).toBeGreaterThan(40);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(5000);
  expect(visit.complaints).toEqual([]);
});

test("best: loads to the end while its foot stays visible", async () => {
  await openPage(page, "/best?category=vegetable&type=month");
  const end = page.getByText(/^\d+위까지 다 봤어요$/);
  await page.setViewportSize({ width: 390, height: 20_000 });
  await end.waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(visit.complaints).toEqual([]);
});

test("best: shows labelled advertising and named product groups below the ranking", async () => {
  await page.goto("/?tab=best&sub=meat");
  await page.getByText("사업자등록번호").scrollIntoViewIfNeeded();
  await page.getByRole("region", { name: "광고와 추천 상품" }).waitFor();
  await expect.poll(() => page.getByText("이 주의 상품", { exact: true }).count()).toBeGreaterThan(0);
  await page.getByRole("link", { name: "김장 준비" }).click();
  await page.waitForURL("**/product-groups/KIMJANG");
});

test("best: works on another variant", async () => {
  const shop = await anotherVariant("farmer");
  const other = await newVisit(browser, 360);
  try {
    await openPage(other.page, `${shop}/best`);
    await expect.poll(() => other.page.title()).toBe("과일 베스트 · 오늘의농부");
    expect(await axe(other.page)).toEqual([]);
    expect(other.complaints).toEqual([]);
  } finally {
    await other.end();
  }
});

function currentOf(on: Page, name: string): Promise<string | null> {
  return on.getByRole("navigation", { name }).locator("[aria-current=page]").textContent();
}
