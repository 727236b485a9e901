import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser } from "./browser-visit-helpers.ts";
import { buy, join } from "./buying-steps-by-calls.ts";
import { cancelButton, confirmButton, confirmCancel } from "./cancel-steps-on-pages.ts";
import { change, read } from "./read-and-change-rows.ts";
import { newPhone, provePhone } from "./sign-up-and-log-in-steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

type Said = { lines: { name: string; amount: number }[]; money: number; points: number };
const sumOf = ({ lines }: Said) => lines.reduce((sum, { amount }) => sum + amount, 0);
const CANCELLED = "주문이 취소되었습니다.";

test("cancel: a member cancels one product of two farms and is refunded as previewed", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await join(page, `cancel${Date.now()}@todayfruit.example`);
  const { id } = await buy(page, {
    goods: [
      [20_008, "5kg"],
      [20_001, "3kg"],
    ],
  });
  await page.goto(`/orders/${id}`);
  const cancels = page.getByRole("button", { name: / 취소$/ }).filter({ hasText: "주문 취소" });
  await expect.poll(() => cancels.count()).toBe(2);
  await cancels.first().click();
  const sheet = page.getByRole("dialog", { name: /취소/ });
  const promised = await wonOf(sheet.locator("dl > div").last());
  expect(promised).toBeGreaterThan(0);
  await sheet.getByText("결제한 카드로 돌려드려요").waitFor();
  expect(await axe(page)).toEqual([]);
  await confirmButton(sheet).click();
  await sheet.getByText("취소하는 이유를 골라 주세요").waitFor();
  await confirmCancel(sheet);
  await page.getByText(CANCELLED).first().waitFor();
  await expect.poll(() => cancels.count()).toBe(1);
  const refunded = page.locator("dl > div").filter({ hasText: "환불한 금액" });
  await refunded.waitFor();
  expect(-(await wonOf(refunded))).toBe(promised);
  await page.getByRole("heading", { name: "주문 기록" }).waitFor();
  await expect
    .poll(() => page.getByText("구매자가 취소했어요: 마음이 바뀌었어요").count())
    .toBeGreaterThan(0);

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

test("cancel: an order paid with points and a coupon previews every refunded won", async () => {
  const { page, complaints, end } = await newVisit(browser);
  const email = `parts${Date.now()}@todayfruit.example`;
  await join(page, email);
  const couponId = await gift(email, { points: 5000, coupon: 2000 });
  const { id } = await buy(page, {
    goods: [
      [20_008, "5kg"],
      [20_001, "3kg"],
    ],
    usedPoint: 5000,
    couponId,
  });
  await page.goto(`/orders/${id}`);
  const cancels = page.getByRole("button", { name: / 취소$/ }).filter({ hasText: "주문 취소" });
  await expect.poll(() => cancels.count()).toBe(2);

  const first = await cancelNext();
  expect(first.lines.find(({ name }) => name.startsWith("쿠폰 할인"))?.amount).toBeLessThan(0);
  expect(sumOf(first)).toBe(first.money + first.points);
  await expect.poll(refundedOnPage).toBe(first.money);
  // Points are refunded after the money, so with the last product at the latest.
  const second = await cancelNext();
  expect(sumOf(second)).toBe(second.money + second.points);
  expect(first.points + second.points).toBe(5000);
  await expect.poll(refundedOnPage).toBe(first.money + second.money);

  await page.goto("/grade");
  await page.getByText("+5,000P").first().waitFor();
  await page.goto("/coupons");
  await page.getByRole("heading", { name: "가진 쿠폰 2" }).waitFor();
  expect(complaints).toEqual([]);
  await end();

  /** Cancels the next product and returns the preview's lines. */
  async function cancelNext(): Promise<Said> {
    const left = await cancels.count();
    await cancels.first().click();
    const sheet = page.getByRole("dialog", { name: /취소/ });
    await sheet.locator("dl > div").last().waitFor();
    const rows: Said["lines"] = [];
    for (const row of await sheet.locator("dl > div").all()) {
      const name = ((await row.locator("dt").textContent()) ?? "").trim();
      rows.push({ name, amount: await wonOf(row) });
    }
    const amountOf = (wanted: string) => rows.find(({ name }) => name === wanted)?.amount ?? 0;
    await confirmCancel(sheet);
    await page.getByText(CANCELLED).first().waitFor();
    await expect.poll(() => cancels.count()).toBe(left - 1);
    return {
      lines: rows.filter(({ name }) => name !== "환불 금액" && name !== "돌려받는 포인트"),
      money: amountOf("환불 금액"),
      points: amountOf("돌려받는 포인트"),
    };
  }

  async function refundedOnPage(): Promise<number> {
    const row = page.locator("dl > div").filter({ hasText: "환불한 금액" });
    await row.waitFor();
    return -(await wonOf(row));
  }
});

test("cancel: a guest looks an order up on another device and cancels it", async () => {
  const phone = newPhone();
  const name = "박손님";
  const buying = await newVisit(browser);
  await buy(buying.page, { name, phone });
  await buying.end();

  const { page, complaints, end } = await newVisit(browser);
  await page.goto("/my-todayfruit");
  await page.getByRole("link", { name: "비회원 주문 조회" }).click();
  await page.waitForURL(/\/guest-orders$/);
  await page.getByLabel("주문한 분 이름").fill(name);
  await provePhone(page, phone);
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "주문 조회하기" }).click();
  await page
    .getByText(/도착 예정$/)
    .first()
    .waitFor();
  await page.getByRole("button", { name: /^왜 이 금액인가요\?/ }).click();
  const why = page.getByRole("dialog", { name: "왜 이 금액인가요?" });
  await why.getByText("배송비").first().waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await why.waitFor({ state: "hidden" });
  await cancelButton(page).click();
  const sheet = page.getByRole("dialog", { name: /취소/ });
  await expect.poll(() => wonOf(sheet.locator("dl > div").last())).toBeGreaterThan(0);
  // The code of the look-up serves for the cancel, too.
  expect(await sheet.getByRole("button", { name: "인증번호 받기" }).count()).toBe(0);
  await confirmCancel(sheet);
  await page.getByText(CANCELLED).first().waitFor();
  await page.getByText("취소완료").first().waitFor();
  await expect.poll(() => cancelButton(page).count()).toBe(0);
  // A verified guest sees the whole order, too.
  await page.getByRole("link", { name: "주문 상세" }).click();
  await page.waitForURL(/\/orders\/\d+$/);
  await page.getByRole("heading", { name: "주문 기록" }).waitFor();
  expect(complaints).toEqual([]);
  await end();
});

