import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { buy, callAs, join } from "./buying-steps-by-calls.ts";
import { change } from "./read-and-change-rows.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("my page: counts orders by state, each leading to the list of just those", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await join(page, `counts${Date.now()}@todayfruit.example`);
  await openPage(page, "/my-todayfruit");
  const strip = page.getByRole("region", { name: "주문 · 배송" });
  await strip.getByRole("link", { name: "결제완료 0" }).waitFor();
  expect(await axe(page)).toEqual([]);

  const [first, second, third] = [await buy(page), await buy(page), await buy(page)];
  await change("update order_product set status = 'delivery_end' where order_id = $1", [second.id]);
  await change("update order_product set status = 'delivery_delay' where order_id = $1", [third.id]);
  await callAs(page, "POST /v1/app-users/favorites/{id}", { path: { id: 20_001 } });
  await openPage(page, "/my-todayfruit");
  await strip.getByRole("link", { name: "배송완료 1" }).waitFor();
  await strip.getByRole("link", { name: "출고가 늦어지는 주문 1건" }).waitFor();
  await page.getByRole("link", { name: "찜한 상품 1" }).waitFor();
  await page.getByRole("definition").filter({ hasText: "1개" }).waitFor();
  expect(await axe(page)).toEqual([]);

  await strip.getByRole("link", { name: "결제완료 1" }).click();
  await page.waitForURL("**/orders?status=paid");
  await expect.poll(() => page.getByRole("article").count()).toBe(1);
  await page.getByRole("link", { name: /주문 상세$/ }).click();
  await page.waitForURL(`**/orders/${first.id}`);

  await openPage(page, "/my-todayfruit");
  await strip.getByRole("link", { name: "출고가 늦어지는 주문 1건" }).click();
  await page.waitForURL("**/orders?status=delivery_delay");
  await page.getByRole("article").getByText("배송지연").first().waitFor();
  expect(complaints).toEqual([]);
  await end();
});

const PLACES = [
  ["포인트", "/grade"],
  ["쿠폰", "/coupons"],
  ["쓸 수 있는 후기", "/my-reviews"],
  ["주문 내역 전체보기", "/orders"],
  ["선물함", "/gifts"],
  ["찜한 상품", "/favorites"],
  ["내 후기", "/my-reviews?tab=written"],
  ["내 문의", "/my-questions"],
  ["오픈 알림 신청", "/opening-alarms"],
  ["배송지 관리", "/addresses"],
  ["결제 수단", "/cards"],
  ["환불 계좌", "/profile#refund-account"],
  ["공지사항", "/notices"],
  ["고객센터", "/support"],
  ["약관 및 정책", "/terms"],
] as const;

test("my page: every row of a member leads to its page, by the keyboard too", async () => {
  const { page, complaints, end } = await newVisit(browser, 360);
  await join(page, `rows${Date.now()}@todayfruit.example`);
  await openPage(page, "/my-todayfruit");
  for (const [name, address] of PLACES) {
    const link = page.getByRole("main").getByRole("link", { name: new RegExp(`^${name}`) });
    await expect.poll(() => link.getAttribute("href")).toBe(address);
  }
  await page.getByRole("main").getByRole("link", { name: "환불 계좌" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/profile#refund-account");
  const panel = page.getByRole("region", { name: "환불 계좌" });
  await panel.waitFor();
  await expect
    .poll(() => panel.evaluate((part) => part.getBoundingClientRect().top < innerHeight))
    .toBe(true);
  expect(complaints).toEqual([]);
  await end();
});

test("my page: a guest has four rows, and none of them asks to log in", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await openPage(page, "/my-todayfruit");
  const rows = page.getByRole("navigation", { name: "도움받기" });
  await rows.getByRole("button", { name: "채팅 문의" }).waitFor();
  await expect
    .poll(() => rows.getByRole("link").allTextContents())
    .toEqual(["오늘의과일 소식방", "공지사항", "약관 및 정책"]);
  await expect.poll(() => page.getByRole("navigation", { name: "내 쇼핑" }).count()).toBe(0);
  expect(await axe(page)).toEqual([]);
  for (const name of ["공지사항", "약관 및 정책"]) {
    await openPage(page, "/my-todayfruit");
    await rows.getByRole("link", { name }).click();
    await page.waitForURL((url) => url.pathname !== "/my-todayfruit");
    await expect.poll(() => page.getByText("로그인이 필요해요").count()).toBe(0);
  }
  expect(complaints).toEqual([]);
  await end();
});

test("my page: counts that do not load leave the rest of the page and can be asked for again", async () => {
  const { page, end } = await newVisit(browser);
  await join(page, `broken${Date.now()}@todayfruit.example`);
  let isBroken = true;
  await page.route("**/v1/app-users/my-page", (route) => (isBroken ? route.abort() : route.continue()));
  await openPage(page, "/my-todayfruit");
  const strip = page.getByRole("region", { name: "주문 · 배송" });
  const again = strip.getByRole("button", { name: "다시 불러오기" });
  await again.waitFor();
  await page.getByRole("link", { name: "배송지 관리" }).waitFor();
  expect(await axe(page)).toEqual([]);
  isBroken = false;
  await again.click();
  await strip.getByRole("link", { name: "입금대기 0" }).waitFor();
  await end();
});
