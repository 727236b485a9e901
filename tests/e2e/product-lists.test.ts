import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage, type Visit } from "./browser-visit-helpers.ts";
import { anotherVariant, here, untouchedShop } from "./look-up-journey-shops.ts";
import { scrollUntil } from "./scroll-until.ts";

let browser: Browser;
let visit: Visit;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  visit = await newVisit(browser);
  page = visit.page;
});
afterAll(() => browser.close());

test.each([
  ["notices", "/notices", "공지사항"],
  ["wholesale", "/wholesale", "도매"],
  ["a display group", "/displays/6012", "못난이 알뜰전"],
  ["a product group", "/product-groups/NEW_WEEK", "이번 주 신상품"],
])("%s: has its heading and title, without axe violations", async (_name, address, heading) => {
  await openPage(page, address);
  await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe(heading);
  await expect.poll(() => page.title()).toBe(`${heading} · 오늘의과일`);
  expect(await axe(page)).toEqual([]);
});

test.each(["/displays/1", "/displays/x", "/displays/99999999999", "/product-groups/NONE"])(
  "%s is nowhere",
  async (address) => {
    expect((await fetch(here().shopUrl + address)).status).toBe(404);
  },
);

test("notices: expand in place, pinned ones first, linked from the footer", async () => {
  await openPage(page, "/");
  await page.getByRole("link", { name: "공지사항" }).click();
  await page.waitForURL("**/notices");
  const rows = page.getByRole("listitem").filter({ has: page.locator("summary") });
  await expect.poll(() => rows.count()).toBe(15);
  await expect.poll(() => rows.first().getByText("고정한 글").count()).toBe(1);
  await expect.poll(() => page.getByText("보온 포장으로 보내 드립니다").isVisible()).toBe(false);
  await page.locator("summary").first().focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.getByText("보온 포장으로 보내 드립니다").isVisible()).toBe(true);
});

test("opened page: its heading takes the focus, unless a key or a press moved it while the code was on its way", async () => {
  const own = await newVisit(browser);
  const arrived = Promise.withResolvers<void>();
  await own.page.route("**/focus-new-page*", async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await openPage(own.page, "/");
  const code = own.page.waitForResponse("**/focus-new-page*");
  await own.page.getByRole("link", { name: "공지사항" }).click();
  await own.page.waitForURL("**/notices");
  await own.page.locator("summary").first().focus();
  arrived.resolve();
  await (await code).finished();
  await own.page.waitForTimeout(300);
  expect(await own.page.evaluate(() => document.activeElement?.tagName)).toBe("SUMMARY");
  await own.page.goBack();
  await expect.poll(() => own.page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  expect(own.complaints).toEqual([]);
  await own.end();
});

test("display group: opened by a banner and by its heading", async () => {
  await openPage(page, "/");
  const links = await page.locator("a").evaluateAll((all) => all.map((a) => a.getAttribute("href")));
  expect(links).toContain("/?tab=gift");
  await page.getByRole("link", { name: "지금이 제철이에요 더보기" }).click();
  await page.waitForURL("**/displays/6004");
  await page.getByRole("heading", { name: "지금이 제철이에요" }).waitFor();
});

test("product group: loads fifteen at a time to its end", async () => {
  await openPage(page, "/product-groups/NEW_WEEK");
  await expect.poll(() => page.getByRole("article").count()).toBe(15);
  await page.mouse.wheel(0, 9000);
  await expect.poll(() => page.getByRole("article").count()).toBe(20);
  await page.getByText("마지막 상품까지 다 봤어요").waitFor();
});

test("category: pauses after three pages, continues on request, and its footer is reachable", async () => {
  // Where nothing was sold yet, a list by sales is named as a suggestion.
  const fresh = await newVisit(browser, 390, untouchedShop().shopUrl);
  const { page: own } = fresh;
  await openPage(own, "/category/fruit");
  const more = own.getByRole("button", { name: "더 보기" });
  await scrollUntil(own, more);
  await expect.poll(() => cards(own)).toBe(45);
  await own.getByRole("heading", { name: "이 상품은 어때요?" }).waitFor();
  await own.getByText("사업자등록번호").scrollIntoViewIfNeeded();
  expect(await axe(own)).toEqual([]);
  await more.click();
  await expect.poll(() => cards(own)).toBeGreaterThan(45);
  expect(fresh.complaints).toEqual([]);
  await fresh.end();
});

test("category: the layout is remembered for the next list without the URL", async () => {
  const fresh = await newVisit(browser);
  const { page: own } = fresh;
  await openPage(own, "/category/fruit");
  await own.getByRole("button", { name: "목록으로 보기" }).click();
  await own.waitForURL("**view=list");
  await openPage(own, "/category/fish");
  expect(new URL(own.url()).search).toBe("");
  await expect.poll(() => own.getByRole("button", { name: "격자로 보기" }).count()).toBe(1);
  await expect.poll(() => own.locator("[data-listing]").getAttribute("data-listing")).toBe("list");
  await expect.poll(() => own.locator("[data-listing]").isVisible()).toBe(true);
  const html = await (await fetch(`${here().shopUrl}/category/fish`)).text();
  expect(html).toContain('data-listing="unsaid"');
  await own.getByRole("button", { name: "격자로 보기" }).click();
  await openPage(own, "/category/meat");
  await expect.poll(() => own.getByRole("button", { name: "목록으로 보기" }).count()).toBe(1);
  await expect.poll(() => own.locator("[data-listing]").isVisible()).toBe(true);
  expect(fresh.complaints).toEqual([]);
  await fresh.end();
});

test("category: an empty list says so and offers a next step", async () => {
  const empty = await newVisit(browser);
  await empty.page.route("**/v4/display-category/*/display-products*", (route) =>
    route.fulfill({ json: { list: [], nextPage: null, prePage: null } }),
  );
  await openPage(empty.page, "/displays/6008");
  await empty.page.getByRole("tab", { name: "열대과일" }).click();
  await empty.page.getByText("가져올 내용이 없습니다.").waitFor();
  expect(empty.complaints).toEqual([]);
  await empty.end();
});

test("another variant: has the same lists, also on the smallest screen", async () => {
  const shop = await anotherVariant("market");
  const other = await newVisit(browser, 360);
  try {
    for (const address of [
      "/notices",
      "/wholesale",
      "/product-groups/UGLY",
      "/category-list",
      "/category/food",
    ]) {
      await openPage(other.page, shop + address);
      expect(await axe(other.page), address).toEqual([]);
      const tooWide = await other.page.evaluate(
        () => document.documentElement.scrollWidth > window.innerWidth,
      );
      expect(tooWide, address).toBe(false);
    }
    expect(other.complaints).toEqual([]);
  } finally {
    await other.end();
  }
});

function cards(on: Page): Promise<number> {
  return on.locator("[data-listing]").getByRole("article").count();
}
