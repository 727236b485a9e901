import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser.ts";
import { join } from "./buy-by-calls.ts";
import { agreeAndPay, answerWindow, fillMemberAddress, pickOption } from "./buy-on-pages.ts";
import { cancelButton, confirmCancel } from "./cancel-on-pages.ts";
import { change } from "./database.ts";
import { anotherVariant } from "./journey-shop.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Defines a coupon that every member may download for an hour. */
async function offered(): Promise<string> {
  const name = `겨울 쿠폰 ${Date.now()}`;
  await change(
    `insert into coupon (name, discount_kind, discount_amount, conditions, valid_from, valid_until, download_from,
            download_until, created_at)
     values ($1, 'amount', 1500, '[{"code": "MIN_PRICE", "minPrice": 1000}]', now() - interval '1 hour',
             now() + interval '30 days', now() - interval '1 hour', now() + interval '1 hour', now())`,
    [name],
  );
  return name;
}

/** Takes the coupons of signing up from a member, so that only the one of the journey is there. */
function withoutCoupons(email: string): Promise<void> {
  return change("delete from member_coupon c using app_user u where u.id = c.user_id and u.email = $1", [
    email,
  ]);
}

test("coupon: downloaded, suggested, charged, and returned after the order is cancelled", async () => {
  const name = await offered();
  const { page, complaints, end } = await newVisit(browser);
  const email = `coupon${Date.now()}@todayfruit.example`;
  await join(page, email);
  await page.goto("/coupons");
  await page.getByText("첫 구매 3,000원 쿠폰").waitFor();
  await withoutCoupons(email);
  await page.goto("/my-todayfruit");
  await page.getByRole("link", { name: "쿠폰", exact: true }).click();
  await page.getByText("가진 쿠폰이 없어요").waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: `${name} 받기` }).click();
  await page.getByText("쿠폰을 받았어요. 주문서에서 쓸 수 있어요").waitFor();
  await page.getByRole("heading", { name: "내 쿠폰 1" }).waitFor();
  await expect.poll(() => page.getByRole("button", { name: `${name} 받았어요` }).isDisabled()).toBe(true);
  expect(await axe(page)).toEqual([]);

  await openPage(page, "/products/20001");
  await pickOption(page, "kg");
  await page.getByRole("dialog").getByRole("button", { name: "바로 구매" }).click();
  await page.waitForURL(/\/checkout\/[0-9a-f-]{36}$/);
  await page.getByRole("button", { name: "새 배송지 추가" }).click();
  await fillMemberAddress(page);
  await page
    .getByRole("button", { name: /저장|추가하기/ })
    .last()
    .click();
  await page.getByRole("button", { name: "추천 쿠폰 쓰기" }).click();
  const summary = page.getByRole("region", { name: "결제 금액" });
  await summary.getByText("-1,500원").waitFor();
  await page.getByRole("button", { name: new RegExp(name) }).click();
  const sheet = page.getByRole("dialog", { name: "쿠폰 고르기" });
  await sheet.getByRole("button", { name: "쓰지 않기" }).waitFor();
  expect(await axe(page)).toEqual([]);
  await sheet.getByRole("button", { name: "쓰지 않기" }).click();
  await expect.poll(() => summary.getByText("쿠폰 할인").count()).toBe(0);
  await page.getByRole("button", { name: "추천 쿠폰 쓰기" }).click();
  await summary.getByText("-1,500원").waitFor();
  await agreeAndPay(page);
  await answerWindow(page, "승인");
  await page.getByRole("heading", { name: "주문을 받았어요" }).waitFor();

  await page.goto("/coupons");
  await page.getByText("가진 쿠폰이 없어요").waitFor();
  await page.goto("/orders");
  await page
    .getByRole("link", { name: /주문 상세$/ })
    .first()
    .click();
  await page.locator("dl > div").filter({ hasText: "쿠폰 할인" }).getByText("-1,500원").waitFor();
  await cancelButton(page).click();
  await confirmCancel(page.getByRole("dialog", { name: /취소/ }));
  await page.getByText("주문이 취소되었습니다.").first().waitFor();
  await page.goto("/coupons");
  await page.getByRole("heading", { name: "내 쿠폰 1" }).waitFor();
  expect(complaints).toEqual([]);
  await end();
});

test("coupon: members download coupons on another variant", async () => {
  const name = await offered();
  const shop = await anotherVariant("market");
  const { page, complaints, end } = await newVisit(browser, 390, shop);
  try {
    const email = `couponmarket${Date.now()}@todayfruit.example`;
    await join(page, email);
    await withoutCoupons(email);
    await page.goto("/coupons");
    await page.getByRole("button", { name: `${name} 받기` }).click();
    await page.getByRole("heading", { name: "내 쿠폰 1" }).waitFor();
    expect(await axe(page)).toEqual([]);
    expect(complaints).toEqual([]);
  } finally {
    await end();
  }
});
