import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import {
  agreeAndPay,
  amountsOf,
  answerWindow,
  fillMemberAddress,
  orderFromCart,
  pickOption,
  putIntoCart,
} from "./buying-steps-on-pages.ts";
import { quoteExpectedPrice } from "./quote-expected-price.ts";
import { PASSWORD, signUp } from "./sign-up-and-log-in-steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const EMAIL = `haru${Date.now()}@todayfruit.example`;

test("member: joins with a guest's cart, buys with the address book, logs out and in again", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await openPage(page, "/products/20008");
  await pickOption(page, "5kg");
  await putIntoCart(page);
  await signUp(page, EMAIL);

  await orderFromCart(page);
  await page.getByRole("button", { name: "새 배송지 추가" }).click();
  await fillMemberAddress(page, "63617");
  await page
    .getByRole("button", { name: /저장|추가하기/ })
    .last()
    .click();
  const expected = await quoteExpectedPrice(20_008, "5kg (15~23과)", 1, "63617");
  expect(expected.areaShippingFee).toBeGreaterThan(0);
  await expect
    .poll(() => amountsOf(page, "결제 금액"))
    .toMatchObject({
      배송비: expected.shippingFee,
      "총 결제 금액": expected.price,
    });
  await agreeAndPay(page);
  await answerWindow(page, "승인");
  await page.getByRole("heading", { name: "주문을 받았어요" }).waitFor();

  await page.goto("/my-todayfruit");
  await page.getByText("김하루").first().waitFor();
  await page.getByRole("button", { name: "로그아웃" }).click();
  await page.getByText("비회원").first().waitFor();

  await page.goto("/login");
  await page.getByLabel("이메일").fill(EMAIL);
  await page.getByRole("textbox", { name: "비밀번호" }).fill("not-my-password-1");
  await page.getByRole("button", { name: "로그인", exact: true }).click();
  await page.getByText(/이메일이나 비밀번호가 맞지 않아요/).waitFor();
  await page.getByRole("textbox", { name: "비밀번호" }).fill(PASSWORD);
  await page.getByRole("button", { name: "로그인", exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/login"));
  await page.goto("/orders");
  await page.getByText("결제완료").first().waitFor();
  expect(complaints).toEqual([]);
  await end();
});
