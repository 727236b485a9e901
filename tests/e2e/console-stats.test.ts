import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage, type Visit } from "./browser-visit-helpers.ts";
import { buy, join } from "./buying-steps-by-calls.ts";
import { openConsole } from "./console-visit-steps.ts";
import { downloadFile } from "./download-file.ts";
import { read } from "./read-and-change-rows.ts";

/** Most bytes of scripts of the first screen, as they come over the wire. */
const FIRST_ROUTE_BYTES = 250_000;

let browser: Browser;
let operator: Visit;
let bought: string;
beforeAll(async () => {
  browser = await openBrowser();
  operator = await openConsole(browser);
  const shopper = await newVisit(browser);
  await openPage(shopper.page, "/");
  await join(shopper.page, `stats-${Date.now()}@todayfruit.example`);
  const { id } = await buy(shopper.page);
  const [row] = await read<{ name: string }>("select name from order_product where order_id = $1", [id]);
  bought = row?.name ?? "";
  await shopper.end();
});
afterAll(() => browser.close());

const saved = async (page: Page) => {
  const { name, bytes } = await downloadFile(page, () =>
    page.getByRole("button", { name: "파일로 내려받기" }).click(),
  );
  return { name, text: bytes.toString() };
};

test("console stats: the chart says what it shows, is a table too, and follows range and measure in the address", async () => {
  const { page } = operator;
  await page.goto("/");
  await page.getByRole("heading", { name: "오늘", exact: true }).waitFor();
  await page.keyboard.press("g");
  await page.keyboard.press("a");
  await page.getByRole("img", { name: /날마다 매출/ }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "7일", exact: true }).click();
  await page.waitForURL(/from=.*&to=/);
  await page.getByRole("button", { name: "주문", exact: true }).click();
  await page.getByRole("img", { name: /날마다 주문/ }).waitFor();
  await page.getByRole("button", { name: "표로 보기" }).click();
  const rows = page.getByRole("region", { name: "날마다 주문" }).locator("tbody tr");
  expect(await rows.count()).toBe(7);
  expect(await axe(page)).toEqual([]);
  const { name, text } = await saved(page);
  expect(name).toMatch(/^날마다-주문-.*\.csv$/);
  expect(text.trim().split("\r\n")).toHaveLength(8);
  await page.getByLabel("첫날").fill("2026-01-01");
  await page.getByRole("button", { name: "보기", exact: true }).hover();
  expect(await page.getByRole("button", { name: "보기", exact: true }).getAttribute("aria-disabled")).toBe(
    "true",
  );
});

test("console stats: what was bought is among the products, farms and payment methods, and in the file", async () => {
  const { page } = operator;
  await page.goto("/stats/products");
  await page.getByRole("cell", { name: bought }).waitFor();
  await page.getByRole("columnheader", { name: "남음, 원" }).waitFor();
  expect(await axe(page)).toEqual([]);
  expect((await saved(page)).text).toContain(bought);
  for (const group of ["농가", "분류", "결제 수단"]) {
    await page.getByRole("button", { name: group, exact: true }).click();
    await page
      .getByRole("region", { name: `${group}별 매출` })
      .locator("tbody tr")
      .first()
      .waitFor();
  }
  expect(page.url()).toContain("by=method");
});

test("console stats: searches, sources and cohorts are shown, on a phone too", async () => {
  const { page } = operator;
  for (const tab of ["찾은 말", "온 길", "다시 오심"]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole("link", { name: tab, exact: true }).click();
    await page.locator("nav[aria-label=통계] [aria-current=page]", { hasText: tab }).waitFor();
    await page.locator("main .shimmer").first().waitFor({ state: "detached" });
    expect(await axe(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(await axe(page)).toEqual([]);
  }
  await page.goto("/stats");
  await page.getByRole("img", { name: /날마다 매출/ }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(operator.complaints).toEqual([]);
});

test("console stats: the screen with the chart weighs no more than the first one may", async () => {
  const { page } = operator;
  const bytes = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await page.getByRole("heading", { name: "오늘", exact: true }).waitFor();
  expect(await bytes()).toBeLessThanOrEqual(FIRST_ROUTE_BYTES);
  await page.goto("/stats");
  await page.getByRole("img", { name: /날마다 매출/ }).waitFor();
  expect(await bytes()).toBeLessThanOrEqual(FIRST_ROUTE_BYTES);
});
