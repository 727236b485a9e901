import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage, type Visit } from "./browser-visit-helpers.ts";
import { join } from "./buying-steps-by-calls.ts";
import { openConsole } from "./console-visit-steps.ts";
import { callAsOperator } from "./operator-verb-and-call-steps.ts";
import { read } from "./read-and-change-rows.ts";

const EMAIL = `console-coupon-${Date.now()}@todayfruit.example`;
const COUPON_NAME = `감사 쿠폰 ${Date.now() % 100_000}`;

let browser: Browser;
let operator: Visit;
beforeAll(async () => {
  browser = await openBrowser();
  const shopper = await newVisit(browser);
  await openPage(shopper.page, "/");
  await join(shopper.page, EMAIL);
  operator = await openConsole(browser);
});
afterAll(() => browser.close());

const fill = (page: Page, label: string, value: string) =>
  page.getByLabel(label, { exact: true }).fill(value);
const couponNamed = async (name: string) => {
  const { list } = await callAsOperator("GET /operator/v1/coupons", { query: { search: name } });
  return list[0];
};

test("console coupons: one is defined by C, its preview follows, and the server's words are shown in place", async () => {
  const { page } = operator;
  await page.goto("/coupons");
  await page.getByRole("heading", { name: "쿠폰", exact: true }).waitFor();
  await page.keyboard.press("c");
  await page.getByRole("heading", { name: "새 쿠폰" }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "만들기", exact: true }).click();
  await page.getByText("이름을 적어 주세요").waitFor();
  await fill(page, "이름", COUPON_NAME);
  await fill(page, "값", "2,000");
  await fill(page, "얼마부터", "10,000");
  await fill(page, "예산", "1,000,000");
  await page.getByText("10,000원 넘게 사면").waitFor();
  await page.getByRole("button", { name: "만들기", exact: true }).click();
  await page.getByText("쿠폰을 만들었어요").waitFor();
  await page.getByRole("link", { name: COUPON_NAME }).waitFor();
  expect(await couponNamed(COUPON_NAME)).toMatchObject({
    discount: { kind: "amount", amount: 2000 },
    minPrice: 10_000,
    budget: 1_000_000,
    issued: 0,
  });
});

test("console coupons: what is typed stays when a colleague edits or stops the same coupon", async () => {
  const { page } = operator;
  const saveAsColleague = async (set: object) => {
    const coupon = await couponNamed(COUPON_NAME);
    await callAsOperator("PATCH /operator/v1/coupons", {
      body: { rows: [{ id: coupon?.id, version: coupon?.version, set }], reason: "여정" },
    });
  };
  await page.goto("/coupons?view=running");
  await page.getByRole("link", { name: COUPON_NAME }).click();
  await fill(page, "값", "2,500");
  await saveAsColleague({ minPrice: 20_000 });
  await page.getByText("20,000원 넘게 사면").waitFor();
  expect(await page.getByLabel("값", { exact: true }).inputValue()).toBe("2,500");
  await saveAsColleague({ discount: { kind: "amount", amount: 3000, percent: null } });
  await page.getByRole("cell", { name: "3,000 값 상대 값 두기" }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "값 내 값 두기" }).click();
  await saveAsColleague({ isStopped: true });
  await page.getByText("이 목록에서 빠졌어요. 켜짐이나 기간이 바뀌었을 수 있어요").waitFor();
  expect(await page.getByLabel("값", { exact: true }).inputValue()).toBe("2,500");
  await saveAsColleague({ isStopped: false });
  await page.getByText("이 목록에서 빠졌어요").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "저장하기" }).click();
  await page.getByText("쿠폰을 고쳤어요").waitFor();
  expect(await couponNamed(COUPON_NAME)).toMatchObject({ discount: { amount: 2500 }, minPrice: 20_000 });
});

test("console coupons: it is given to a member, edited, stopped, and taken back by undo", async () => {
  const { page } = operator;
  const [member] = await read<{ id: number }>("select id from app_user where email = $1", [EMAIL]);
  const coupon = await couponNamed(COUPON_NAME);
  await callAsOperator("POST /operator/v1/coupons/{id}/give", {
    path: { id: coupon?.id },
    body: { memberIds: [member?.id], reason: "여정" },
  });
  await page.goto("/coupons");
  await page.getByRole("link", { name: COUPON_NAME }).click();
  await page.getByText("고치면 이미 준 1장은 그대로예요").waitFor();
  expect(await axe(page)).toEqual([]);
  await fill(page, "이름", `${COUPON_NAME} 고침`);
  await page.getByRole("button", { name: "저장하기" }).click();
  await page.getByText("쿠폰을 고쳤어요").waitFor();
  await page.getByRole("switch", { name: `${COUPON_NAME} 고침 주기` }).click();
  await page.getByText("멈췄어요. 이미 준 것은 쓸 수 있어요").waitFor();
  await expect.poll(async () => (await couponNamed(COUPON_NAME))?.isStopped).toBe(true);
  await page.getByRole("button", { name: "되돌리기" }).click();
  await expect.poll(async () => (await couponNamed(COUPON_NAME))?.isStopped).toBe(false);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/coupons");
  await page.getByRole("link", { name: COUPON_NAME }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await axe(page)).toEqual([]);
  expect(operator.complaints).toEqual([]);
});
