import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { join } from "./buying-steps-by-calls.ts";
import { anotherVariant } from "./look-up-journey-shops.ts";

let browser: Browser;
let farmer: string;
beforeAll(async () => {
  browser = await openBrowser();
  farmer = await anotherVariant("farmer");
});
afterAll(() => browser.close());

/** Sold from grade 3, 꽃, on, which takes purchases of 300,000원. */
const FOR_FLOWERS = 20_180;

test("rewards: the sum comes first, then its parts with grade and rate; a guest reads what joining gives", async () => {
  const { page, complaints, end } = await newVisit(browser, 390);
  await openPage(page, "/products/20018");
  const facts = page.getByRole("region", { name: "배송 안내" });
  const text = await facts
    .getByText(/^가입하면 최대/)
    .locator("..")
    .textContent();
  const [, total, purchase, photo] =
    /최대 ([\d,]+)P · 구매 ([\d,]+)P\(씨앗 0\.5%\) \+ 사진 후기 ([\d,]+)P/.exec(text ?? "") ?? [];
  const number = (digits = "") => Number(digits.replace(",", ""));
  expect(number(total)).toBeGreaterThan(number(photo));
  expect(number(total)).toBe(number(purchase) + number(photo));
  await join(page, `rewards${Date.now()}@todayfruit.example`);
  await openPage(page, "/products/20018");
  await facts.getByText(/^최대 [\d,]+P$/).waitFor();
  expect(complaints).toEqual([]);
  await end();
});

test("limited grade: it is named; a guest goes to the login, a member reads what is missing and goes to the grades", async () => {
  const { page, complaints, end } = await newVisit(browser, 360, farmer);
  await openPage(page, `/products/${FOR_FLOWERS}`);
  await page.getByText("이 상품은 꽃부터 살 수 있어요. 로그인하면 얼마나 남았는지 알려 드려요").waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "로그인하고 등급 확인하기" }).click();
  await page.waitForURL(/\/login\?next=/);
  await join(page, `below-grade${Date.now()}@todayfruit.example`);
  await openPage(page, `/products/${FOR_FLOWERS}`);
  await page
    .getByText(/꽃부터 살 수 있어요\. \d+월 1일 \([일월화수목금토]\)까지 300,000원 더 사면 꽃이 돼요$/)
    .waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "등급 혜택 보기" }).press("Enter");
  await page.getByRole("heading", { name: "등급별 혜택" }).waitFor();
  expect(complaints).toEqual([]);
  await end();
});
