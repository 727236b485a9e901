import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newVisit, openBrowser } from "./browser-visit-helpers.ts";
import { here } from "./look-up-journey-shops.ts";
import { PASSWORD, signUp } from "./sign-up-and-log-in-steps.ts";

const EMAIL = `stay${Date.now()}@todayfruit.example`;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
  const first = await newVisit(browser);
  await signUp(first.page, EMAIL);
  await first.end();
});
afterAll(() => browser.close());

test("autoLogin: the session survives the browser by a cookie of 365 days", async () => {
  const { page, context, end } = await newVisit(browser);
  await logIn(page, true);
  const cookie = (await context.cookies()).find(({ name }) => name === "token");
  expect(cookie).toMatchObject({ secure: true, sameSite: "Strict", path: "/" });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(364.9);
  expect(days).toBeLessThan(365.1);

  const restarted = await restart(context);
  await restarted.goto("/my-todayfruit");
  await restarted.getByText(EMAIL).waitFor();

  const cleared = await restart(context);
  await cleared.addInitScript(() => localStorage.clear());
  await cleared.goto("/my-todayfruit");
  await cleared.getByText(EMAIL).waitFor();
  await end();
});

test("without autoLogin: only this tab is signed in, and a restart leaves a guest", async () => {
  const { page, context, end } = await newVisit(browser);
  await logIn(page, false);
  expect((await context.cookies()).filter(({ name }) => name === "token")).toEqual([]);
  await page.reload();
  await page.getByText(EMAIL).waitFor();

  const otherTab = await context.newPage();
  await otherTab.goto("/my-todayfruit");
  await otherTab.getByText("비회원").first().waitFor();
  const restarted = await restart(context);
  await restarted.goto("/my-todayfruit");
  await restarted.getByText("비회원").first().waitFor();
  await end();
});

async function logIn(page: Page, autoLogin: boolean): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("이메일").fill(EMAIL);
  await page.getByRole("textbox", { name: "비밀번호" }).fill(PASSWORD);
  await expect.poll(() => page.getByRole("checkbox", { name: "로그인 유지하기" }).isChecked()).toBe(true);
  if (!autoLogin) await page.getByText("로그인 유지하기").click();
  await page.getByRole("button", { name: "로그인", exact: true }).click();
  await page.waitForURL("**/my-todayfruit");
  await page.getByText(EMAIL).waitFor();
}

/** Restarts the browser: cookies and local storage stay, tabs do not. */
async function restart(context: BrowserContext): Promise<Page> {
  const storageState = await context.storageState();
  const later = await browser.newContext({ baseURL: here().shopUrl, storageState });
  return later.newPage();
}
