import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser } from "./browser.ts";
import { change } from "./database.ts";
import {
  agreeAndPay,
  answerWindow,
  fillGuestAddress,
  fillMemberAddress,
  orderFromCart,
  pickOption,
  putIntoCart,
} from "./purchase.ts";
import { codeSentTo, newPhone, provePhone, signUp } from "./sign-up.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const CANCELLED = "주문이 취소되었습니다.";

test("a member buys of two farms, cancels one product, and gets back what the preview said", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await putProductIntoCart(page, 20_008, "5kg");
  await putProductIntoCart(page, 20_001, "kg");
  await signUp(page, `cancel${Date.now()}@todayfruit.example`);
  await orderFromCart(page);
  await page.getByRole("button", { name: "새 배송지 추가" }).click();
  await fillMemberAddress(page);
  await page
    .getByRole("button", { name: /저장|추가하기/ })
    .last()
    .click();
  await agreeAndPay(page);
  await answerWindow(page, "승인");
  await page.getByRole("heading", { name: "주문을 받았어요" }).waitFor();

  await page.goto("/orders");
  await page
    .getByRole("link", { name: /주문 상세$/ })
    .first()
    .click();
  await page.waitForURL(/\/orders\/\d+$/);
  const cancels = page.getByRole("button", { name: / 취소$/ }).filter({ hasText: "상품 취소" });
  await expect.poll(() => cancels.count()).toBe(2);
  await cancels.first().click();
  const sheet = page.getByRole("dialog", { name: "상품 취소" });
  const promised = await wonOf(sheet.locator("dl > div").last());
  expect(promised).toBeGreaterThan(0);
  expect(await axe(page)).toEqual([]);
  await sheet.getByRole("button", { name: "취소하기" }).click();
  await page.getByText(CANCELLED).first().waitFor();
  await expect.poll(() => cancels.count()).toBe(1);
  const refunded = page.locator("dl > div").filter({ hasText: "환불한 금액" });
  await refunded.waitFor();
  expect(-(await wonOf(refunded))).toBe(promised);
  await page.getByRole("heading", { name: "주문 기록" }).waitFor();
  await expect.poll(() => page.getByText("구매자가 취소했어요").count()).toBeGreaterThan(0);

  await page.goto("/orders");
  await page.getByText("취소완료").first().waitFor();
  await page.getByRole("textbox", { name: "주문한 상품 이름" }).fill("없는 과일");
  await page.getByRole("button", { name: "주문 찾기" }).click();
  await page.getByRole("main").getByText("가져올 내용이 없습니다.").waitFor();
  await page.getByRole("button", { name: "이름 지우기" }).click();
  await page.getByText("취소완료").first().waitFor();
  expect(complaints).toEqual([]);
  await end();
});

test("a guest looks an order up from another device and cancels it", async () => {
  const phone = newPhone();
  const name = "박손님";
  const buying = await newVisit(browser);
  await putProductIntoCart(buying.page, 20_001, "kg");
  await orderFromCart(buying.page);
  await fillGuestAddress(buying.page);
  const orderer = buying.page.getByRole("region", { name: "주문하는 분" });
  await orderer.getByLabel("이름").fill(name);
  await orderer.getByLabel("휴대폰 번호").fill(phone);
  await orderer.getByLabel("휴대폰 번호").blur();
  await agreeAndPay(buying.page);
  await answerWindow(buying.page, "승인");
  await buying.page.getByRole("heading", { name: "주문을 받았어요" }).waitFor();
  await buying.end();

  const { page, complaints, end } = await newVisit(browser);
  await page.goto("/my-todayfruit");
  await page.getByRole("link", { name: "비회원 주문 조회" }).click();
  await page.waitForURL(/\/guest-orders$/);
  await page.getByLabel("주문한 분 이름").fill(name);
  await provePhone(page, phone);
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "주문 조회하기" }).click();
  await page.getByRole("button", { name: "주문 전체 취소" }).click();
  const sheet = page.getByRole("dialog", { name: "주문 전체 취소" });
  await expect.poll(() => wonOf(sheet.locator("dl > div").last())).toBeGreaterThan(0);
  // The next text to a number goes out a minute after the last.
  await change("update phone_code set created_at = created_at - interval '2 minutes' where phone = $1", [
    phone.replaceAll("-", ""),
  ]);
  await sheet.getByRole("button", { name: "인증번호 받기" }).click();
  await sheet.getByPlaceholder("인증번호 6자리").waitFor();
  await sheet.getByRole("textbox", { name: "인증번호" }).fill(await codeSentTo(phone));
  await sheet.getByText("인증했어요", { exact: true }).waitFor();
  await sheet.getByRole("button", { name: "취소하기" }).click();
  await page.getByText(CANCELLED).first().waitFor();
  await page.getByText("취소완료").first().waitFor();
  await expect.poll(() => page.getByRole("button", { name: "주문 전체 취소" }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await end();
});

async function putProductIntoCart(page: Page, productId: number, option: string): Promise<void> {
  await page.goto(`/products/${productId}`);
  await pickOption(page, option);
  await putIntoCart(page);
}

async function wonOf(row: ReturnType<Page["locator"]>): Promise<number> {
  const text = await row.locator("dd").textContent();
  return Number((text ?? "").replaceAll(/[^\d-]/g, ""));
}
