import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";

const PRODUCT = "/products/20001";
/** Failures of the script before it arrives. */
const FAILURES = 2;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("part of a page: fails twice to load, opens all the same, and the page stays", async () => {
  const { page, end } = await newVisit(browser);
  let failures = 0;
  await page.route("**/assets/option-sheet-*.js", async (route) => {
    if (failures === FAILURES) return route.continue();
    failures += 1;
    await route.abort("connectionfailed");
  });
  await openPage(page, PRODUCT);
  await page.getByRole("button", { name: "구매하기", exact: true }).click();
  await page.getByRole("dialog").getByRole("group", { name: "옵션" }).waitFor();
  expect(failures).toBe(FAILURES);
  expect(await page.locator("h1").count()).toBe(1);
  await end();
});
