import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { join } from "./buying-steps-by-calls.ts";
import { findCheaperLargeOption, putTwoSmallOnes, suggestions } from "./cheaper-large-option-steps.ts";
import { anotherVariant } from "./look-up-journey-shops.ts";
import { receive, triggerProduceNotices } from "./produce-delivery-and-notice-steps.ts";
import { read } from "./read-and-change-rows.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const FARM = 301;
const FARM_NAME = "서귀포햇살농원";
const KIWI = [20_074, "2kg"] as const;

test.each(["farmer", "market", "ru"])(
  "on %s: farm, privacy log, produce notice, figures of reviews and savings of the cart hold at 390 px",
  async (variant) => {
    const { page, complaints, end } = await newVisit(browser, 390, await anotherVariant(variant));
    await join(page, `features-${variant}-${Date.now()}@todayfruit.example`);
    await followFarm(page);
    await openPage(page, "/privacy-log");
    await page.getByRole("heading", { name: "아직 아무도 보지 않았어요" }).waitFor();
    await expectWhole(page);
    const { id } = await receive(page, KIWI, 10);
    expect(await triggerProduceNotices(0)).toBeGreaterThan(0);
    await openPage(page, "/notifications");
    await page.getByText("키위, 오늘부터 드세요").first().waitFor();
    await expectWhole(page);
    await reviewAndRead(page, id);
    await putTwoSmallOnes(page, await findCheaperLargeOption());
    await suggestions(page)
      .getByText(/원 덜 들어요$/)
      .first()
      .waitFor();
    await expectWhole(page);
    expect(complaints).toEqual([]);
    await end();
  },
  120_000,
);

async function followFarm(page: Page): Promise<void> {
  await openPage(page, `/farms/${FARM}`);
  await page.getByRole("heading", { level: 2, name: FARM_NAME }).waitFor();
  const button = page.getByRole("button", { name: new RegExp(`^${FARM_NAME} 소식 받`) });
  await button.press("Enter");
  await page.getByText("새 소식을 알려드릴게요").waitFor();
  await expect.poll(() => button.getAttribute("aria-pressed")).toBe("true");
  await expectWhole(page);
}

/** Writes a review with an answer to an aspect, and reads the product's figures of it and the shop's rules. */
async function reviewAndRead(page: Page, orderId: number): Promise<void> {
  const [product] = await read<{ id: number }>("select id from order_product where order_id = $1", [orderId]);
  await openPage(page, `/my-reviews/write/${product?.id}`);
  await page.getByRole("radio", { name: "4점, 좋아요" }).check({ force: true });
  await page.getByRole("button", { name: "딱 좋게 달아요", exact: true }).click();
  await page.getByLabel("후기", { exact: true }).fill("부드럽고 달아서 아이가 잘 먹어요");
  await expectWhole(page);
  await page.getByRole("button", { name: /^후기 올리고/ }).click();
  await page.getByText(/^후기를 올리고 \d+P를 받았어요/).waitFor();
  await openPage(page, `/products/${KIWI[0]}`);
  await page.getByRole("heading", { name: /^후기/ }).scrollIntoViewIfNeeded();
  const summary = page.getByRole("list", { name: /^후기 \d+개 요약$/ });
  await summary.getByText("딱 좋게 달아요").waitFor();
  await summary.getByRole("progressbar").first().waitFor();
  await openPage(page, `/products/${KIWI[0]}/reviews`);
  await page.getByText("후기는 이렇게 보여 드려요").click();
  await page.getByRole("rowheader", { name: "개인정보 노출" }).waitFor();
  await expectWhole(page);
}

/** Expects a page without accessibility errors that is not wider than its screen. */
async function expectWhole(page: Page): Promise<void> {
  expect(await axe(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
}
