import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, type Visit } from "./browser-visit-helpers.ts";
import { buy } from "./buying-steps-by-calls.ts";
import { anotherVariant } from "./look-up-journey-shops.ts";
import { change } from "./read-and-change-rows.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const NOTHING = "가져올 내용이 없습니다.";

test("orders: found by state, by year and month, and by product name", async () => {
  await findOrders(await newVisit(browser));
});

test("orders: works on another variant", async () => {
  const shop = await anotherVariant("market");
  await findOrders(await newVisit(browser, 360, shop));
});

async function findOrders({ page, complaints, end }: Visit): Promise<void> {
  const old = await buy(page);
  await buy(page, { goods: [[20_008, "5kg"]] });
  await change("update orders set created_at = '2025-03-15T03:00:00Z' where id = $1", [old.id]);
  const found = page.getByRole("link", { name: /주문 상세$/ });

  await page.goto("/orders");
  await expect.poll(() => found.count()).toBe(2);
  expect(await axe(page)).toEqual([]);
  const states = page.getByRole("navigation", { name: "주문 상태" });
  await states.getByRole("link", { name: "배송중" }).click();
  await page.getByRole("heading", { name: NOTHING }).waitFor();
  await states.getByRole("link", { name: "결제완료" }).click();
  await expect.poll(() => found.count()).toBe(2);

  await page.goto("/orders?year=2025");
  await expect.poll(() => found.count()).toBe(1);
  await page.getByText("제주 노지 감귤 5kg").first().waitFor();
  await page.getByRole("button", { name: "모든 달" }).click();
  await page.getByRole("dialog").getByText("4월", { exact: true }).click();
  await page.getByRole("heading", { name: NOTHING }).waitFor();
  await page.getByRole("button", { name: "4월" }).click();
  await page.getByRole("dialog").getByText("3월", { exact: true }).click();
  await expect.poll(() => found.count()).toBe(1);

  await page.goto("/orders");
  await page.getByLabel("주문한 상품 이름").fill("감귤");
  await page.getByRole("button", { name: "주문 찾기" }).click();
  await expect.poll(() => found.count()).toBe(1);
  await page.getByRole("button", { name: "이름 지우기" }).click();
  await expect.poll(() => found.count()).toBe(2);
  expect(complaints).toEqual([]);
  await end();
}
