import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { optionOf } from "./buying-steps-by-calls.ts";
import { anotherVariant, here } from "./look-up-journey-shops.ts";
import { callAsOperator } from "./operator-verb-and-call-steps.ts";
import { change } from "./read-and-change-rows.ts";

const APPLES = [20_018, "4kg"] as const;
const EGGS = [20_196, "30구"] as const;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const idsOf = async () => [await optionOf(...APPLES), await optionOf(...EGGS)];

/** Writes down an order by telephone; resolves to the path of its link. */
async function draftPath(optionIds: readonly number[]): Promise<string> {
  const { url } = await callAsOperator("POST /operator/v1/draft-orders", {
    body: { phone: "01012345678", lines: optionIds.map((optionId) => ({ optionId, units: 2 })) },
  });
  return new URL(url).pathname;
}

test.each(["todayfruit", "market", "farmer", "ru"])(
  "draft order, %s: the link shows prices of now, and what is chosen goes into the cart, from which it is ordered",
  async (variant) => {
    const shop = variant === "todayfruit" ? here().shopUrl : await anotherVariant(variant);
    const { page, complaints, end } = await newVisit(browser, variant === "ru" ? 360 : 390, shop);
    const path = await draftPath(await idsOf());
    await openPage(page, path);
    await page.getByRole("heading", { name: "말씀하신 주문을 담아 두었어요" }).waitFor();
    const list = page.getByRole("list", { name: "담아 둔 상품" });
    await expect.poll(() => list.getByRole("listitem").count()).toBe(2);
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await list.getByRole("checkbox").first().press("Space");
    await page.getByRole("button", { name: "2개 장바구니에 담기" }).press("Enter");
    await page.waitForURL("**/cart");
    await page.getByRole("button", { name: /원 주문하기$/ }).click();
    await page.waitForURL(/\/checkout\/[0-9a-f-]{36}$/);
    expect(complaints).toEqual([]);
    await end();
  },
);

test("draft order: what is sold out since is named with its restock alarm, and the rest can be ordered", async () => {
  const { page, end } = await newVisit(browser);
  const ids = await idsOf();
  const path = await draftPath(ids);
  await change("update product_option set status = 'stock_out' where id = $1", [ids[1]]);
  await openPage(page, path);
  await page.getByRole("button", { name: /입고 알림 받기$/ }).click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "2개 장바구니에 담기" }).waitFor();
  await change("update product_option set status = 'stock_in' where id = $1", [ids[1]]);
  await end();
});

test("draft order: an unknown link says so and leads to the support; a failed load is tried again", async () => {
  const { page, end } = await newVisit(browser);
  await openPage(page, `/draft-orders/${"0".repeat(8)}-0000-4000-8000-${"0".repeat(12)}`);
  await page.getByRole("heading", { name: "기한이 지났거나 없는 주문서예요" }).waitFor();
  expect(await axe(page)).toEqual([]);
  const path = await draftPath(await idsOf());
  await page.route("**/v1/draft-orders/*", (route) => route.abort());
  await page.goto(path);
  await page.getByRole("button", { name: "다시 불러오기" }).waitFor();
  await page.unroute("**/v1/draft-orders/*");
  await page.getByRole("button", { name: "다시 불러오기" }).click();
  await page.getByRole("heading", { name: "말씀하신 주문을 담아 두었어요" }).waitFor();
  await end();
});
