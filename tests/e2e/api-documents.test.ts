import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser } from "./browser-visit-helpers.ts";
import { logInByKeys, newConsoleVisit } from "./console-visit-steps.ts";
import { here } from "./look-up-journey-shops.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Searches for a call by a word of it, and opens it. */
async function find(page: Page, words: string, heading: string): Promise<void> {
  await page
    .getByRole("button", { name: /search/i })
    .first()
    .click();
  await page.getByRole("combobox").fill(words);
  await page.getByRole("option", { name: heading }).first().click();
  await page.getByRole("heading", { name: heading, exact: true }).first().waitFor();
}

/** Sends a call from its dialog; returns the text of the answer. */
async function tryCall(page: Page, address: string): Promise<string> {
  await page.getByRole("button", { name: `Test Request (get ${address})` }).click();
  const [answer] = await Promise.all([
    page.waitForResponse((response) => new URL(response.url()).pathname === address),
    page.getByRole("button", { name: "Send Request" }).click(),
  ]);
  expect(answer.status()).toBe(200);
  await page.getByText("200 OK").waitFor();
  return answer.text();
}

test("API documents: a call of shoppers is found by a word and tried, all from the shop's own address", async () => {
  const { page, complaints, end } = await newVisit(browser, 1440);
  const origins = new Set<string>();
  page.on("request", (request) => origins.add(new URL(request.url()).origin));
  await page.goto("/docs");
  await page.getByRole("heading", { name: "오늘의과일 API" }).waitFor();
  await find(page, "카테고리 나무", "카테고리 나무");
  expect(await tryCall(page, "/v1/categories")).toContain("과일");
  expect([...origins]).toEqual([here().shopUrl]);
  expect(complaints).toEqual([]);
  await end();
});

test("API documents: the page breaks no rule of accessibility, nor does a call that was found", async () => {
  const { page, end } = await newVisit(browser, 1440);
  await page.goto("/docs");
  await page.getByRole("heading", { name: "오늘의과일 API" }).waitFor();
  expect(await axe(page)).toEqual([]);
  await find(page, "장바구니에 담기", "장바구니에 담기");
  expect(await axe(page)).toEqual([]);
  await end();
});

test("API documents: operators' calls are shown at the console alone, after its login, and tried with its session", async () => {
  const { page, account, complaints, end } = await newConsoleVisit(browser);
  await logInByKeys(page, account, "/docs");
  await page.getByRole("heading", { name: "오늘의과일 운영 API" }).waitFor();
  await find(page, "나와 내 권한", "나와 내 권한");
  expect(await tryCall(page, "/operator/v1/me")).toContain(account.email);
  expect(complaints).toEqual([]);
  await end();
  const ofShop = await (await fetch(`${here().shopUrl}/openapi.json`)).text();
  expect(ofShop).not.toContain("/operator/v1/me");
  expect((await fetch(`${here().consoleUrl}/openapi.json`)).status).toBe(401);
});
