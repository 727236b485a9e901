import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { anotherVariant } from "./look-up-journey-shops.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const VARIANTS: [variant: string, name: string, tabs: string[]][] = [
  ["market", "오늘의장터", ["홈", "카테고리", "알림", "마이"]],
  ["farmer", "오늘의농부", ["홈", "카테고리", "알림", "마이"]],
  ["ru", "알유마켓", ["카테고리", "커뮤니티", "홈", "이벤트", "마이페이지"]],
];
const SCREENS = ["/", "/category/fruit", "/products/20001", "/cart", "/login", "/my-todayfruit"];

test.each(VARIANTS)(
  "%s has its own name, bottom navigation and colours that everybody can read",
  async (variant, name, tabs) => {
    const shop = await anotherVariant(variant);
    const { page, complaints, end } = await newVisit(browser);
    try {
      for (const screen of SCREENS) {
        await openPage(page, shop + screen);
        expect(await axe(page), screen).toEqual([]);
      }
      await page.goto(shop);
      await expect.poll(() => page.title()).toContain(name);
      const bar = page.getByRole("navigation", { name: "주 메뉴" });
      await expect.poll(() => bar.getByRole("link").allInnerTexts()).toEqual(tabs);
      expect(complaints).toEqual([]);
    } finally {
      await end();
    }
  },
);
