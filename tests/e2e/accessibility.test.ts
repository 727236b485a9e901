import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage, type Visit } from "./browser-visit-helpers.ts";
import {
  agreeAndPay,
  amountsOf,
  answerWindow,
  fillGuestAddress,
  orderFromCart,
  pickOption,
  putIntoCart,
} from "./buying-steps-on-pages.ts";

let browser: Browser;
let visit: Visit;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  visit = await newVisit(browser);
  page = visit.page;
});
afterAll(() => browser.close());

test.each([
  "/",
  "/category/fruit",
  "/best",
  "/search?q=사과",
  "/search?q=감귤",
  "/notices",
  "/displays/6012",
  "/wholesale",
  "/video",
  "/category-list",
  "/products/20001",
])("%s: every target keeps its size whatever the bottom bar covers", async (address) => {
  const crowded: string[] = [];
  await openPage(page, address);
  try {
    // A covered target is crowded over 24 px of viewport height, so steps of 20 px find it.
    for (let height = 760; height <= 900; height += 20) {
      await page.setViewportSize({ width: 412, height });
      const found = await axe(page, ["target-size"]);
      crowded.push(...found.map((each) => `${height}: ${each}`));
    }
  } finally {
    await page.setViewportSize({ width: 390, height: 844 });
  }
  expect(crowded).toEqual([]);
});

test("accessibility: axe finds nothing from option sheet to order detail", async () => {
  await page.goto("/products/20001");
  await pickOption(page, "3kg");
  expect(await axe(page)).toEqual([]);
  await putIntoCart(page);
  await openPage(page, "/cart");
  expect(await axe(page)).toEqual([]);
  await orderFromCart(page);
  await fillGuestAddress(page);
  await expect.poll(async () => (await amountsOf(page, "결제 금액"))["총 결제 금액"]).toBeGreaterThan(0);
  expect(await axe(page)).toEqual([]);
  await agreeAndPay(page);
  await answerWindow(page, "승인");
  await page.getByRole("heading", { name: "주문을 받았어요" }).waitFor();
  expect(await axe(page)).toEqual([]);
  await openPage(page, "/orders");
  expect(await axe(page)).toEqual([]);
  await page
    .getByRole("link", { name: /주문 상세$/ })
    .first()
    .click();
  await page.waitForURL(/\/orders\/\d+$/);
  await page.getByRole("heading", { name: "주문 기록" }).waitFor();
  expect(await axe(page)).toEqual([]);
});
