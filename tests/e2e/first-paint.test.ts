import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newVisit, openBrowser } from "./browser.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser("with pictures");
});
afterAll(() => browser.close());

test("first view: requests styles and pictures first, and scripts afterwards", async () => {
  const { page, end } = await newVisit(browser);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.resourceType()));
  await page.goto("/products/20001");
  const first = (kind: string) => asked.indexOf(kind);
  await expect.poll(() => first("script")).toBeGreaterThan(-1);
  await expect.poll(() => first("font")).toBeGreaterThan(-1);
  expect(first("script")).toBeGreaterThan(first("stylesheet"));
  expect(first("script")).toBeGreaterThan(first("image"));
  expect(first("font")).toBeGreaterThan(first("script"));
  await end();
});

test("first view: a picture that never loads delays the page by seconds only", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await page.route("**/images/**", () => {}); // Neither answered nor refused.
  await page.goto("/products/20001", { waitUntil: "commit" });
  const buy = page.getByRole("button", { name: "구매하기" });
  const sheet = page.getByRole("dialog");
  await buy.click(); // Long before any script is there: it is pressed again when they are.
  await sheet.waitFor();
  expect(complaints).toEqual([]);
  await end();
});

test("first view: the whole page has the shop's font at the end", async () => {
  const { page, end } = await newVisit(browser);
  await page.goto("/");
  await expect.poll(() => page.locator("html").getAttribute("data-letters"), { timeout: 10_000 }).toBe("");
  const family = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily);
  for (const place of ["header", "main h2", "footer"])
    expect(await family(place), place).toMatch(/Pretendard/);
  await end();
});
