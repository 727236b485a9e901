import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { join } from "./buying-steps-by-calls.ts";
import { aMinuteLater, newPhone, typeCode } from "./sign-up-and-log-in-steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("finding an e-mail: the code of the phone shows it masked, and the ways on", async () => {
  const member = await newVisit(browser);
  const phone = newPhone();
  await join(member.page, `harvest${Date.now()}@todayfruit.example`, phone);
  await member.end();
  await aMinuteLater(phone);

  const { page, complaints, end } = await newVisit(browser, 360);
  await openPage(page, "/login");
  await page.getByRole("link", { name: "이메일 찾기" }).click();
  await page.getByRole("heading", { name: "가입한 휴대폰 번호를 인증해 주세요" }).waitFor();
  expect(await axe(page)).toEqual([]);
  await typeCode(page, phone);
  await page.getByRole("heading", { name: "가입한 이메일이에요" }).waitFor();
  await page.getByText("ha***@todayfruit.example").waitFor();
  await page.getByText(/에 이메일로 가입했어요$/).waitFor();
  expect(await page.getByRole("main").textContent()).not.toContain("harvest");
  expect(await axe(page)).toEqual([]);
  await page.getByRole("link", { name: "로그인하기" }).click();
  await page.waitForURL("**/login");
  expect(complaints).toEqual([]);
  await end();
});

test("finding an e-mail: a proven number without a member hears so, and can join", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await openPage(page, "/password-reset");
  await page.getByRole("link", { name: "이메일 찾기" }).click();
  await page.waitForURL("**/find-email");
  await typeCode(page, newPhone());
  await page.getByRole("heading", { name: "계정을 찾지 못했어요" }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("link", { name: "이메일로 가입" }).click();
  await page.waitForURL("**/register");
  expect(complaints).toEqual([]);
  await end();
});