/** Grants a member points and a coupon; returns the id of the coupon in hand. */
async function gift(email: string, { points, coupon }: { points: number; coupon: number }): Promise<number> {
  await change(
    `with owner as (select id from app_user where email = $1), lot as (
       insert into point_lot (user_id, amount, remaining, reason, available_at, expires_at)
       select id, $2::int, $2::int, 'event', now(), now() + interval '20 days' from owner returning id, user_id),
     balance as (update app_user set point_balance = $2::int where id in (select id from owner)),
     entry as (
       insert into point_entry (user_id, lot_id, amount, reason, at) select user_id, id, $2::int, 'award', now() from lot),
     made as (
       insert into coupon (name, discount_kind, discount_amount, valid_from, valid_until, issued, created_at)
       values ('감사 쿠폰', 'amount', $3::int, now() - interval '1 hour', now() + interval '30 days', 1, now())
       returning id, valid_until)
     insert into member_coupon (coupon_id, user_id, nth, valid_until, issued_at)
     select made.id, owner.id, 1, made.valid_until, now() from made, owner`,
    [email, points, coupon],
  );
  const [row] = await read<{ id: number }>(
    "select mc.id from member_coupon mc join app_user u on u.id = mc.user_id where u.email = $1",
    [email],
  );
  return row?.id ?? 0;
}

async function wonOf(row: ReturnType<Page["locator"]>): Promise<number> {
  const text = await row.locator("dd").textContent();
  return Number((text ?? "").replaceAll(/[^\d-]/g, ""));
}
