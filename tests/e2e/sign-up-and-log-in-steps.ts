import type { Page } from "playwright-core";
import { here } from "./look-up-journey-shops.ts";
import { change } from "./read-and-change-rows.ts";

/** Sign-up, login and codes of members by the pages. */

export const PASSWORD = "fruit-2026!";

/** Registers a member by the form with the required fields. A phone can be used once, so each member has its own. */
export async function signUp(page: Page, email: string, phone = newPhone()): Promise<void> {
  await page.goto("/register");
  await fillRegister(page, { email, phone });
  await agreeAndJoin(page);
  await page.waitForURL((url) => !url.pathname.startsWith("/register"));
}

export async function fillRegister(page: Page, member: { email: string; phone: string }): Promise<void> {
  await page.getByLabel("이메일").fill(member.email);
  await page.getByRole("textbox", { name: "비밀번호", exact: true }).fill(PASSWORD);
  await page.getByRole("textbox", { name: "비밀번호 확인" }).fill(PASSWORD);
  await page.getByRole("textbox", { name: "이름" }).fill("김하루");
  await provePhone(page, member.phone);
}

/** Goes on to the terms and ticks the required ones only. */
export async function agreeToRequired(page: Page): Promise<void> {
  await goToTerms(page);
  for (const term of ["만 14세 이상이에요", "이용약관", "개인정보 수집"]) {
    await page.getByText(term, { exact: false }).first().click();
  }
}

/** Goes on from the details to the terms. */
export async function goToTerms(page: Page): Promise<void> {
  await page.getByRole("button", { name: "다음" }).click();
  await page.getByRole("heading", { name: "약관에 동의해 주세요" }).waitFor();
}

/** Requests a code, reads it from the sandbox and types it; waits until the number is verified. */
export async function provePhone(page: Page, phone: string, label = "휴대폰 번호"): Promise<void> {
  await typeCode(page, phone, label);
  await page.getByText("인증했어요", { exact: true }).waitFor();
}

/** Requests a code, reads it from the sandbox and types it. */
export async function typeCode(page: Page, phone: string, label = "휴대폰 번호"): Promise<void> {
  await page.getByRole("textbox", { name: label }).fill(phone);
  await page.getByRole("button", { name: "인증번호 받기" }).click();
  await page.getByPlaceholder("인증번호 6자리").waitFor();
  await page.getByRole("textbox", { name: "인증번호" }).fill(await codeSentTo(phone));
  await fromElsewhere(phone);
}

/** Gives the phone a client address of its own, since an address gets at most twenty codes a day. */
export async function fromElsewhere(phone: string): Promise<void> {
  await change("update phone_code set network = phone where phone = $1", [phone.replaceAll("-", "")]);
}

/** Dates the last code a minute back, since a number gets one code a minute. */
export async function aMinuteLater(phone: string): Promise<void> {
  await change("update phone_code set created_at = created_at - interval '1 minute' where phone = $1", [
    phone.replaceAll("-", ""),
  ]);
}

/** Logs in by the form. */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("이메일").fill(email);
  await page.getByRole("textbox", { name: "비밀번호" }).fill(password);
  await page.getByRole("button", { name: "로그인", exact: true }).click();
}

export async function logOut(page: Page): Promise<void> {
  await page.goto("/my-todayfruit");
  await page.getByRole("button", { name: "로그아웃" }).click();
  await page.getByText("비회원").first().waitFor();
}

/** Agrees to the required terms and joins. */
export async function agreeAndJoin(page: Page): Promise<void> {
  await agreeToRequired(page);
  await page.getByRole("button", { name: "가입하기" }).click();
}

/** Returns the latest code sent to a number. */
export async function codeSentTo(phone: string): Promise<string> {
  const code = /\[(\d{6})\]/.exec(await textSentTo(phone, "인증번호"))?.[1];
  if (!code) throw new Error(`No code was sent to ${phone}`);
  return code;
}

/** Returns the latest text message to a number that contains some words, from the sandbox; "" without one. */
export async function textSentTo(phone: string, words = ""): Promise<string> {
  const answer = await fetch(`${here().sandboxUrl}/_sim/messages?to=${phone.replaceAll("-", "")}`);
  const { list } = (await answer.json()) as { list: { text: string }[] };
  return list.find(({ text }) => text.includes(words))?.text ?? "";
}

/** Returns a number no other member has; none ends with 0000, as the sandbox refuses texts to such a one. */
export function newPhone(): string {
  const middle = Math.floor(Math.random() * 9000) + 1000;
  const last = Math.floor(Math.random() * 9999) + 1;
  return `010-${middle}-${String(last).padStart(4, "0")}`;
}
