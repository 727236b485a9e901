import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { join } from "./buying-steps-by-calls.ts";
import { anotherVariant, here } from "./look-up-journey-shops.ts";
import { change } from "./read-and-change-rows.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const FUNDING = 20077;
const COMING = 20006;

test("opening alarm: a guest signs in first and returns", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await openPage(page, `/products/${FUNDING}`);
  await page.getByText(/오픈까지 D-\d+/).waitFor();
  await page.getByRole("region", { name: "상품 요약" }).getByText("오픈 예정가").waitFor();
  await page.getByRole("timer", { name: "남은 시간" }).waitFor();
  await expect.poll(() => page.getByRole("heading", { name: "이렇게 진행돼요" }).count()).toBe(1);
  await expect.poll(() => page.getByRole("heading", { name: "농부의 이야기" }).count()).toBe(1);
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "오픈 알림 받기" }).click();
  await page.waitForURL(/\/login\?next=%2Fproducts%2F20077/);
  expect(complaints).toEqual([]);
  await end();
});

test("opening alarm: a member sets it, lists it, cancels it, and is notified at the opening, when the page changes", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await join(page, "waits@todayfruit.example");
  await openPage(page, `/products/${FUNDING}`);
  await page.getByRole("button", { name: "오픈 알림 받기" }).click();
  const asked = page.getByRole("button", { name: "알림 신청됨" });
  await asked.waitFor();
  await page.getByText(/1명이 기다려요/).waitFor();
  expect(await axe(page)).toEqual([]);
  await asked.click();
  await page.getByRole("button", { name: "오픈 알림 받기" }).waitFor();

  await openPage(page, `/products/${COMING}`);
  await page.getByRole("button", { name: "오픈 알림 받기" }).click();
  await asked.waitFor();
  await openPage(page, "/opening-alarms");
  await page.getByRole("link", { name: /극조생 감귤/ }).waitFor();
  expect(await axe(page)).toEqual([]);

  await change("update product set coming_soon_at = now() + interval '12 seconds' where id = $1", [COMING]);
  await expect
    .poll(
      async () => {
        await page.goto(`/products/${COMING}`);
        return page.getByText("오늘 열어요").count();
      },
      { timeout: 9_000 },
    )
    .toBe(1);
  // The page is not touched: its button changes at the opening.
  await page.getByRole("button", { name: "구매하기", exact: true }).waitFor();
  const summary = page.getByRole("region", { name: "상품 요약" });
  await expect.poll(() => summary.getByText("오픈 예정가").count()).toBe(0);
  const kept = await (await fetch(`${here().shopUrl}/products/${COMING}`)).text();
  expect(kept).not.toContain("오픈 알림 받기");

  await expect
    .poll(
      async () => {
        await openPage(page, "/notifications?list=fruitSnsList");
        return page.getByText("기다리던 상품이 열렸어요").count();
      },
      { timeout: 15_000 },
    )
    .toBe(1);
  await page.getByText(/지금부터 극조생 감귤 5kg \(첫 수확\)을 살 수 있어요/).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("link", { name: /기다리던 상품이 열렸어요/ }).click();
  await page.waitForURL(`**/products/${COMING}`);
  // The coupon for signing up is told in the other list.
  await openPage(page, "/notifications?list=orderList");
  await openPage(page, "/my-todayfruit");
  await expect.poll(() => page.getByText("새 알림 있음").count()).toBe(0);
  expect(complaints).toEqual([]);
  await end();
});

test("sale period: ends by itself on the page, also with a device clock an hour slow", async () => {
  const { page, end } = await newVisit(browser);
  await change("update product set limited_end_at = now() + interval '10 seconds' where id = 20012", []);
  await page.clock.install({ time: new Date(Date.now() - 3_600_000) });
  await page.clock.resume();
  await expect
    .poll(
      async () => {
        await page.goto("/products/20012");
        return page.getByText("마감까지 남은 시간").count();
      },
      { timeout: 9_000 },
    )
    .toBe(1);
  await page.getByRole("button", { name: "판매 기간이 끝났어요" }).waitFor();
  await page.goto("/search?q=천혜향");
  await page.getByRole("article").filter({ hasText: "제주 천혜향 3kg" }).getByText("판매 종료").waitFor();
  await end();
});

test("farmer: shows products to open in its own variant", async () => {
  const shop = await anotherVariant("farmer");
  const { page, complaints, end } = await newVisit(browser, 360);
  try {
    for (const screen of [`/products/${FUNDING}`, "/opening-alarms", "/notifications", "/products/20001"]) {
      await openPage(page, shop + screen);
      expect(await axe(page), screen).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: screen })
        .toBe(360);
    }
    expect(complaints).toEqual([]);
  } finally {
    await end();
  }
});
