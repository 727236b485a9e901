import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { callAs, join } from "./buying-steps-by-calls.ts";
import { read } from "./read-and-change-rows.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const MANDARINS = 20001;
const BERRIES = 20039;

test("recent: a guest's views stay on the device, are shown by day and in the empty cart, and become the member's", async () => {
  const { page, complaints, end } = await newVisit(browser, 360);
  await openPage(page, "/recent");
  await page.getByRole("heading", { name: "최근 본 상품이 없어요" }).waitFor();
  expect(await axe(page)).toEqual([]);

  const kept = () => page.evaluate(() => localStorage.getItem("viewed-products") ?? "");
  await openPage(page, `/products/${MANDARINS}`);
  await expect.poll(kept).toContain(String(MANDARINS));
  await openPage(page, `/products/${BERRIES}`);
  await expect.poll(kept).toContain(String(BERRIES));
  // The price fell by 1,000원 since, and an older view stands under its own day.
  await page.evaluate((id) => {
    const views = JSON.parse(localStorage.getItem("viewed-products") ?? "[]") as {
      productId: number;
      price: number;
      viewedAt: string;
    }[];
    for (const view of views) {
      if (view.productId !== id) continue;
      view.price += 1000;
      view.viewedAt = new Date(Date.now() - 3 * 86_400_000).toISOString();
    }
    localStorage.setItem("viewed-products", JSON.stringify(views));
  }, MANDARINS);
  await openPage(page, "/recent");
  await page.getByText("이 기기에만 남아 있어요").waitFor();
  await page.getByText("본 뒤로 1,000원 내렸어요").waitFor();
  await page.getByRole("heading", { name: "오늘", exact: true }).waitFor();
  await page.getByRole("heading", { name: /^\d+월 \d+일 \(.\)$/ }).waitFor();
  await page.getByRole("article").filter({ hasText: "생블루베리" }).getByText("일시 품절").waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await axe(page)).toEqual([]);
  await openPage(page, "/cart");
  await page.getByRole("region", { name: "최근 본 상품" }).getByRole("article").first().waitFor();
  expect(await axe(page)).toEqual([]);

  const others = (await read("select product_id from viewed_product", [])).length;
  await join(page, "views@todayfruit.example");
  await openPage(page, "/recent");
  await page.getByText("이 기기에서 본 2개를 김하루님 목록에 합쳤어요").waitFor();
  expect(await kept()).toBe("");
  expect(await read("select product_id from viewed_product", [])).toHaveLength(others + 2);
  expect(await axe(page)).toEqual([]);

  // By the keyboard: one is removed, then all.
  await page.getByRole("button", { name: "지우기", exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /생블루베리.* 지우기$/ }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.getByRole("article").count()).toBe(1);
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "모두 지우기" }).click();
  await page.getByRole("heading", { name: "최근 본 상품이 없어요" }).waitFor();
  expect(complaints).toEqual([]);
  await end();
});

test("recent: a member's views are kept at the shop, and a failed list is loaded again", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await join(page, "views-too@todayfruit.example");
  await openPage(page, `/products/${MANDARINS}`);
  await expect
    .poll(async () =>
      (await callAs(page, "GET /v1/app-users/viewed-products")).list.map(({ productId }) => productId),
    )
    .toEqual([MANDARINS]);
  await page.route("**/v1/app-users/viewed-products", (route) => route.abort());
  await openPage(page, "/recent");
  await page.getByRole("button", { name: "다시 불러오기" }).waitFor({ timeout: 20_000 });
  await page.unroute("**/v1/app-users/viewed-products");
  await page.getByRole("button", { name: "다시 불러오기" }).click();
  await page.getByRole("article").first().waitFor();
  expect(complaints).toEqual([]);
  await end();
});
