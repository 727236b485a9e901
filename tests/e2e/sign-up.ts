import type { Page } from "playwright-core";
import { change } from "./database.ts";
import { here } from "./shop.ts";

export const PASSWORD = "fruit-2026!";

/** Becomes a member by the form, with the least that it asks for. A phone is proven once, so each member has their own. */
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

/** Ticks what must be agreed to, and nothing else. */
export async function agreeToRequired(page: Page): Promise<void> {
  for (const term of ["만 14세 이상이에요", "이용약관", "개인정보 수집"]) {
    await page.getByText(term, { exact: false }).first().click();
  }
}

/** Asks for a code, reads it where the sandbox keeps texts, and types it. */
export async function provePhone(page: Page, phone: string, label = "휴대폰 번호"): Promise<void> {
  await page.getByRole("textbox", { name: label }).fill(phone);
  await page.getByRole("button", { name: "인증번호 받기" }).click();
  await page.getByPlaceholder("인증번호 6자리").waitFor();
  await page.getByRole("textbox", { name: "인증번호" }).fill(await codeSentTo(phone));
  await fromElsewhere(phone);
  await page.getByText("인증했어요", { exact: true }).waitFor();
}

/** Twenty codes a day go to one address of the network, from which all these shoppers come. */
export async function fromElsewhere(phone: string): Promise<void> {
  await change("update phone_code set address = phone where phone = $1", [phone.replaceAll("-", "")]);
}

/** Codes to one number are sent a minute apart. */
export async function aMinuteLater(phone: string): Promise<void> {
  await change("update phone_code set created_at = created_at - interval '1 minute' where phone = $1", [
    phone.replaceAll("-", ""),
  ]);
}

/** By the form, from wherever the shopper is. */
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

/** With what everybody agrees to, and nothing else. */
export async function agreeAndJoin(page: Page): Promise<void> {
  await agreeToRequired(page);
  await page.getByRole("button", { name: "가입하기" }).click();
}

/** The code of the latest text with one to a number. */
export async function codeSentTo(phone: string): Promise<string> {
  const code = /\[(\d{6})\]/.exec(await textSentTo(phone, "인증번호"))?.[1];
  if (!code) throw new Error(`No code was sent to ${phone}`);
  return code;
}

/** The latest text to a number that has some words in it, as the sandbox keeps it; "" while there is none. */
export async function textSentTo(phone: string, words = ""): Promise<string> {
  const answer = await fetch(`${here().sandboxUrl}/_sim/messages?to=${phone.replaceAll("-", "")}`);
  const { list } = (await answer.json()) as { list: { text: string }[] };
  return list.find(({ text }) => text.includes(words))?.text ?? "";
}

/** A number that no other member has. */
export function newPhone(): string {
  const digits = String(Math.floor(Math.random() * 90_000_000) + 10_000_000);
  return `010-${digits.slice(0, 4)}-${digits.slice(4)}`;
}
