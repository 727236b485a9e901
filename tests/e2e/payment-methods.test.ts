import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, type Visit } from "./browser-visit-helpers.ts";
import {
  agreeAndPay,
  amountsOf,
  answerWindow,
  fillGuestAddress,
  type Method,
  pickMethod,
  pickOption,
} from "./buying-steps-on-pages.ts";
import { here } from "./look-up-journey-shops.ts";

/** Journeys by payment method: to the window, back, and to the order. */

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
  await openForm(productId, option);
}

async function openForm(productId: number, option: string): Promise<void> {
  await page.goto(`/products/${productId}`);
  await pickOption(page, option);
  await page.getByRole("dialog").getByRole("button", { name: "바로 구매" }).click();
  await page.waitForURL(/\/checkout\/[0-9a-f-]{36}$/);
  await fillGuestAddress(page);
  await expect.poll(async () => (await amountsOf(page, "결제 금액"))["총 결제 금액"]).toBeGreaterThan(0);
}

test.each([
  ["계좌이체", 20_002, "계좌이체"],
  ["휴대폰", 20_003, "휴대폰"],
] as const)("%s: the window says so, and the order is paid", async (method: Method, productId, named) => {
  await checkout(productId, "5kg");
  await agreeAndPay(page, method);
  await page.waitForURL(/\/pay\//);
  await page.getByText(named, { exact: true }).waitFor();
  await answerWindow(page, "승인");
  await page.getByRole("heading", { name: "주문을 받았어요" }).waitFor();
  await page.getByRole("region", { name: "주문 요약" }).getByText(method, { exact: true }).waitFor();
  expect(visit.complaints).toEqual([]);
  await visit.end();
});

test("payment: a wallet opens directly and is shown on the order", async () => {
  await checkout(20_002, "5kg");
  await agreeAndPay(page, "네이버페이");
  await page.waitForURL(/\/pay\//);
  await page.getByText("네이버페이", { exact: true }).waitFor();
  await answerWindow(page, "승인");
  await page.getByRole("heading", { name: "주문을 받았어요" }).waitFor();
  await page
    .getByRole("region", { name: "주문 요약" })
    .getByText(/네이버페이/)
    .waitFor();
  await openForm(20_002, "5kg");
  const methods = page.getByRole("group", { name: "결제 수단" });
  await expect.poll(() => methods.getByRole("radio", { name: "네이버페이" }).isChecked()).toBe(true);
  await page.getByText("다음에도 이 결제 수단 쓰기").click();
  await agreeAndPay(page, "카카오페이");
  await answerWindow(page, "취소");
  await openForm(20_002, "5kg");
  await expect.poll(() => methods.getByRole("radio", { name: "신용카드" }).isChecked()).toBe(true);
  expect(visit.complaints).toEqual([]);
  await visit.end();
});

test("consent: each part can be agreed to alone, and payment waits for all of them", async () => {
  await checkout(20_004, "3kg");
  const consent = page.getByRole("region", { name: "주문 내용 확인 및 결제 동의" });
  const all = consent.getByRole("checkbox", { name: "주문 내용 확인 및 결제 동의" });
  await consent.getByText("하나씩 보고 동의하기").click();
  await consent.getByText("주문 내용 확인 (필수)").click();
  await consent.getByText("결제 대행 서비스 이용 (필수)").click();
  await page.getByRole("button", { name: /결제하기$/ }).click();
  await consent.getByText("주문 내용을 확인하고 모두 동의해 주세요").waitFor();
  expect(await all.isChecked()).toBe(false);
  await consent.getByText("개인정보 제3자 제공 (필수)").click();
  expect(await all.isChecked()).toBe(true);
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: /원 결제하기$/ }).click();
  await page.waitForURL(/\/pay\//);
  expect(visit.complaints).toEqual([]);
  await visit.end();
});

test("payment: a transfer's invalid receipt number is marked, and the valid one is shown on the order", async () => {
  await checkout(20_003, "5kg");
  await pickMethod(page, "계좌이체");
  await page.getByRole("button", { name: "휴대폰 번호", exact: true }).click();
  const number = page
    .getByRole("region", { name: "결제 수단" })
    .getByRole("textbox", { name: "휴대폰 번호" });
  await number.fill("010-12");
  await page.getByRole("button", { name: "현금영수증 번호를 확인해 주세요" }).click();
  await page.getByText("번호를 다시 확인해 주세요").waitFor();
  await number.fill("010-9876-5432");
  await page.getByText("구매안전서비스(에스크로) 이용").click();
  expect(await axe(page)).toEqual([]);
  await agreeAndPay(page, "계좌이체");
  await answerWindow(page, "승인");
  await page.getByRole("heading", { name: "주문을 받았어요" }).waitFor();
  const orderId = /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? "";
  await expect.poll(() => receipts(orderId)).toEqual([{ type: "소득공제", to: "01098765432" }]);
  await page.getByRole("link", { name: "주문 상세" }).click();
  await page.getByText("소득공제 · *******5432 · 발급 완료").waitFor();
  await page.getByText("구매안전서비스").waitFor();
  expect(visit.complaints).toEqual([]);
  await visit.end();
});

test.each([["실패"], ["취소"]] as const)("transfer: %s returns to the form", async (button) => {
  await checkout(20_004, "3kg");
  await agreeAndPay(page, "계좌이체");
  await answerWindow(page, button);
  await page
    .getByText(/결제하지 못했어요|결제를 취소했어요/)
    .first()
    .waitFor();
  expect(visit.complaints).toEqual([]);
  await visit.end();
});

async function receipts(orderId: string) {
  const reply = await fetch(`${here().sandboxUrl}/_sim/receipts`);
  const { list } = (await reply.json()) as {
    list: { receipt: { orderId: string; type: string; customerIdentityNumber: string } }[];
  };
  return list
    .filter(({ receipt }) => receipt.orderId.startsWith(orderId))
    .map(({ receipt }) => ({ type: receipt.type, to: receipt.customerIdentityNumber }));
}
