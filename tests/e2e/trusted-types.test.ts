import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { here } from "./look-up-journey-shops.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Ways in which page code could run an untrusted text by mistake. */
const WAYS: Record<string, () => unknown> = {
  "markup with a handler": () => {
    document.body.innerHTML = "<img src=x onerror=window.ran=1>";
  },
  "markup beside an element": () =>
    document.body.insertAdjacentHTML("beforeend", "<iframe srcdoc='<script>parent.ran=1</script>'></iframe>"),
  "a document that is written": () => document.write("<p onclick=window.ran=1>1</p>"),
  "a fragment": () => document.createRange().createContextualFragment("<img src=x onerror=window.ran=1>"),
  "the script of a stranger": () => {
    document.createElement("script").src = "https://evil.example/assets/a.js";
  },
  "another script of the payment provider's host": () => {
    document.createElement("script").src = "http://localhost:3001/v2/other";
  },
  "the text of a script": () => {
    document.createElement("script").textContent = "window.ran=1";
  },
  "a worker of a stranger": () => new Worker("https://evil.example/a.js"),
  "a policy of a stranger": () =>
    (
      globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
    ).trustedTypes.createPolicy("evil", {}),
  "a second default policy": () =>
    (
      globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
    ).trustedTypes.createPolicy("default", {}),
};

test("trusted types: every page enforces its own policies", async () => {
  for (const path of [
    "/",
    "/cart",
    "/login",
    "/products/20001",
    "/video",
    "/category-list",
    "/nothing-here",
    "/offline",
  ]) {
    const policy = (await fetch(here().shopUrl + path)).headers.get("content-security-policy") ?? "";
    expect([path, policy]).toEqual([
      path,
      expect.stringContaining("require-trusted-types-for 'script'; trusted-types default page-script sheet"),
    ]);
    expect(policy).not.toMatch(/unsafe|allow-duplicates|\*/);
  }
});

test.each(["/", "/login"])("trusted types: on %s no text runs, however it is inserted", async (address) => {
  const { page, end } = await newVisit(browser);
  await openPage(page, address);
  for (const [way, put] of Object.entries(WAYS)) {
    const refused = await page.evaluate(put).then(
      () => "done",
      (error: Error) => error.message,
    );
    expect([way, refused]).toEqual([way, expect.stringContaining("TypeError")]);
  }
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
  await end();
});

test("trusted types: client navigation and the not-found screen violate no policy", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await openPage(page, "/category-list");
  await page.locator('main a[href^="/category/"]').first().click();
  await page.waitForURL(/\/category\//);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.goto("/products/999999999");
  await page.getByRole("main").waitFor();
  expect(complaints).toEqual([]);
  await end();
});
