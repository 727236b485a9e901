import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, type Visit } from "./browser-visit-helpers.ts";
import { buy } from "./buying-steps-by-calls.ts";
import { anotherVariant } from "./look-up-journey-shops.ts";
import { change } from "./read-and-change-rows.ts";
import { newPhone, provePhone, signUp } from "./sign-up-and-log-in-steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const LINK = "비회원으로 주문한 내역 가져오기";
const NUMBER = "주문할 때 적은 휴대폰 번호";

test("guest orders: a new member verifies the order's number and finds it in the list", async () => {
  await buyJoinAndClaim(await newVisit(browser));
});

test("guest orders: works on the market variant, whose code path differs", async () => {
  const shop = await anotherVariant("market");
  await buyJoinAndClaim(await newVisit(browser, 390, shop));
});

async function buyJoinAndClaim({ page, complaints, end }: Visit): Promise<void> {
  const phone = newPhone();
  await buy(page, { phone });
  await page.goto("/orders");
  await page.getByText("결제완료").first().waitFor();
  await expect.poll(() => page.getByRole("button", { name: LINK }).count()).toBe(0);

  await signUp(page, `claims${Date.now()}@todayfruit.example`);
  await page.goto("/orders");
  await page.getByRole("heading", { name: "가져올 내용이 없습니다." }).waitFor();
  await page.getByRole("button", { name: LINK }).click();
  const sheet = page.getByRole("dialog", { name: "비회원 주문 가져오기" });
  await sheet.waitFor();
  const bring = sheet.getByRole("button", { name: "주문 가져오기", exact: true });
  await expect.poll(() => bring.isDisabled()).toBe(true);
  await provePhone(page, newPhone(), NUMBER);
  expect(await axe(page)).toEqual([]);
  await bring.click();
  await sheet.getByText(/이 번호로 한 비회원 주문이 없어요/).waitFor();

  await provePhone(page, phone, NUMBER);
  await bring.click();
  await page.getByText("비회원으로 한 주문 1건을 가져왔어요").waitFor();
  await page.getByRole("link", { name: /제주 노지 감귤 5kg.*주문 상세$/ }).waitFor();

  // A number gets one code a minute.
  await change("update phone_code set created_at = created_at - interval '2 minutes' where phone = $1", [
    phone.replaceAll("-", ""),
  ]);
  await page.getByRole("button", { name: LINK }).click();
  await provePhone(page, phone, NUMBER);
  await bring.click();
  await sheet.getByText("이 번호로 한 주문은 이미 모두 가져왔어요").waitFor();
  expect(complaints).toEqual([]);
  await end();
}
