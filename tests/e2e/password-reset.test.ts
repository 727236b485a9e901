import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { aMinuteLater, newPhone, provePhone, signUp } from "./sign-up-and-log-in-steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("password reset: by the phone's code, signing out every other device", async () => {
  const other = await newVisit(browser);
  const email = `forgot${Date.now()}@todayfruit.example`;
  const phone = newPhone();
  await signUp(other.page, email, phone);
  await aMinuteLater(phone);

  const { page, complaints, end } = await newVisit(browser);
  await page.goto("/login");
  await page.getByRole("link", { name: "비밀번호 찾기" }).click();
  await page.getByRole("heading", { name: "가입한 휴대폰 번호를 인증해 주세요" }).waitFor();
  expect(await axe(page)).toEqual([]);
  await provePhone(page, phone);
  await page.getByText(/^fo\*\*\*@todayfruit\.example 계정의 비밀번호를 바꿔요$/).waitFor();
  await page.getByRole("textbox", { name: "새 비밀번호", exact: true }).fill("12345678");
  await page.getByRole("textbox", { name: "새 비밀번호 확인" }).fill("12345678");
  await page.getByRole("button", { name: "비밀번호 바꾸기" }).click();
  await page.getByText(/너무 흔하거나 유출된 적이 있는 비밀번호예요/).waitFor();
  await page.getByRole("textbox", { name: "새 비밀번호", exact: true }).fill("가을 사과 두 상자");
  await page.getByRole("textbox", { name: "새 비밀번호 확인" }).fill("가을 사과 두 상자");
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "비밀번호 바꾸기" }).click();

  await page
    .getByRole("alert")
    .getByText(/비밀번호를 바꿨어요/)
    .waitFor();
  await page.getByLabel("이메일").fill(email);
  await page.getByRole("textbox", { name: "비밀번호" }).fill("가을 사과 두 상자");
  await page.getByRole("button", { name: "로그인", exact: true }).click();
  await page.waitForURL("**/my-todayfruit");
  await page.getByText(email).waitFor();

  await other.page.goto("/my-todayfruit");
  await other.page.getByText("비회원").first().waitFor();
  expect(complaints).toEqual([]);
  await other.end();
  await end();
});

test("password reset: an unknown number hears of no account once proven, and gets the same answer as a member's", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await openPage(page, "/password-reset");
  await provePhone(page, newPhone());
  await page.getByText(/^이 번호로 가입한 계정을 찾지 못했어요/).waitFor();
  await page.getByRole("textbox", { name: "새 비밀번호", exact: true }).fill("가을 사과 세 상자");
  await page.getByRole("textbox", { name: "새 비밀번호 확인" }).fill("가을 사과 세 상자");
  await page.getByRole("button", { name: "비밀번호 바꾸기" }).click();
  await page
    .getByRole("alert")
    .getByText(/비밀번호를 바꿨어요/)
    .waitFor();
  expect(complaints).toEqual([]);
  await end();
});

test("login: repeated failures have to wait", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await page.goto("/login");
  await page.getByLabel("이메일").fill(`guess${Date.now()}@todayfruit.example`);
  const blocked = page.getByText("로그인을 여러 번 실패했어요. 몇 분 뒤에 다시 시도해 주세요");
  for (let count = 0; count < 12 && !(await blocked.isVisible()); count += 1) {
    await page.getByRole("textbox", { name: "비밀번호" }).fill(`guess-number-${count}`);
    const answered = page.waitForResponse(/\/v2\/tokens$/);
    await page.getByRole("button", { name: "로그인", exact: true }).click();
    await answered;
    await page.getByText(/맞지 않아요|여러 번 실패했어요/).waitFor();
  }
  await blocked.waitFor();
  expect(new URL(page.url()).pathname).toBe("/login");
  expect(complaints).toEqual([]);
  await end();
});
