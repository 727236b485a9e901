import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser } from "./browser-visit-helpers.ts";
import { findCheaperLargeOption, putTwoSmallOnes, suggestions } from "./cheaper-large-option-steps.ts";
import { anotherVariant } from "./look-up-journey-shops.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("cart: what costs less in all is put in place of a line by the keyboard, and taken back", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await putTwoSmallOnes(page, await findCheaperLargeOption());
  await suggestions(page).waitFor();
  expect(await axe(page)).toEqual([]);
  const cheaper = suggestions(page).getByRole("listitem").first();
  const saved = (await cheaper.getByText(/원 덜 들어요$/).innerText()).trim();
  const price = () => page.getByText("총 결제 예정 금액").locator("xpath=..").innerText();
  const before = won(await price());

  await cheaper.getByRole("button", { name: /로 바꾸기$/ }).focus();
  await page.keyboard.press("Enter");
  await page.getByText(`바꿨어요. ${saved}`).waitFor();
  await expect.poll(async () => before - won(await price())).toBe(won(saved));
  await page.getByRole("button", { name: "되돌리기" }).click();
  await expect.poll(async () => won(await price())).toBe(before);
  await suggestions(page).waitFor();
  expect(complaints).toEqual([]);
  await end();
});

test("cart: what costs less is said on another variant, and not when nothing is checked", async () => {
  const { page, end } = await newVisit(browser, 390, await anotherVariant("farmer"));
  await putTwoSmallOnes(page, await findCheaperLargeOption());
  await suggestions(page).waitFor();
  await page.getByText("전체 선택", { exact: false }).first().click();
  await expect.poll(() => suggestions(page).count()).toBe(0);
  await end();
});

function won(text: string): number {
  return Number(text.replace(/\D/g, ""));
}
