import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newVisit, openBrowser } from "./browser-visit-helpers.ts";
import { newPhone, PASSWORD, signUp } from "./sign-up-and-log-in-steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("early login: submitted before hydration, it signs in afterwards and no URL contains the password", async () => {
  const email = await newMember("quick");
  const { page, complaints, end } = await newVisit(browser);
  const visited: string[] = [];
  page.on("request", (request) => visited.push(decodeURIComponent(request.url())));
  const release = await openWithoutScripts(page, "/login");
  await page.getByLabel("이메일").fill(email);
  await page.getByRole("textbox", { name: "비밀번호" }).fill(PASSWORD);
  await page.getByRole("button", { name: "로그인", exact: true }).click();
  expect(new URL(page.url()).search).toBe("");
  await release();
  await page.waitForURL("**/my-todayfruit");
  await page.getByText(email).waitFor();
  expect(visited.filter((address) => address.includes(PASSWORD))).toEqual([]);
  expect(complaints).toEqual([]);
  await end();
});

test("early login: a guest's session that was begun before and comes after it is left unused", async () => {
  const email = await newMember("first");
  const { page, complaints, end } = await newVisit(browser);
  const { promise: loggedIn, resolve: logIn } = Promise.withResolvers<void>();
  await page.route("**/v2/tokens/guest", async (route) => {
    const reply = await route.fetch();
    await loggedIn;
    await route.fulfill({ response: reply });
  });
  const release = await openWithoutScripts(page, "/login");
  await page.getByLabel("이메일").fill(email);
  await page.getByRole("textbox", { name: "비밀번호" }).fill(PASSWORD);
  await page.getByRole("button", { name: "로그인", exact: true }).click();
  await release();
  await page.waitForURL("**/my-todayfruit");
  const guest = page.waitForResponse("**/v2/tokens/guest");
  logIn();
  await guest;
  await page.getByText(email).waitFor();
  await page.reload();
  await page.getByText(email).waitFor();
  expect(complaints).toEqual([]);
  await end();
});

test("early code request: pressed before hydration, it sends a code to the typed number", async () => {
  const { page, complaints, end } = await newVisit(browser);
  const release = await openWithoutScripts(page, "/register");
  await page.getByRole("textbox", { name: "휴대폰 번호" }).fill(newPhone());
  await page.getByRole("button", { name: "인증번호 받기" }).click();
  await release();
  await page.getByPlaceholder("인증번호 6자리").waitFor();
  expect(complaints).toEqual([]);
  await end();
});

test("early text: typed before hydration, the search suggests for it afterwards", async () => {
  const { page, complaints, end } = await newVisit(browser);
  const release = await openWithoutScripts(page, "/search");
  const field = page.getByRole("combobox", { name: "찾을 말" });
  await field.fill("사과");
  await release();
  await page.getByRole("listbox", { name: "추천 검색어" }).waitFor();
  expect(await field.inputValue()).toBe("사과");
  expect(complaints).toEqual([]);
  await end();
});

test("early button: pressed before hydration on a page without a picture, it acts afterwards", async () => {
  const { page, complaints, end } = await newVisit(browser);
  const release = await openWithoutScripts(page, "/login");
  const password = page.getByRole("textbox", { name: "비밀번호" });
  await password.fill(PASSWORD);
  await page.getByRole("button", { name: "비밀번호 보기" }).click();
  await release();
  await expect.poll(() => password.getAttribute("type")).toBe("text");
  expect(await password.inputValue()).toBe(PASSWORD);
  expect(complaints).toEqual([]);
  await end();
});

/** Makes a member who is not logged in and returns the address that they log in with. */
async function newMember(name: string): Promise<string> {
  const email = `${name}${Date.now()}@todayfruit.example`;
  const first = await newVisit(browser);
  await signUp(first.page, email);
  await first.end();
  return email;
}

/**
 * Opens a page and holds its scripts: it is not alive until they are released, and was not until then. Scripts that have been
 * asked for before the page has loaded keep it from loading, so that is not waited for.
 */
async function openWithoutScripts(page: Page, address: string): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "domcontentloaded" });
  return async () => {
    expect(await page.evaluate(() => document.documentElement.dataset.hydrated)).toBe(undefined);
    release();
  };
}
