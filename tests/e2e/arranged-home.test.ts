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

const soon = { timeout: 1000, interval: 50 };
const home = () => fetch(here().shopUrl).then((reply) => reply.text());

test("home: tabs and groups that an operator arranges are shown within a second, and undone they are as before", async () => {
  const tabs = (await callAsOperator("GET /operator/v1/home-tabs")).list;
  const [first, last] = [tabs.find(({ isDefault }) => isDefault), tabs.find(({ key }) => key === "deal")];
  if (!first || !last) throw new Error("The demonstration has both tabs");
  const pages = (await callAsOperator("GET /operator/v1/home-sub-tabs")).list;
  const page = pages.filter(({ tabId }) => tabId === first.id).toSorted((a, b) => a.sort - b.sort)[0];
  if (!page) throw new Error("The home has a page");
  const { page: visit, complaints, end } = await newVisit(browser, 360);
  await openPage(visit, "/");
  const names = () => visit.getByRole("navigation", { name: "홈 메뉴" }).getByRole("link").allTextContents();
  const headings = () => visit.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
  const [namesBefore, headingsBefore] = [await names(), await headings()];

  const moved = await callAsOperator("PATCH /operator/v1/home-tabs", {
    body: {
      rows: [{ id: last.id, version: last.version, set: { name: "오늘 특가", sort: 0 } }],
      reason: "특가를 앞으로",
    },
  });
  const arranged = await callAsOperator("PATCH /operator/v1/home-sub-tabs", {
    body: {
      rows: [{ id: page.id, version: page.version, set: { groupIds: page.groupIds.toReversed() } }],
      reason: "거꾸로",
    },
  });
  await expect.poll(home, soon).toContain("오늘 특가");
  await openPage(visit, "/");
  expect((await names())[0]).toBe("오늘 특가");
  expect(await headings()).not.toEqual(headingsBefore);
  expect(await axe(visit)).toEqual([]);
  await visit.getByRole("navigation", { name: "홈 메뉴" }).getByRole("link", { name: "오늘 특가" }).focus();
  await visit.keyboard.press("Enter");
  await visit.waitForURL("**/?tab=deal");

  for (const { change } of [moved, arranged])
    await callAsOperator("POST /operator/v1/changes/{id}/undo", {
      path: { id: change?.id },
      body: { reason: "되돌림" },
    });
  await expect.poll(home, soon).not.toContain("오늘 특가");
  await openPage(visit, "/");
  expect(await names()).toEqual(namesBefore);
  await expect.poll(headings).toEqual(headingsBefore);
  expect(complaints).toEqual([]);
  await end();
}, 60_000);
