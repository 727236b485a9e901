import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { startShopProcess } from "../load/processes.ts";
import { axe, newVisit, openBrowser } from "./browser.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const FACES: [variant: string, name: string, tabs: string[], port: number][] = [
  ["market", "오늘의장터", ["홈", "카테고리", "알림", "마이"], 41_410],
  ["farmer", "오늘의농부", ["홈", "카테고리", "알림", "마이"], 41_420],
  ["ru", "알유마켓", ["카테고리", "커뮤니티", "홈", "이벤트", "마이페이지"], 41_430],
];
const SCREENS = ["/", "/category/fruit", "/products/20001", "/cart", "/login", "/my-todayfruit"];

test.each(FACES)(
  "%s has its own name, bottom navigation and colours that everybody can read",
  async (variant, name, tabs, port) => {
    const shop = await startShopProcess(port, {
      VARIANT: variant,
      DATABASE_URL: inject("databaseUrl"),
      SANDBOX_PORT: String(port + 1),
    });
    const { page, complaints, end } = await newVisit(browser);
    try {
      for (const screen of SCREENS) {
        await page.goto(shop.url + screen, { waitUntil: "networkidle" });
        expect(await axe(page), screen).toEqual([]);
      }
      await page.goto(shop.url);
      expect(await page.title()).toContain(name);
      const bar = page.getByRole("navigation", { name: "주 메뉴" });
      expect(await bar.getByRole("link").allInnerTexts()).toEqual(tabs);
      expect(complaints).toEqual([]);
    } finally {
      await end();
      await shop.stop();
    }
  },
);
