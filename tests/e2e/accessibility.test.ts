import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, type Visit } from "./browser.ts";
import {
  agreeAndPay,
  amountsOf,
  answerWindow,
  fillGuestAddress,
  orderFromCart,
  pickOption,
  putIntoCart,
} from "./purchase.ts";

let browser: Browser;
let visit: Visit;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  visit = await newVisit(browser);
  page = visit.page;
});
afterAll(() => browser.close());

const SCREENS: [name: string, address: string][] = [
  ["home", "/"],
  ["category index", "/category-list"],
  ["category", "/category/fruit"],
  ["product", "/products/20001"],
  ["product sold out", "/products/20007"],
  ["product not open yet", "/products/20006"],
  ["empty cart", "/cart"],
  ["login", "/login"],
  ["register", "/register"],
  ["my page of a guest", "/my-todayfruit"],
  ["no orders", "/orders"],
  ["no notifications", "/notifications"],
  ["terms", "/terms"],
  ["privacy", "/terms/privacy"],
  ["not found", "/nowhere"],
];

test.each(SCREENS)("axe finds nothing on: %s", async (_name, address) => {
  await page.goto(address, { waitUntil: "networkidle" });
  expect(await axe(page)).toEqual([]);
});

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
])("whatever the bar at the foot covers of %s, every target keeps its room", async (address) => {
  const crowded: string[] = [];
  await page.goto(address, { waitUntil: "networkidle" });
  try {
    for (let height = 760; height <= 900; height += 10) {
      await page.setViewportSize({ width: 412, height });
      const found = await axe(page, ["target-size"]);
      crowded.push(...found.map((each) => `${height}: ${each}`));
    }
  } finally {
    await page.setViewportSize({ width: 390, height: 844 });
  }
  expect(crowded).toEqual([]);
});

test("axe finds nothing on the way to an order: option sheet, cart, form, result, list and detail", async () => {
  await page.goto("/products/20001");
  await pickOption(page, "3kg");
  expect(await axe(page)).toEqual([]);
  await putIntoCart(page);
  await page.goto("/cart", { waitUntil: "networkidle" });
  expect(await axe(page)).toEqual([]);
  await orderFromCart(page);
  await fillGuestAddress(page);
  await expect.poll(async () => (await amountsOf(page, "결제 금액"))["총 결제 금액"]).toBeGreaterThan(0);
  expect(await axe(page)).toEqual([]);
  await agreeAndPay(page);
  await answerWindow(page, "승인");
  await page.getByRole("heading", { name: "주문을 받았어요" }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.goto("/orders", { waitUntil: "networkidle" });
  expect(await axe(page)).toEqual([]);
  await page.goto("/orders/1", { waitUntil: "networkidle" });
  expect(await axe(page)).toEqual([]);
});
