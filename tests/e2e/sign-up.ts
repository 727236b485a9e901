import type { Page } from "playwright-core";

/** Becomes a member by the form, with the least that it asks for. */
export async function signUp(page: Page, email: string): Promise<void> {
  const password = "fruit-2026!";
  await page.goto("/register");
  await page.getByLabel("이메일").fill(email);
  await page.getByRole("textbox", { name: "비밀번호", exact: true }).fill(password);
  await page.getByRole("textbox", { name: "비밀번호 확인" }).fill(password);
  await page.getByRole("textbox", { name: "이름" }).fill("김하루");
  await page.getByLabel("휴대폰 번호").fill("010-1234-5678");
  await page.getByText("모두 동의", { exact: false }).first().click();
  await page.getByRole("button", { name: /가입/ }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/register"));
}
