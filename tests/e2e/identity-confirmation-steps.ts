import type { Page } from "playwright-core";
import { codeSentTo, fromElsewhere, PASSWORD } from "./sign-up-and-log-in-steps.ts";

/** Confirms the sheet by password. */
export async function confirmByPassword(page: Page, password = PASSWORD): Promise<void> {
  const sheet = page.getByRole("dialog", { name: "본인 확인" });
  await sheet.getByRole("textbox", { name: "비밀번호" }).fill(password);
  await sheet.getByRole("button", { name: "확인하기", exact: true }).click();
  await sheet.waitFor({ state: "hidden" });
}

/** Confirms the sheet by a code to the member's phone, with the keyboard only. */
export async function confirmByCode(page: Page, phone: string): Promise<void> {
  const sheet = page.getByRole("dialog", { name: "본인 확인" });
  await sheet.getByRole("button", { name: "인증번호 받기" }).press("Enter");
  await sheet.getByText("인증번호를 문자로 보냈어요. 3분 안에 적어주세요").waitFor();
  await sheet.getByRole("textbox", { name: "인증번호" }).fill(await codeSentTo(phone));
  await fromElsewhere(phone);
  await sheet.getByRole("textbox", { name: "인증번호" }).press("Enter");
  await sheet.waitFor({ state: "hidden" });
}
