import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { here } from "./look-up-journey-shops.ts";
import { callAsOperator } from "./operator-verb-and-call-steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const HOSTILE = "</title><script>window.__xss=1</script>";
const FIELDS = {
  slug: "gift-season",
  title: "설 선물 예약을 시작해요",
  contents: `1월 20일까지 예약하면\n설 전에 도착해요\n\n${"아주긴낱말".repeat(30)} ${HOSTILE}`,
  beginsAt: "2026-01-01T00:00:00.000Z",
  endsAt: null,
};
const soon = { timeout: 1000, interval: 50 };

test("text page: read at its address and found by search engines within a second, and unknown once it has ended", async () => {
  const address = `${here().shopUrl}/pages/${FIELDS.slug}`;
  const sitemap = () => fetch(`${here().shopUrl}/sitemaps/pages`).then((reply) => reply.text());
  const status = async () => (await fetch(address)).status;
  expect([await status(), (await sitemap()).includes(address)]).toEqual([404, false]);
  const added = await callAsOperator("POST /operator/v1/pages", {
    body: { rows: [FIELDS], reason: "설 행사" },
  });
  await expect.poll(sitemap, soon).toContain(address);
  expect(await status()).toBe(200);

  const { page, complaints, end } = await newVisit(browser);
  await page.setViewportSize({ width: 360, height: 720 });
  await openPage(page, `/pages/${FIELDS.slug}`);
  expect(await page.title()).toBe(`${FIELDS.title} · 오늘의과일`);
  expect(await page.locator("article").textContent()).toBe(FIELDS.contents);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate(() => "__xss" in window)).toBe(false);
  expect(complaints).toEqual([]);
  await end();

  const rows = added.rows.map((row) => ({ ...row, set: { endsAt: "2026-02-01T00:00:00.000Z" } }));
  await callAsOperator("PATCH /operator/v1/pages", { body: { rows, reason: "끝" } });
  await expect.poll(status, soon).toBe(404);
  expect(await sitemap()).not.toContain(address);
}, 60_000);
