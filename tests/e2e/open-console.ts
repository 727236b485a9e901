import type { Browser } from "playwright-core";
import { newVisit, type Visit } from "./browser.ts";
import { here } from "./journey-shop.ts";
import { createManager } from "./run-operator-verb.ts";

const NEW_PASSWORD = "감나무 그늘의 파란 물통";

/** Opens the console as a new manager who has chosen an own password; the page shows the first screen. */
export async function openConsole(browser: Browser, width = 1440): Promise<Visit> {
  const visit = await newVisit(browser, width, here().consoleUrl);
  const { page } = visit;
  const { email, password, recoveryCode, code } = await createManager();
  await page.goto("/login");
  await page.getByLabel("이메일", { exact: true }).fill(email);
  await page.getByLabel("비밀번호", { exact: true }).fill(password);
  await page.getByLabel("인증 앱의 여섯 자리", { exact: true }).fill(recoveryCode);
  await page.getByRole("button", { name: "들어가기" }).click();
  await page.waitForURL("**/password");
  await page.getByLabel("지금 비밀번호", { exact: true }).fill(password);
  await page.getByLabel("새 비밀번호", { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel("인증 앱의 여섯 자리", { exact: true }).fill(code());
  await page.getByRole("button", { name: "바꾸기" }).click();
  await page.getByRole("heading", { name: "오늘", exact: true }).waitFor();
  return visit;
}
