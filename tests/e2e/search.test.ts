import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage, reloadPage, type Visit } from "./browser-visit-helpers.ts";
import { anotherVariant, here } from "./look-up-journey-shops.ts";
import { scrollUntil } from "./scroll-until.ts";

let browser: Browser;
let farmer: string;
beforeAll(async () => {
  browser = await openBrowser();
  farmer = await anotherVariant("farmer");
});
afterAll(() => browser.close());

const VARIANTS = ["todayfruit", "farmer"] as const;
type VariantName = (typeof VARIANTS)[number];
const shopOf = (variant: VariantName) => (variant === "farmer" ? farmer : here().shopUrl);

async function visiting(
  variant: VariantName,
  journey: (page: Page, shop: string, visit: Visit) => Promise<void>,
) {
  const visit = await newVisit(browser);
  try {
    await journey(visit.page, shopOf(variant), visit);
    expect(visit.complaints).toEqual([]);
  } finally {
    await visit.end();
  }
}

const field = (page: Page) => page.getByRole("combobox", { name: "찾을 말" });
const names = (page: Page) => page.locator("main article h3").allInnerTexts();
const resultsOf = (shop: string, text: string, filter = "") =>
  `${shop}/search?q=${encodeURIComponent(text)}${filter === "" ? "" : `&filter=${encodeURIComponent(filter)}`}`;

test.each(VARIANTS)("%s search: finds a product by its first letters, with the keyboard only", (variant) =>
  visiting(variant, async (page, shop) => {
    await openPage(page, shop);
    await page.getByRole("link", { name: "검색", exact: true }).click();
    await page.getByRole("heading", { name: "인기 검색어" }).waitFor();
    expect(
      await page
        .getByRole("listitem")
        .filter({ has: page.locator("a[href^='/search?q=']") })
        .count(),
    ).toBe(10);
    expect(await axe(page)).toEqual([]);

    await field(page).pressSequentially("ㅅㄱ");
    const list = page.getByRole("listbox", { name: "추천 검색어" });
    await list.waitFor();
    await expect.poll(() => list.getByRole("option").first().locator("mark").textContent()).toBe("사과");
    expect(await axe(page)).toEqual([]);
    await field(page).press("ArrowDown");
    const active = await field(page).getAttribute("aria-activedescendant");
    await expect.poll(() => page.locator(`[id="${active}"]`).getAttribute("aria-selected")).toBe("true");
    await field(page).press("Escape");
    await expect.poll(() => list.count()).toBe(0);
    await expect.poll(() => field(page).inputValue()).toBe("ㅅㄱ");

    await field(page).press("ArrowDown");
    await list.waitFor();
    await field(page).press("ArrowDown");
    await field(page).press("Enter");
    await page.getByRole("heading", { name: /사과 검색 결과/ }).waitFor();
    expect((await names(page))[0]).toContain("사과");
    expect(await axe(page)).toEqual([]);
  }),
);

