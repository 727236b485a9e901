import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage, reloadPage } from "./browser-visit-helpers.ts";
import { anotherVariant } from "./look-up-journey-shops.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const FRUIT_LIST = "/category/fruit";

const sheetOf = (page: Page) => page.getByRole("dialog", { name: "필터" });
const choice = (page: Page, section: string, name: RegExp) =>
  sheetOf(page).getByRole("region", { name: section }).getByRole("button", { name });

async function openFilters(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^필터/ }).click();
  await sheetOf(page).getByRole("region", { name: "원산지" }).waitFor();
}

/** Presses the button in the foot and returns the number of products that it named. */
async function applyFilters(page: Page): Promise<number> {
  const apply = sheetOf(page).getByRole("button", { name: /상품 보기$/ });
  await expect.poll(() => apply.textContent()).toMatch(/^\d/);
  const named = Number.parseInt((await apply.textContent()) ?? "", 10);
  await apply.click();
  await sheetOf(page).waitFor({ state: "hidden" });
  return named;
}

test("category filters: counts are true, kept in the address and in place, and reset", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await openPage(page, FRUIT_LIST);
  await openFilters(page);
  expect(await axe(page)).toEqual([]);
  const jeju = choice(page, "원산지", /^제주/);
  const ofJeju = Number((await jeju.textContent())?.replaceAll(/\D/g, ""));
  await jeju.click();
  await expect
    .poll(() =>
      sheetOf(page)
        .getByRole("button", { name: /개 상품 보기$/ })
        .textContent(),
    )
    .toBe(`${ofJeju}개 상품 보기`);
  await choice(page, "가격", /^2만~3만 원/).click();
  await expect
    .poll(async () =>
      Number.parseInt(
        (await sheetOf(page)
          .getByRole("button", { name: /개 상품 보기$/ })
          .textContent()) ?? "",
        10,
      ),
    )
    .toBeLessThan(ofJeju);
  const named = await applyFilters(page);
  await page.waitForURL((url) => url.searchParams.get("filter") === "price:20000-30000,origin:제주");
  await expect.poll(() => page.getByText(/^총 \d+개$/).textContent()).toBe(`총 ${named}개`);
  await expect
    .poll(() => page.locator("[data-listing]").getByRole("article").count())
    .toBe(Math.min(15, named));
  await reloadPage(page);
  await page.getByRole("button", { name: /^필터 2 ?개 적용$/ }).waitFor();
  await expect.poll(() => page.getByText(/^총 \d+개$/).textContent()).toBe(`총 ${named}개`);
  expect(await axe(page)).toEqual([]);

  await openFilters(page);
  await expect.poll(() => choice(page, "원산지", /^제주/).getAttribute("aria-pressed")).toBe("true");
  await sheetOf(page).getByRole("button", { name: "초기화" }).click();
  await applyFilters(page);
  await page.waitForURL((url) => !url.searchParams.has("filter"));
  expect(complaints).toEqual([]);
  await end();
});

test("category filters: values without products cannot be chosen, and an old address without any says so", async () => {
  const { page, end } = await newVisit(browser);
  await openPage(page, `${FRUIT_LIST}?filter=${encodeURIComponent("origin:페루,weight:10000-")}`);
  await page.getByText("이 조건에 맞는 상품이 없어요.").waitFor();
  await openFilters(page);
  await sheetOf(page).getByRole("button", { name: "맞는 상품이 없어요" }).waitFor();
  await expect.poll(() => choice(page, "후기 평점", /./).count()).toBe(0);
  await page.keyboard.press("Escape");
  await sheetOf(page).waitFor({ state: "hidden" });
  await page.getByRole("link", { name: "조건을 모두 풀어 보세요" }).click();
  await expect.poll(() => page.locator("[data-listing]").getByRole("article").count()).toBe(15);
  await end();
});

test("search filters: chosen with the keyboard, and the focus returns to their button", async () => {
  const { page, end } = await newVisit(browser);
  await openPage(page, "/search?q=사과");
  const button = page.getByRole("button", { name: /^필터/ });
  await button.focus();
  await page.keyboard.press("Enter");
  const north = choice(page, "원산지", /^경북/);
  await north.focus();
  await page.keyboard.press("Space");
  await expect.poll(() => north.getAttribute("aria-pressed")).toBe("true");
  await page.keyboard.press("Escape");
  await sheetOf(page).waitFor({ state: "hidden" });
  await expect.poll(() => button.evaluate((own) => own === document.activeElement)).toBe(true);
  expect(new URL(page.url()).searchParams.has("filter"), "Esc keeps the list").toBe(false);

  await openFilters(page);
  await choice(page, "원산지", /^경북/).click();
  await expect.poll(() => choice(page, "원산지", /^경북/).getAttribute("aria-pressed")).toBe("true");
  const named = await applyFilters(page);
  await page.waitForURL((url) => url.searchParams.get("filter") === "origin:경북");
  await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toContain(String(named));
  await end();
});

test("filters: counts that cannot be loaded are loaded again", async () => {
  const { page, end } = await newVisit(browser);
  await openPage(page, FRUIT_LIST);
  await page.route("**/v1/products/filters*", (route) => route.abort());
  await page.getByRole("button", { name: /^필터/ }).click();
  const again = sheetOf(page).getByRole("button", { name: "다시 불러오기" });
  await again.waitFor();
  await page.unroute("**/v1/products/filters*");
  await again.click();
  await sheetOf(page).getByRole("region", { name: "원산지" }).waitFor();
  await end();
});

test("filters: work on another variant and at 360 px without scrolling sideways", async () => {
  const { page, end } = await newVisit(browser, 360, await anotherVariant("farmer"));
  await openPage(page, FRUIT_LIST);
  await openFilters(page);
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await end();
});
