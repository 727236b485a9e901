import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser } from "./browser-visit-helpers.ts";
import { join } from "./buying-steps-by-calls.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("consents: given and withdrawn in the settings, each with its date, night separately", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await join(page, `consent${Date.now()}@todayfruit.example`);
  await page.goto("/my-todayfruit");
  await page.getByRole("link", { name: "설정" }).click();
  const benefits = page.getByRole("switch", { name: /혜택 알림/ });
  await benefits.waitFor();
  await expect.poll(() => benefits.isChecked()).toBe(false);
  await expect.poll(() => page.getByRole("switch", { name: /밤에도 받기/ }).count()).toBe(0);
  expect(await axe(page)).toEqual([]);

  await page.getByText("혜택 알림", { exact: true }).first().click();
  const night = page.getByRole("alertdialog", { name: "밤에도 혜택 알림을 받을까요?" });
  await night.getByRole("button", { name: "안 받기" }).click();
  await night.waitFor({ state: "hidden" });
  await expect.poll(() => page.getByRole("switch", { name: /밤에도 받기/ }).isChecked()).toBe(false);
  await page.getByText("밤에도 받기").click();
  await page
    .getByRole("status")
    .getByText(/^20\d\d\. \d+\. \d+ \(.\) 밤 알림 동의$/)
    .waitFor();

  // The reminder two years later links to this section.
  await page.goto("/settings#advertising");
  await page.reload();
  await expect.poll(() => benefits.isChecked()).toBe(true);
  const top = () =>
    page.locator("#advertising").evaluate((part) => Math.round(part.getBoundingClientRect().top));
  await expect.poll(top).toBeGreaterThanOrEqual(52);
  await expect.poll(top).toBeLessThan(140);
  await expect.poll(() => page.getByRole("switch", { name: /밤에도 받기/ }).isChecked()).toBe(true);
  expect(await axe(page)).toEqual([]);
  await page.getByText("혜택 알림", { exact: true }).first().click();
  await page
    .getByRole("status")
    .getByText(/혜택 알림 거부, 밤 알림 거부$/)
    .waitFor();
  await expect.poll(() => page.getByRole("switch", { name: /밤에도 받기/ }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await end();
});
