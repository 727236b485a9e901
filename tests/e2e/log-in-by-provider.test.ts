import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser } from "./browser-visit-helpers.ts";
import { join } from "./buying-steps-by-calls.ts";
import { here } from "./look-up-journey-shops.ts";
import { change } from "./read-and-change-rows.ts";
import { agreeAndJoin, logOut, newPhone, PASSWORD, provePhone } from "./sign-up-and-log-in-steps.ts";
import { agree, KAKAO, NAVER, person } from "./social-login-steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test.each([
  ["kakao", KAKAO],
  ["naver", NAVER],
] as const)(
  "who is new joins by %s with a phone and no password, and is known the next time",
  async (provider, button) => {
    const { page, complaints, end } = await newVisit(browser);
    const nickname = `새벽${Date.now()}`;
    const email = `${nickname.slice(2)}@${provider}.example`;
    await person(provider, { nickname, email });
    await page.goto("/login?next=/cart");
    await agree(page, button, nickname);

    await page.waitForURL("**/register?social");
    await page.getByRole("heading", { name: "조금만 더 적으면 끝나요" }).waitFor();
    await expect.poll(() => page.getByLabel("이메일").inputValue()).toBe(email);
    await expect.poll(() => page.getByRole("textbox", { name: "비밀번호" }).count()).toBe(0);
    expect(await axe(page)).toEqual([]);
    await provePhone(page, newPhone());
    await agreeAndJoin(page);
    await page.waitForURL("**/cart");

    await logOut(page);
    await page.goto("/login?next=/orders");
    await agree(page, button, nickname);
    await page.waitForURL("**/orders");
    await page.goto("/my-todayfruit");
    await page.getByText(email).waitFor();
    expect(complaints).toEqual([]);
    await end();
  },
);

test("kakao member: confirms by Kakao, sets a password, and confirms by it from then on", async () => {
  const { page, complaints, end } = await newVisit(browser);
  const nickname = `해님${Date.now()}`;
  await person("kakao", { nickname, email: `${nickname.slice(2)}@kakao.example` });
  await page.goto("/login?next=/cart");
  await agree(page, KAKAO, nickname);
  await page.waitForURL("**/register?social");
  await provePhone(page, newPhone());
  await agreeAndJoin(page);
  await page.waitForURL("**/cart");

  await page.goto("/profile");
  await page.getByRole("button", { name: "비밀번호 변경" }).click();
  await agree(page, "카카오로 확인하기", nickname);
  await page.waitForURL("**/profile");
  // The form is open with its values.
  await page.getByText(/본인인지 확인했어요/).waitFor();
  await page.getByRole("textbox", { name: "새 비밀번호", exact: true }).fill(PASSWORD);
  await page.getByRole("textbox", { name: "새 비밀번호 확인" }).fill(PASSWORD);
  await page.getByRole("button", { name: "비밀번호 바꾸기" }).click();
  await page.getByText("비밀번호를 바꿨어요").waitFor();

  await page.getByRole("button", { name: "이메일 변경" }).click();
  await page.getByRole("textbox", { name: "지금 비밀번호" }).fill(PASSWORD);
  const email = `after${nickname.slice(2)}@todayfruit.example`;
  await page.getByLabel("새 이메일").fill(email);
  await page.getByRole("button", { name: "이메일 바꾸기" }).click();
  await page.getByText(email, { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await end();
});

test.each([
  ["kakao", KAKAO, 200],
  ["naver", NAVER, 204],
] as const)("who ends the link at %s is signed out here", async (provider, button, status) => {
  const { page, complaints, end } = await newVisit(browser);
  const nickname = `구름${Date.now()}`;
  const id = await person(provider, { nickname, email: `${nickname.slice(2)}@${provider}.example` });
  await page.goto("/login?next=/cart");
  await agree(page, button, nickname);
  await page.waitForURL("**/register?social");
  await provePhone(page, newPhone());
  await agreeAndJoin(page);
  await page.waitForURL("**/cart");

  const cut = await fetch(`${here().sandboxUrl}/_sim/social/${provider}/${id}/unlink`, { method: "POST" });
  expect(await cut.json()).toMatchObject({ status });
  await page.goto("/my-todayfruit");
  await page.getByText("비회원").first().waitFor();
  expect(complaints).toEqual([]);
  await end();
});

test("social login: refusing consent returns to the login with a message", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await page.goto("/login");
  await page.getByRole("button", { name: KAKAO }).click();
  await page.getByRole("link", { name: "동의하지 않고 돌아가기" }).click();
  await page
    .getByRole("alert")
    .getByText(/동의를 취소했어요/)
    .waitFor();
  expect(new URL(page.url()).pathname).toBe("/login");
  expect(await axe(page)).toEqual([]);

  await page.goto("/kakao-popup?code=stolen&state=kakaotalk.stolen");
  await page.getByRole("alert").getByText("로그인 시간이 지났어요. 처음부터 다시 로그인해 주세요").waitFor();
  expect(complaints).toEqual([]);
  await end();
});

test("social login: an e-mail of a member is linked after its password is given", async () => {
  const { page, complaints, end } = await newVisit(browser);
  const nickname = `노을${Date.now()}`;
  const email = `${nickname.slice(2)}@todayfruit.example`;
  await person("kakao", { nickname, email });
  await join(page, email);
  await change("update app_user set email_verified_at = now() where email = $1", [email]);
  await logOut(page);

  await page.goto("/login?next=/orders");
  await agree(page, KAKAO, nickname);
  await page.waitForURL(/\/login\?link/);
  await page
    .getByRole("alert")
    .getByText(/같은 이메일로 가입한 회원이 있어요/)
    .waitFor();
  await expect.poll(() => page.getByLabel("이메일").inputValue()).toBe(email);
  await page.getByRole("textbox", { name: "비밀번호" }).fill(PASSWORD);
  // Shown briefly, so it is awaited before it appears.
  const told = page.getByText("로그인하고 소셜 계정을 이었어요").waitFor();
  await page.getByRole("button", { name: "로그인", exact: true }).click();
  await told;
  await page.waitForURL("**/orders");

  await logOut(page);
  await page.goto("/login?next=/cart");
  await agree(page, KAKAO, nickname);
  await page.waitForURL("**/cart");
  expect(complaints).toEqual([]);
  await end();
});
