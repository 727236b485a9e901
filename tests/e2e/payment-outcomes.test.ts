import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newVisit, openBrowser, type Visit } from "./browser-visit-helpers.ts";
import {
  agreeAndPay,
  amountsOf,
  answerWindow,
  fillGuestAddress,
  pickOption,
  seePaid,
} from "./buying-steps-on-pages.ts";
import { here } from "./look-up-journey-shops.ts";
import { change } from "./read-and-change-rows.ts";

/** Alternative outcomes between product and order; each journey buys its own product. */

let browser: Browser;
let visit: Visit;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function checkout(productId: number, option: string): Promise<void> {
  visit = await newVisit(browser);
  page = visit.page;
  await page.goto(`/products/${productId}`);
  await pickOption(page, option);
  await page.getByRole("dialog").getByRole("button", { name: "바로 구매" }).click();
  await page.waitForURL(/\/checkout\/[0-9a-f-]{36}$/);
  await fillGuestAddress(page);
  await expect.poll(async () => (await amountsOf(page, "결제 금액"))["총 결제 금액"]).toBeGreaterThan(0);
}

test("virtual account: issued, paid into, and the order is paid", async () => {
  await checkout(20_002, "5kg");
  await agreeAndPay(page, "무통장입금");
  await answerWindow(page, "가상계좌 발급");
  await page.waitForURL(/\/payment\/result\//);
  await page.getByRole("heading", { name: /입금만 하면/ }).waitFor();
  await expect.poll(() => page.getByRole("main").textContent()).toMatch(/은행|뱅크|농협|우체국/);

  const orderId = /[0-9a-f-]{36}/.exec(page.url())?.[0];
  await fetch(`${here().sandboxUrl}/_sim/deposit/${orderId}`, { method: "POST" });
  await seePaid(page);
  expect(visit.complaints).toEqual([]);
  await visit.end();
});

test("closed window: nothing is charged and the form can be paid again", async () => {
  await checkout(20_003, "5kg");
  await agreeAndPay(page);
  // Shown for 2.5 s, so it is awaited before the window closes.
  const told = page.getByText(/결제를 취소했어요/).waitFor();
  await answerWindow(page, "취소");
  await told;
  await page.waitForURL(/\/checkout\/[0-9a-f-]{36}$/);
  await expect.poll(async () => (await amountsOf(page, "결제 금액"))["총 결제 금액"]).toBeGreaterThan(0);
  await agreeAndPay(page);
  await answerWindow(page, "승인");
  await page.getByRole("heading", { name: "주문을 받았어요" }).waitFor();
  await visit.end();
});

test("refused card: shows why in the shop's own words and a way to try again", async () => {
  await checkout(20_004, "3kg");
  await agreeAndPay(page);
  await answerWindow(page, "실패");
  await page
    .getByText(/결제하지 못했어요/)
    .first()
    .waitFor();
  await page.getByText("카드사가 결제를 승인하지 않았어요. 다른 결제 수단을 골라주세요").waitFor();
  expect(visit.complaints).toEqual([]);
  await visit.end();
});

test("changed price: shows old and new, and the buyer decides", async () => {
  await checkout(20_011, "3kg");
  await change(
    "update product_option set list_price = list_price + 1000, price = price + 1000, special_sale_price = null where product_id = $1",
    [20_011],
  );
  await agreeAndPay(page);
  const dialog = page.getByRole("alertdialog");
  await dialog.waitFor();
  const digits = ((await dialog.textContent()) ?? "").replaceAll(/[^\d\n→ ]/g, "");
  expect(digits).toMatch(/\d{4,}/);
  await dialog.getByRole("button", { name: /결제/ }).click();
  await page.waitForURL(/\/pay/);
  await answerWindow(page, "승인");
  await page.getByRole("heading", { name: "주문을 받았어요" }).waitFor();
  await visit.end();
});

test("sold out during payment: the product is named and nothing is charged", async () => {
  await checkout(20_010, "2kg");
  await change(
    "update option_stock set on_hand = reserved where option_id in (select id from product_option where product_id = $1)",
    [20_010],
  );
  await agreeAndPay(page);
  const dialog = page.getByRole("alertdialog");
  await dialog.waitFor();
  await expect.poll(() => dialog.textContent()).toMatch(/팔렸어요|남은 수량/);
  await visit.end();
});
