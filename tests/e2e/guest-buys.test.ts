import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newVisit, openBrowser } from "./browser.ts";
import { expectedPrice } from "./expected-price.ts";
import {
  agreeAndPay,
  amountsOf,
  answerWindow,
  fillGuestAddress,
  openProductFromHome,
  orderFromCart,
  pickOption,
  putIntoCart,
} from "./purchase.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("a guest buys by card: home → category → product → options → cart → order form → payment → order", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await openProductFromHome(page, "과일", "감귤·만감류", "제주 노지 감귤 5kg");
  const productId = Number(/\d+$/.exec(page.url())?.[0]);
  await pickOption(page, "3kg (S~M 혼합)");
  await putIntoCart(page);
  await orderFromCart(page);
  await fillGuestAddress(page);

  const expected = await expectedPrice(productId, "3kg (S~M 혼합)", 1, "05551");
  await expect
    .poll(() => amountsOf(page, "결제 금액"))
    .toMatchObject({
      "상품 금액": expected.listPrice,
      "상품 할인": -expected.productDiscount,
      배송비: expected.shippingFee,
      "총 결제 금액": expected.price,
    });

  await agreeAndPay(page);
  await answerWindow(page, "승인");
  await page.waitForURL(/\/payment\/result\//);
  await page.getByRole("heading", { name: "주문을 받았어요" }).waitFor();
  await expect
    .poll(() => page.getByText(`${expected.price.toLocaleString("ko-KR")}원`).count())
    .toBeGreaterThan(0);

  await page
    .getByRole("link", { name: /주문 (상세|내역)/ })
    .first()
    .click();
  await page.waitForURL(/\/orders/);
  await page.getByText("결제완료").first().waitFor();
  expect(complaints).toEqual([]);
  await end();
});
