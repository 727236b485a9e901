import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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
import { signUp } from "./sign-up.ts";

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
  ["login to link", "/login?link&next=/orders"],
  ["register", "/register"],
  ["password reset", "/password-reset"],
  ["settings of a guest", "/settings"],
  ["my page of a guest", "/my-todayfruit"],
  ["no orders", "/orders"],
  ["no notifications", "/notifications"],
  ["terms", "/terms"],
  ["privacy", "/terms/privacy"],
  ["not found", "/nowhere"],
];

/** The editor of an address is looked at with its search open. */
const OWN = [
  "/my-todayfruit",
  "/grade",
  "/profile",
  "/settings",
  "/sessions",
  "/leave",
  "/addresses",
  "/addresses/new",
] as const;

test.each(SCREENS)("axe finds nothing on: %s", async (_name, address) => {
  await page.goto(address, { waitUntil: "networkidle" });
  expect(await axe(page)).toEqual([]);
});

describe("what is a member's own, at its narrowest", () => {
  let member: Visit;
  beforeAll(async () => {
    member = await newVisit(browser, 360);
    await signUp(member.page, `axe${Date.now()}@todayfruit.example`);
  });
  afterAll(() => member.end());

  test.each(OWN)("axe finds nothing on: %s", async (address) => {
    await member.page.goto(address, { waitUntil: "networkidle" });
    if (address === "/addresses/new") {
      await member.page.getByRole("button", { name: "주소 찾기" }).click();
      await member.page.frameLocator("iframe").getByRole("searchbox").waitFor();
    }
    expect(await axe(member.page)).toEqual([]);
  });
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
