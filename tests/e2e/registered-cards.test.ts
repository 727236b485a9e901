import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, type Visit } from "./browser-visit-helpers.ts";
import { join } from "./buying-steps-by-calls.ts";
import { fillMemberAddress, pickMethod, pickOption } from "./buying-steps-on-pages.ts";
import { confirmByPassword } from "./identity-confirmation-steps.ts";
import { anotherVariant } from "./look-up-journey-shops.ts";

/** Card registered in the provider's window, charged without one, and deleted. */

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("registered card: a member registers one, pays with it and deletes it", async () => {
  await registerPayAndDelete(await newVisit(browser));
});

test("registered card: works on the market variant", async () => {
  const shop = await anotherVariant("market");
  await registerPayAndDelete(await newVisit(browser, 390, shop));
});

async function registerPayAndDelete({ page, complaints, end }: Visit): Promise<void> {
  await join(page, `cards${Date.now()}@todayfruit.example`);
  await page.goto("/my-todayfruit");
  await page.getByRole("link", { name: "결제 수단" }).click();
  await page.getByText(/등록한 카드가 없어요/).waitFor();
  expect(await axe(page)).toEqual([]);
  await register(page, "카드 등록하기", "취소");
  await page.getByText("카드 등록을 취소했어요").waitFor();

  await openCheckout(page);
  await pickMethod(page, "등록 카드");
  expect(await page.getByRole("button", { name: "결제할 카드를 골라 주세요" }).isVisible()).toBe(true);
  await register(page, "카드 등록하고 결제하기", "등록");
  await confirmByPassword(page);
  await page.getByText("카드를 등록했어요").waitFor();
  await page.waitForURL(/\/checkout\/[0-9a-f-]{36}$/);
  await pickMethod(page, "등록 카드");
  await page.getByText("43301234****123*").waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByText("주문 내용 확인 및 결제 동의", { exact: true }).click();
  await page.getByRole("button", { name: /원 결제하기$/ }).click();
  await page.getByRole("heading", { name: "주문을 받았어요" }).waitFor();
  await page
    .getByRole("region", { name: "주문 요약" })
    .getByText(/43301234\*{4}123\*/)
    .waitFor();

  await page.goto("/cards");
  expect(page.url()).not.toMatch(/authKey/);
  await page.getByRole("button", { name: /지우기$/ }).click();
  await confirmByPassword(page);
  await page.getByText(/등록한 카드가 없어요/).waitFor();
  expect(complaints).toEqual([]);
  await end();
}

async function register(page: Page, button: string, answer: "등록" | "취소"): Promise<void> {
  await page.getByRole("button", { name: button }).click();
  await page.waitForURL(/\/billing-auth/);
  await page.getByRole("link", { name: answer, exact: true }).click();
}

async function openCheckout(page: Page): Promise<void> {
  await page.goto("/products/20008");
  await pickOption(page, "5kg");
  await page.getByRole("dialog").getByRole("button", { name: "바로 구매" }).click();
  await page.waitForURL(/\/checkout\/[0-9a-f-]{36}$/);
  await page.getByRole("button", { name: "새 배송지 추가" }).click();
  await fillMemberAddress(page);
  await page.getByRole("button", { name: "저장하기" }).click();
}
