import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage, type Visit } from "./browser-visit-helpers.ts";
import { buy, join } from "./buying-steps-by-calls.ts";
import { openConsole } from "./console-visit-steps.ts";

/** Lists of the shop, by the names of their calls; a name that is here answers without rows. */
const LISTS = ["orders", "distributors", "products", "products on sale", "shipping-policies"];

let browser: Browser;
let operator: Visit;
const emptied = new Set(LISTS);
beforeAll(async () => {
  browser = await openBrowser();
  operator = await openConsole(browser);
  // Journeys share a shop with goods and orders, so an empty one is that shop with empty lists; business data are its own.
  for (const list of LISTS) {
    await operator.page.route(
      (url) => listOf(url) === list,
      (route) =>
        emptied.has(list) && route.request().method() === "GET"
          ? route.fulfill({ json: { list: [], nextPage: null } })
          : route.continue(),
    );
  }
});
afterAll(() => browser.close());

function listOf({ pathname, searchParams }: URL): string {
  const list = pathname.replace("/operator/v1/", "");
  return searchParams.get("status") === "stock_in" ? `${list} on sale` : list;
}

const guide = (page: Page) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: "첫 판매까지" }) });
const step = (page: Page, title: string) => guide(page).getByRole("listitem").filter({ hasText: title });

test("console first sale: an empty shop begins with a farm, and each step leads to its screen", async () => {
  const { page } = operator;
  await page.goto("/");
  await guide(page).getByText("6단계 가운데").waitFor();
  expect(await guide(page).getByRole("listitem").count()).toBe(6);
  expect(await step(page, "농가 더하기").getAttribute("aria-current")).toBe("step");
  expect(await axe(page)).toEqual([]);
  const screens = [
    ["농가 더하기", "농가"],
    ["배송비와 반품 조건 확인하기", "설정"],
    ["사업자 정보 확인하기", "설정"],
    ["상품 만들기", "상품 만들기"],
    ["상품 공개하기", "상품"],
    ["첫 주문 받기", "주문"],
  ] as const;
  for (const [title, heading] of screens) {
    await step(page, title).getByRole("link").click();
    await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
    await page.goBack();
  }
});

test("console first sale: what is done is marked, on a phone too, and the next step is the current one", async () => {
  const { page } = operator;
  await page.setViewportSize({ width: 390, height: 844 });
  emptied.delete("distributors");
  await page.goto("/");
  await step(page, "농가 더하기").getByText("마쳤어요").waitFor();
  expect(await step(page, "배송비와 반품 조건 확인하기").getAttribute("aria-current")).toBe("step");
  emptied.delete("products");
  await page.reload();
  await step(page, "상품 만들기").getByText("마쳤어요").waitFor();
  expect(await step(page, "상품 공개하기").getByText("마쳤어요").count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await axe(page)).toEqual([]);
});

test("console first sale: saved business data are checked, goods on sale need no guide, and the first order is work", async () => {
  const { page } = operator;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/settings/texts");
  await page.getByRole("button", { name: "오늘의농부 사업자 정보 고치기" }).click();
  await page.getByLabel("상담 시간", { exact: true }).fill(`평일 9:00~17:${(Date.now() % 50) + 10}`);
  await page.getByRole("button", { name: "저장하기" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.goto("/");
  await step(page, "사업자 정보 확인하기").getByText("마쳤어요").waitFor();
  emptied.delete("products on sale");
  await page.reload();
  await page.getByRole("heading", { name: "지금 할 일" }).waitFor();
  await guide(page).waitFor({ state: "detached" });
  const shopper = await newVisit(browser);
  await openPage(shopper.page, "/");
  await join(shopper.page, `first-sale-${Date.now()}@todayfruit.example`);
  emptied.delete("orders");
  await buy(shopper.page);
  await page.getByRole("link", { name: "열기 새 주문" }).waitFor();
  expect(operator.complaints).toEqual([]);
});
