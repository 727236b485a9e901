import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newVisit, openBrowser } from "./browser-visit-helpers.ts";

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
  expect(first("font")).toBeGreaterThan(first("image"));
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

const familyOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).fontFamily);

test("letters: come in one file before the scripts, part by part, and the whole page has them", async () => {
  const { page, end } = await newVisit(browser);
  await page.addInitScript(() => {
    const given: string[] = [];
    Object.assign(window, { given });
    new MutationObserver((changes) => {
      const added = changes.filter(
        ({ target }) => target instanceof Element && target.hasAttribute("data-letters"),
      );
      if (added.length > 0) given.push(added.map(({ target }) => target.nodeName).join(" "));
    }).observe(document, { subtree: true, attributeFilter: ["data-letters"] });
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.resourceType()));
  // A busy machine may need more than two seconds; the second visit has the file already.
  await expect
    .poll(
      async () => {
        await page.goto("/");
        await page.waitForFunction(() => performance.now() > 2_000);
        return page.locator("body").getAttribute("data-letters");
      },
      { timeout: 20_000 },
    )
    .toBe("");
  expect(asked.indexOf("font")).toBeLessThan(asked.indexOf("script"));
  for (const place of ["header", "main h2", "footer"]) {
    expect(await familyOf(page, place), place).toMatch(/^"?Shop Letters/);
  }
  // Changes of one task are reported together: some parts of the home, then the body with all of it.
  const tasks = await page.evaluate((): string[] => Reflect.get(window, "given"));
  expect(tasks.length).toBeGreaterThan(3);
  expect(tasks.at(-1)).toBe("BODY");
  expect(await page.locator("[data-letters]").count()).toBe(1);
  await end();
});

test("letters: those that come too late leave the page as it is, and the next page has them", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await page.route("**/*.woff2", async (route) => {
    await new Promise((done) => setTimeout(done, 2_500));
    await route.continue();
  });
  await page.goto("/");
  await page.waitForFunction(() => document.fonts.check('1em "Shop Letters"') && performance.now() > 2_500);
  expect(await page.locator("body").getAttribute("data-letters")).toBeNull();
  expect(await familyOf(page, "main h2")).not.toMatch(/Shop Letters/);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  await page.getByRole("link", { name: "검색" }).first().click();
  await page.waitForURL("**/search");
  await expect.poll(() => page.locator("body").getAttribute("data-letters")).toBe("whole");
  expect(complaints).toEqual([]);
  await end();
});
