import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser } from "./browser-visit-helpers.ts";
import { join } from "./buying-steps-by-calls.ts";
import { confirmByCode, confirmByPassword } from "./identity-confirmation-steps.ts";
import { agreeAndJoin, aMinuteLater, logOut, newPhone, provePhone } from "./sign-up-and-log-in-steps.ts";
import { agree, KAKAO, NAVER, person } from "./social-login-steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("social accounts: a member links a provider, logs in by it and unlinks it", async () => {
  const { page, complaints, end } = await newVisit(browser);
  const nickname = `고리${Date.now()}`;
  const email = `${nickname.slice(2)}@todayfruit.example`;
  await person("naver", { nickname, email: `other-${email}` });
  await join(page, email);
  await page.goto("/settings");
  await page.getByRole("button", { name: "네이버 잇기" }).click();
  await page.getByRole("link", { name: "동의하지 않고 돌아가기" }).click();
  await page.getByText("동의를 취소했어요. 소셜 계정은 잇지 않았어요").waitFor();
  await agree(page, "네이버 잇기", nickname);
  await confirmByPassword(page);
  await page.getByText("소셜 계정을 이었어요").waitFor();
  await page.waitForURL("**/settings");
  const naver = page
    .getByRole("region", { name: "소셜 로그인" })
    .getByRole("listitem")
    .filter({ hasText: "네이버" });
  await naver.getByText("이어져 있어요").waitFor();
  expect(await axe(page)).toEqual([]);

  await logOut(page);
  await page.goto("/login?next=/settings");
  await agree(page, NAVER, nickname);
  await page.waitForURL("**/settings");
  await naver.getByRole("button", { name: "네이버 끊기" }).click();
  await confirmByPassword(page);
  await page.getByText("네이버 로그인을 끊었어요").waitFor();
  await naver.getByRole("button", { name: "네이버 잇기" }).waitFor();
  expect(complaints).toEqual([]);
  await end();
});

test("social accounts: another member's account is not linked, and the only login method is not unlinked", async () => {
  const { page, complaints, end } = await newVisit(browser);
  const nickname = `임자${Date.now()}`;
  await person("kakao", { nickname, email: `${nickname.slice(2)}@kakao.example` });
  await page.goto("/login?next=/settings");
  await agree(page, KAKAO, nickname);
  await page.waitForURL("**/register?social");
  const first = newPhone();
  await provePhone(page, first);
  await agreeAndJoin(page);
  await page.waitForURL("**/settings");
  await page.getByRole("button", { name: "카카오 끊기" }).click();
  await page.getByRole("dialog", { name: "본인 확인" }).waitFor();
  await aMinuteLater(first);
  await confirmByCode(page, first);
  await page.getByText("로그인할 다른 방법이 없어요. 비밀번호를 먼저 정해 주세요").waitFor();

  // A member without a password confirms a change of phone by returning from the provider.
  await page.goto("/profile");
  await page.getByRole("button", { name: "휴대폰 번호 변경" }).click();
  await expect.poll(() => page.getByLabel("지금 비밀번호").count()).toBe(0);
  await agree(page, "카카오로 확인하기", nickname);
  await page.waitForURL("**/profile");
  // The form is open with its values.
  await page.getByText("본인인지 확인했어요. 10분 안에 마쳐 주세요").waitFor();
  const phone = newPhone();
  await provePhone(page, phone, "새 휴대폰 번호");
  await page.getByRole("button", { name: "휴대폰 번호 바꾸기" }).click();
  await page.getByText(phone, { exact: true }).waitFor();
  await logOut(page);

  await join(page, `second${Date.now()}@todayfruit.example`);
  await page.goto("/settings");
  await agree(page, "카카오 잇기", nickname);
  await confirmByPassword(page);
  await page.getByText("다른 회원과 이어진 계정이에요").waitFor();
  expect(new URL(page.url()).pathname).toBe("/settings");
  expect(complaints).toEqual([]);
  await end();
});

test("social accounts: a shop without Naver offers Kakao only", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await page.route("**/v1/shop-settings", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), social: ["kakaotalk"] } });
  });
  await join(page, `alone${Date.now()}@todayfruit.example`);
  await page.goto("/settings");
  await page.getByRole("button", { name: "카카오 잇기" }).waitFor();
  await expect.poll(() => page.getByRole("button", { name: "네이버 잇기" }).count()).toBe(0);
  await logOut(page);

  await page.route("**/login.data*", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/("social",\[\d+),\d+\]/, "$1]");
    await route.fulfill({ response: answer, body });
  });
  await page.getByRole("link", { name: "로그인 · 회원가입" }).click();
  await page.getByRole("button", { name: KAKAO }).waitFor();
  await expect.poll(() => page.getByRole("button", { name: NAVER }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await end();
});
