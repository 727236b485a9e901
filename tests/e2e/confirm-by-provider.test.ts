import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { callAs } from "./buying-steps-by-calls.ts";
import { agreeAndJoin, newPhone, provePhone } from "./sign-up-and-log-in-steps.ts";
import { agree, KAKAO, person } from "./social-login-steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const GO = "카카오로 확인하고 돌아오기";

async function joinByKakao(page: Page): Promise<string> {
  const nickname = `먼길${Date.now()}`;
  await person("kakao", { nickname, email: `${nickname.slice(2)}@kakao.example` });
  await page.goto("/login?next=/settings");
  await agree(page, KAKAO, nickname);
  await page.waitForURL("**/register?social");
  await provePhone(page, newPhone());
  await agreeAndJoin(page);
  await page.waitForURL("**/settings");
  return nickname;
}

async function typeAccount(page: Page): Promise<void> {
  await openPage(page, "/profile");
  await page.getByRole("button", { name: "환불 계좌 등록" }).click();
  await page.getByRole("combobox", { name: "은행" }).selectOption("신한은행");
  await page.getByRole("textbox", { name: "계좌번호" }).fill("110-123-456789");
  await page.getByRole("textbox", { name: "예금주" }).fill("김새벽");
  await page.getByRole("region", { name: "환불 계좌" }).getByRole("button", { name: "저장하기" }).click();
  await page.getByRole("dialog", { name: "본인 확인" }).waitFor();
}

test("confirm by Kakao: returning restores the form and continues the call", async () => {
  const { page, complaints, end } = await newVisit(browser);
  const nickname = await joinByKakao(page);
  await typeAccount(page);
  await agree(page, GO, nickname);
  await page.waitForURL("**/profile");
  await page.getByText("환불 계좌를 저장했어요").waitFor();
  await page.getByText("********6789").waitFor();
  expect((await callAs(page, "GET /v1/app-users/withdraw-account")).withdrawAccount).toMatchObject({
    bankName: "신한은행",
    owner: "김새벽",
  });
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("kept"))),
  ).toEqual([]);
  expect(complaints).toEqual([]);
  await end();
});

test("confirm by Kakao: refusing restores the form and changes nothing", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await joinByKakao(page);
  await typeAccount(page);
  await page.getByRole("button", { name: GO }).click();
  await page.getByRole("link", { name: "동의하지 않고 돌아가기" }).click();
  await page.waitForURL("**/profile");
  await expect
    .poll(() => page.getByRole("textbox", { name: "계좌번호" }).inputValue())
    .toBe("110-123-456789");
  expect(await page.getByRole("combobox", { name: "은행" }).inputValue()).toBe("신한은행");
  expect((await callAs(page, "GET /v1/app-users/withdraw-account")).withdrawAccount).toBeNull();
  expect(complaints).toEqual([]);
  await end();
});
