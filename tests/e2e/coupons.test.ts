import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { join } from "./buying-steps-by-calls.ts";
import {
  agreeAndPay,
  answerWindow,
  fillMemberAddress,
  orderFromCart,
  pickOption,
  putIntoCart,
} from "./buying-steps-on-pages.ts";
import { cancelButton, confirmCancel } from "./cancel-steps-on-pages.ts";
import { anotherVariant } from "./look-up-journey-shops.ts";
import { change } from "./read-and-change-rows.ts";

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
  await page.getByText("쓸 수 있는 쿠폰이 없어요").waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: `${name} 받기` }).click();
  await page.getByText("쿠폰을 받았어요. 주문서에서 쓸 수 있어요").waitFor();
  await page.getByRole("heading", { name: "가진 쿠폰 1" }).waitFor();
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
  const sheet = page.getByRole("dialog", { name: "이 주문에 쓸 쿠폰" });
  await sheet.getByRole("button", { name: "1,500원 깎기" }).waitFor();
  expect(await axe(page)).toEqual([]);
  await sheet.getByText("쓰지 않을래요").click();
  await sheet.getByRole("button", { name: "쿠폰 없이 주문하기" }).click();
  await expect.poll(() => summary.getByText("쿠폰 할인").count()).toBe(0);
  await page.getByRole("button", { name: "추천 쿠폰 쓰기" }).click();
  await summary.getByText("-1,500원").waitFor();
  await agreeAndPay(page);
  await answerWindow(page, "승인");
  await page.getByRole("heading", { name: "주문을 받았어요" }).waitFor();

  await page.goto("/coupons");
  await page.getByText("쓸 수 있는 쿠폰이 없어요").waitFor();
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
  await page.getByRole("heading", { name: "가진 쿠폰 1" }).waitFor();
  expect(complaints).toEqual([]);
  await end();
});

/** Gives a member a coupon. */
function give(email: string, name: string, columns: string): Promise<void> {
  return change(
    `with c as (
       insert into coupon (name, discount_kind, discount_amount, discount_percent, target, conditions, issued, valid_from,
              valid_until, created_at)
       select $2, k.kind, k.amount, k.percent, k.target, k.conditions, 1, now() - interval '1 hour',
              now() + interval '30 days', now()
         from (values (${columns})) as k (kind, amount, percent, target, conditions)
       returning id, valid_until
     )
     insert into member_coupon (coupon_id, user_id, nth, valid_until, issued_at)
     select c.id, u.id, 1, c.valid_until, now() from c, app_user u where u.email = $1`,
    [email, name],
  );
}

