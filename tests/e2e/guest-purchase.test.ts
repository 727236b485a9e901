import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newVisit, openBrowser } from "./browser-visit-helpers.ts";
import {
  agreeAndPay,
  amountsOf,
  answerWindow,
  fillGuestAddress,
  openProductFromHome,
  orderFromCart,
  pickOption,
  putIntoCart,
} from "./buying-steps-on-pages.ts";
import { here } from "./look-up-journey-shops.ts";
import { quoteExpectedPrice } from "./quote-expected-price.ts";
import { read } from "./read-and-change-rows.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser("with pictures");
});
afterAll(() => browser.close());

test("guest: buys by card, from the home page to the order", async () => {
  const { page, complaints, end } = await newVisit(browser);
  const asked: URL[] = [];
  page.on("request", (request) => void asked.push(new URL(request.url())));
  await openProductFromHome(page, "과일", "감귤·만감류", "제주 노지 감귤 5kg");
  const productId = Number(/\d+$/.exec(page.url())?.[0]);
  await pickOption(page, "3kg (S~M 혼합)");
  await putIntoCart(page);
  await orderFromCart(page);
  await fillGuestAddress(page);

  const expected = await quoteExpectedPrice(productId, "3kg (S~M 혼합)", 1, "05551");
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
  await expect
    .poll(() => told(page))
    .toEqual(["add_to_cart", "begin_checkout", "page_view", "purchase", "view_cart", "view_item"]);
  // The journey contacts the shop and the payment provider only, and reports no errors.
  const origins = new Set(asked.map(({ origin }) => origin).filter((origin) => origin !== "null"));
  expect([...origins].sort()).toEqual([here().shopUrl, here().sandboxUrl].sort());
  expect(asked.filter(({ pathname }) => pathname === "/monitor")).toEqual([]);
  expect((await page.request.post("/monitor", { data: {} })).status()).toBe(404);
  await end();
});

/** Names of the events this visit sent, and of the purchase the server recorded. */
async function told(page: Page): Promise<string[]> {
  const visit = await page.evaluate(() => window.localStorage.getItem("visit"));
  const { session } = JSON.parse(visit ?? "{}") as { session?: string };
  const rows = await read<{ name: string }>(
    `select name from analytics_event where session = $1
     union select 'purchase' from conversion where order_id = $2 order by name`,
    [session, /\/orders\/(\d+)/.exec(page.url())?.[1]],
  );
  return rows.map(({ name }) => name);
}
