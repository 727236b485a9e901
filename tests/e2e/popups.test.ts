import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { anotherVariant, here } from "./look-up-journey-shops.ts";
import { callAsOperator } from "./operator-verb-and-call-steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const FIELDS = {
  title: "설 선물 예약",
  text: "1월 20일까지 예약하면\n설 전에 도착해요",
  image: null,
  imageAlt: "",
  href: "/displays/6012",
  variants: ["todayfruit"],
  beginsAt: "2026-01-01T00:00:00.000Z",
  endsAt: "2099-01-01T00:00:00.000Z",
};
const soon = { timeout: 1000, interval: 50 };

test("popup: shown on the home of its variant, closed by Escape in the tab, by its button for the day, and its link is followed", async () => {
  const { list } = await callAsOperator("GET /operator/v1/products");
  const image = list.find((product) => product.image.includes("photos/"))?.image ?? null;
  const added = await callAsOperator("POST /operator/v1/popups", {
    body: { rows: [{ ...FIELDS, image }], reason: "설 행사" },
  });
  const shown = () => fetch(`${here().shopUrl}/v1/popups?variant=todayfruit`).then((reply) => reply.text());
  await expect.poll(shown, soon).toContain(FIELDS.title);

  const { page, complaints, end } = await newVisit(browser, 360);
  await openPage(page, "/category/fruit");
  await page.waitForLoadState("networkidle");
  expect(await popup(page).count()).toBe(0);
  await openPage(page, "/");
  await popup(page).waitFor();
  await expect.poll(() => isFocusIn(page)).toBe(true);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await popup(page).waitFor({ state: "detached" });

  await openPage(page, "/");
  await page.waitForLoadState("networkidle");
  expect(await popup(page).count()).toBe(0);

  await page.evaluate(() => sessionStorage.removeItem("popups-closed"));
  await openPage(page, "/");
  await popup(page).getByRole("button", { name: "보러 가기" }).click();
  await page.waitForURL("**/displays/6012");
  await openPage(page, "/");
  await page.waitForLoadState("networkidle");
  expect(await popup(page).count()).toBe(0);

  await page.evaluate(() => localStorage.removeItem("popups-closed"));
  await openPage(page, "/");
  await popup(page).getByRole("button", { name: "오늘 하루 보지 않기" }).click();
  await popup(page).waitFor({ state: "detached" });
  await openPage(page, "/");
  await page.waitForLoadState("networkidle");
  expect(await popup(page).count()).toBe(0);
  await openPage(page, await anotherVariant("market"));
  await page.waitForLoadState("networkidle");
  expect(await popup(page).count()).toBe(0);

  await callAsOperator("POST /operator/v1/changes/{id}/undo", {
    path: { id: added.change.id },
    body: { reason: "끝" },
  });
  await expect.poll(shown, soon).not.toContain(FIELDS.title);
  expect(complaints).toEqual([]);
  await end();
}, 60_000);

function popup(page: Page) {
  return page.getByRole("dialog", { name: FIELDS.title });
}

function isFocusIn(page: Page): Promise<boolean> {
  return popup(page).evaluate((dialog) => dialog.contains(document.activeElement));
}