test.each(VARIANTS)("%s search: filters and sort order are kept in the URL", (variant) =>
  visiting(variant, async (page, shop) => {
    await openPage(page, resultsOf(shop, "감귤"));
    const all = await names(page);
    await page.getByRole("button", { name: "품절 제외" }).click();
    await page.waitForURL(/stock%3Ain/);
    await page.getByRole("button", { name: "추천순" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "낮은 가격순" }).click();
    await page.waitForURL(/order%3ApriceAsc/);
    await expect.poll(() => names(page)).not.toEqual(all);
    const prices = await page
      .locator("main article")
      .evaluateAll((cards) =>
        cards.map((card) =>
          Number(/판매가\s*([\d,]+)/.exec(card.textContent ?? "")?.[1]?.replaceAll(",", "")),
        ),
      );
    expect(prices.length).toBeGreaterThan(3);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    await page.getByRole("button", { name: "즙·차·커피" }).click();
    await expect.poll(async () => (await names(page)).every((name) => name.includes("주스"))).toBe(true);

    await openPage(page, resultsOf(shop, "감귤", "price:900000-"));
    await page.getByRole("heading", { name: "가져올 내용이 없습니다." }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole("link", { name: "조건을 모두 풀어 보세요" }).click();
    await expect.poll(async () => (await names(page)).length).toBeGreaterThan(3);
  }),
);

test("search: a long list grows, pauses, and leaves the footer reachable", () =>
  visiting("todayfruit", async (page, shop) => {
    await openPage(page, resultsOf(shop, "과일"));
    expect((await names(page)).length).toBeGreaterThanOrEqual(15);
    await scrollUntil(page, page.getByRole("button", { name: "더 보기" }));
    expect((await names(page)).length).toBe(45);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.getByRole("button", { name: "더 보기" }).click();
    await expect.poll(async () => (await names(page)).length).toBeGreaterThan(45);
  }));

test.each(VARIANTS)("%s search: a wrong keyboard layout is corrected unless asked not to", (variant) =>
  visiting(variant, async (page, shop) => {
    await openPage(page, resultsOf(shop, "tkrhk"));
    await expect
      .poll(() => page.getByText("‘tkrhk’ 대신").textContent())
      .toBe("‘tkrhk’ 대신 ‘사과’로 찾았어요");
    expect(await axe(page)).toEqual([]);
    await page.getByRole("link", { name: "원래 말로 찾기" }).click();
    await page.getByRole("heading", { name: "‘tkrhk’를 찾지 못했어요" }).waitFor();
    await page.getByText("검색 결과가 없습니다.").waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole("list", { name: "많이 찾는 말" }).getByRole("link").first().click();
    await expect.poll(async () => (await names(page)).length).toBeGreaterThan(0);
  }),
);

test("search: recent searches are kept on the device and deleted on request", () =>
  visiting("todayfruit", async (page, shop) => {
    for (const text of ["감귤", "사과 5kg", "한우"]) {
      await openPage(page, resultsOf(shop, text));
    }
    await openPage(page, `${shop}/search`);
    const recent = page.getByRole("region", { name: "최근 찾은 말" });
    const shown = () => recent.getByRole("link").allInnerTexts();
    await expect.poll(shown).toEqual(["한우", "사과 5kg", "감귤"]);
    expect(await axe(page)).toEqual([]);
    await recent.getByRole("button", { name: "사과 5kg 지우기" }).click();
    await expect.poll(() => shown()).toEqual(["한우", "감귤"]);
    await reloadPage(page);
    await expect.poll(shown).toEqual(["한우", "감귤"]);
    await recent.getByRole("button", { name: "모두 지우기" }).click();
    await expect.poll(() => recent.count()).toBe(0);
  }));

test("search: an unfinished syllable is not searched for", () =>
  visiting("todayfruit", async (page, shop) => {
    await openPage(page, `${shop}/search`);
    await field(page).focus();
    const typing = await page.context().newCDPSession(page);
    await typing.send("Input.imeSetComposition", { text: "사", selectionStart: 1, selectionEnd: 1 });
    await expect.poll(() => field(page).inputValue()).toBe("사");
    const isKept = await field(page).evaluate((input) => {
      const enter = { key: "Enter", bubbles: true, cancelable: true, isComposing: true };
      return !input.dispatchEvent(new KeyboardEvent("keydown", enter));
    });
    expect(isKept).toBe(true);
    expect(new URL(page.url()).search).toBe("");
    await typing.send("Input.insertText", { text: "사과" });
    await field(page).press("Enter");
    await page.getByRole("heading", { name: /사과 검색 결과/ }).waitFor();
  }));

test("search: results are rendered on the server and excluded from search engines", async () => {
  const html = await (await fetch(resultsOf(here().shopUrl, "샤인머스캣"))).text();
  expect(html).toContain("상주 샤인머스캣 2kg");
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain(`<link rel="canonical" href="${here().shopUrl}/search"/>`);
});

test.each(["/search", "/search?q=", "/search?q=%20"])(
  "search engines may find where one begins: %s",
  async (address) => {
    const html = await (await fetch(here().shopUrl + address)).text();
    expect(html).not.toContain('name="robots"');
    expect(html).toContain("<title>검색 · 오늘의과일</title>");
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(html).toContain(`<link rel="canonical" href="${here().shopUrl}/search"/>`);
  },
);