test("coupons: one of goods and one of shipping are the best together, and product, cart, form, order and refund explain them", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await openPage(page, "/products/20001");
  const row = page.getByRole("region", { name: "상품 요약" });
  await row.getByText("가입하기").waitFor();
  expect(await axe(page)).toEqual([]);
  const email = `combination${Date.now()}@todayfruit.example`;
  await join(page, email);
  await withoutCoupons(email);
  await give(email, "감귤 쿠폰", `'amount', 2000, null::int, 'products', '[]'::jsonb`);
  await change(
    `insert into coupon_scope (coupon_id, product_id)
     select mc.coupon_id, 20001 from member_coupon mc join app_user u on u.id = mc.user_id where u.email = $1`,
    [email],
  );
  await give(email, "작은 쿠폰", `'amount', 1000, null::int, 'products', '[]'::jsonb`);
  await give(email, "무료배송 쿠폰", `'percent', 100000000, 100, 'shipping', '[]'::jsonb`);
  const minimum = `'[{"code": "MIN_PRICE", "minPrice": 900000}]'::jsonb`;
  await give(email, "큰 쿠폰", `'amount', 9000, null::int, 'products', ${minimum}`);

  await openPage(page, "/products/20001");
  await row.getByText("가진 쿠폰 2장 중 가장 크게 깎여요").waitFor();
  await row.getByText("2,000원 쿠폰").waitFor();
  expect(await axe(page)).toEqual([]);
  await pickOption(page, "kg");
  await putIntoCart(page);
  await page.goto("/cart");
  await page.getByRole("button", { name: "왜 이 금액인가요?" }).click();
  const why = page.getByRole("dialog", { name: "왜 이 금액인가요?" });
  await why.getByText("낼 돈").waitFor();
  await why
    .getByText(/배송비$/)
    .first()
    .waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await orderFromCart(page);
  await page.getByRole("button", { name: "새 배송지 추가" }).click();
  await fillMemberAddress(page);
  await page
    .getByRole("button", { name: /저장|추가하기/ })
    .last()
    .click();
  const summary = page.getByRole("region", { name: "결제 금액" });
  await page.getByRole("button", { name: "추천 쿠폰 쓰기" }).click();
  await summary.getByText("-2,000원").waitFor();
  await summary.getByText(/^배송 쿠폰으로 [\d,]+원 무료$/).waitFor();
  await page.getByRole("button", { name: /감귤 쿠폰.*무료배송 쿠폰/ }).click();
  const sheet = page.getByRole("dialog", { name: "이 주문에 쓸 쿠폰" });
  await sheet.getByText("쓰고 나면 낼 돈").waitFor();
  await sheet.getByText(/원 모자라요$/).waitFor();
  expect(await sheet.getByRole("radio", { name: /큰 쿠폰/ }).isDisabled()).toBe(true);
  expect(await axe(page)).toEqual([]);
  // Closing without the button takes a pick back.
  await sheet.getByText("작은 쿠폰").click();
  await expect.poll(() => sheet.getByRole("radio", { name: /작은 쿠폰/ }).isChecked()).toBe(true);
  await page.keyboard.press("Escape");
  await summary.getByText("-2,000원").waitFor();
  await agreeAndPay(page);
  await answerWindow(page, "승인");
  await page.getByRole("heading", { name: "주문을 받았어요" }).waitFor();

  await page.goto("/orders");
  await page
    .getByRole("link", { name: /주문 상세$/ })
    .first()
    .click();
  // The list that is left has a button of nearly the same name.
  await page.getByRole("button", { name: "왜 이 금액인가요?", exact: true }).click();
  await page.getByRole("dialog").getByText("감귤 쿠폰").waitFor();
  await page.getByRole("dialog").getByText("무료배송 쿠폰").waitFor();
  await page.keyboard.press("Escape");
  await cancelButton(page).click();
  await page.getByText("이 상품에 쓴 쿠폰 할인을 빼요").waitFor();
  await confirmCancel(page.getByRole("dialog", { name: /취소/ }));
  await page.getByText("주문이 취소되었습니다.").first().waitFor();
  await page.getByRole("button", { name: "환불 내역" }).click();
  const refund = page.getByRole("dialog", { name: "왜 이만큼 돌려받나요" });
  await refund.getByText("이 상품에 쓴 쿠폰 할인을 빼요").waitFor();
  await refund.getByText(/‘무료배송 쿠폰’은 .*까지 다시 쓸 수 있게 돌려드렸어요/).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.goto("/coupons");
  await page.getByRole("heading", { name: "가진 쿠폰 4" }).waitFor();
  await page.getByLabel("쿠폰 코드").fill("no such-code");
  await page.getByRole("button", { name: "등록" }).click();
  await page.getByText("없는 코드예요. 적힌 대로 다시 입력해 주세요").waitFor();
  expect(await axe(page)).toEqual([]);
  expect(complaints.filter((each) => !each.includes("404"))).toEqual([]);
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
    await page.getByRole("heading", { name: "가진 쿠폰 1" }).waitFor();
    expect(await axe(page)).toEqual([]);
    expect(complaints).toEqual([]);
  } finally {
    await end();
  }
});
