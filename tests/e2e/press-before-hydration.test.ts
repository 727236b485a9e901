import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newVisit, openBrowser } from "./browser.ts";
import { newPhone, PASSWORD, signUp } from "./sign-up-and-log-in.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("early login: submitted before hydration, it signs in afterwards and no URL contains the password", async () => {
  const email = `quick${Date.now()}@todayfruit.example`;
  const first = await newVisit(browser);
  await signUp(first.page, email);
  await first.end();

  const { page, complaints, end } = await newVisit(browser);
  const visited: string[] = [];
  page.on("request", (request) => visited.push(decodeURIComponent(request.url())));
  await slowScripts(page);
  await page.goto("/login");
  await page.getByLabel("이메일").fill(email);
  await page.getByRole("textbox", { name: "비밀번호" }).fill(PASSWORD);
  await page.getByRole("button", { name: "로그인", exact: true }).click();
  expect(new URL(page.url()).search).toBe("");
  await page.waitForURL("**/my-todayfruit");
  await page.getByText(email).waitFor();
  expect(visited.filter((address) => address.includes(PASSWORD))).toEqual([]);
  expect(complaints).toEqual([]);
  await end();
});

test("early code request: pressed before hydration, it sends a code to the typed number", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await slowScripts(page);
  await page.goto("/register");
  await page.getByRole("textbox", { name: "휴대폰 번호" }).fill(newPhone());
  await page.getByRole("button", { name: "인증번호 받기" }).click();
  expect(await isHydrated(page)).toBe(false);
  await page.getByPlaceholder("인증번호 6자리").waitFor();
  expect(complaints).toEqual([]);
  await end();
});

test("early text: typed before hydration, the search suggests for it afterwards", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await slowScripts(page);
  await page.goto("/search");
  const field = page.getByRole("combobox", { name: "찾을 말" });
  await field.fill("사과");
  expect(await isHydrated(page)).toBe(false);
  await page.getByRole("listbox", { name: "추천 검색어" }).waitFor();
  expect(await field.inputValue()).toBe("사과");
  expect(complaints).toEqual([]);
  await end();
});

test("early button: pressed before hydration on a page without a picture, it acts afterwards", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await slowScripts(page);
  await page.goto("/login");
  const password = page.getByRole("textbox", { name: "비밀번호" });
  await password.fill(PASSWORD);
  await page.getByRole("button", { name: "비밀번호 보기" }).click();
  expect(await isHydrated(page)).toBe(false);
  await expect.poll(() => password.getAttribute("type")).toBe("text");
  expect(await password.inputValue()).toBe(PASSWORD);
  expect(complaints).toEqual([]);
  await end();
});

const isHydrated = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.hydrated !== undefined);

async function slowScripts(page: Page): Promise<void> {
  await page.route("**/*.js", async (route) => {
    await wait(1000);
    await route.continue();
  });
}
