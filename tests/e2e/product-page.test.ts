import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { join } from "./buying-steps-by-calls.ts";
import { anotherVariant, here } from "./look-up-journey-shops.ts";
import { change } from "./read-and-change-rows.ts";

let browser: Browser;
let ru: string;
beforeAll(async () => {
  browser = await openBrowser();
  ru = await anotherVariant("ru");
});
afterAll(() => browser.close());

const VARIANTS = ["todayfruit", "ru"] as const;
const visitOf = (variant: (typeof VARIANTS)[number]) =>
  newVisit(browser, 390, variant === "ru" ? ru : here().shopUrl);
/** Count on a button, once it is enabled and no longer shows the server-rendered one. */
const countIn = async (button: Locator) => {
  await expect.poll(() => button.isEnabled()).toBe(true);
  return Number(/\d+$/.exec((await button.textContent()) ?? "")?.[0]);
};

describe.each(VARIANTS)("%s", (variant) => {
  test("favourite: a guest's is shown at once, listed, and merged into the account", async () => {
    const { page, complaints, end } = await visitOf(variant);
    await openPage(page, "/favorites");
    await page.getByText("아직 찜한 상품이 없어요").waitFor();
    await openPage(page, "/products/20001");
    const heart = page.getByRole("button", { name: /^찜하기/ });
    const before = await countIn(heart);
    const { answer, asked } = await holdAnswers(page, "**/v1/app-users/favorites/*");
    await heart.click();
    await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true");
    await expect.poll(() => countIn(heart)).toBe(before + 1);
    await expect.poll(asked).toBe(1);
    answer();
    expect(await axe(page)).toEqual([]);
    await page.waitForLoadState("networkidle");

    await join(page, `keeps-fruit-${variant}@todayfruit.example`);
    await page.goto("/my-todayfruit");
    await page.getByRole("link", { name: "찜한 상품" }).click();
    await page.waitForURL("**/favorites");
    await page.getByRole("link", { name: "제주 노지 감귤 5kg" }).waitFor();
    await page.getByText("찜한 상품을 모두 봤어요").waitFor();
    expect(await axe(page)).toEqual([]);
    await openPage(page, "/products/20001");
    await heart.click();
    await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("false");
    await expect.poll(() => countIn(heart)).toBe(before);
    expect(complaints).toEqual([]);
    await end();
  });

  test("favourite: one the server refuses is rolled back with the reason", async () => {
    const { page, end } = await visitOf(variant);
    await page.route("**/v1/app-users/favorites/*", (route) =>
      route.fulfill({
        status: 409,
        json: {
          statusCode: 409,
          code: "FAVORITE_LIMIT",
          error: "Conflict",
          message: "찜은 500개까지 할 수 있어요",
          requestId: "r",
        },
      }),
    );
    await openPage(page, "/products/20001");
    const heart = page.getByRole("button", { name: /^찜하기/ });
    const before = await countIn(heart);
    await heart.click();
    await page.getByText("찜은 500개까지 할 수 있어요").waitFor();
    await expect
      .poll(async () => [await heart.getAttribute("aria-pressed"), await countIn(heart)])
      .toEqual(["false", before]);
    await end();
  });

  test("share to buy: unlocked once the link was copied", async () => {
    const { page, context, complaints, end } = await visitOf(variant);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await change("update product set requires_share = true where id = 20002", []);
    await expect
      .poll(
        async () => {
          await openPage(page, "/products/20002");
          return page.getByRole("button", { name: "공유하고 구매하기" }).count();
        },
        { timeout: 10_000 },
      )
      .toBe(1);
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: "공유하고 구매하기" }).click();
    await page.getByText("이제 살 수 있어요").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/products\/20002$/);
    await page.getByRole("button", { name: "구매하기", exact: true }).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("group", { name: "옵션" }).getByRole("button").first().click();
    await sheet.getByRole("button", { name: "장바구니 담기" }).click();
    await page.getByText("장바구니에 담았어요").waitFor();
    await change("update product set requires_share = false where id = 20002", []);
    expect(complaints).toEqual([]);
    await end();
  });

  test("attribution: a broadcast link's campaign reaches the order", async () => {
    const { page, end } = await visitOf(variant);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/v4/app-users/order-tmp?")) asked.push(request.url());
    });
    await openPage(page, "/products/20001?utm_source=live&utm_campaign=tangerine");
    expect(page.url()).toContain("utm_source=live");
    await openPage(page, "/products/20003");
    await page.getByRole("button", { name: "구매하기", exact: true }).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("group", { name: "옵션" }).getByRole("button").first().click();
    await sheet.getByRole("button", { name: "바로 구매" }).click();
    await page.waitForURL(/\/checkout\//);
    expect(asked[0]).toMatch(/utm_source=live&utm_campaign=tangerine$/);
    await end();
  });

  test("related products: three at first, all once near; added to the cart from the page, and linked", async () => {
    const { page, complaints, end } = await visitOf(variant);
    await openPage(page, "/products/20001");
    const related = page.getByRole("region", { name: "함께 보면 좋아요" });
    const cards = related.getByRole("article");
    expect(await cards.count()).toBe(3);
    await related.scrollIntoViewIfNeeded();
    await expect.poll(() => cards.count()).toBe(10);
    const first = cards.first();
    const name = await first.getByRole("heading").textContent();
    await first.getByRole("button", { name: /담기/ }).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("group", { name: "옵션" }).getByRole("button").first().click();
    await sheet.getByRole("button", { name: "장바구니 담기" }).click();
    await page.getByText("장바구니에 담았어요").waitFor();
    await first.getByRole("link").first().click();
    await page.getByRole("heading", { level: 1, name: name ?? "" }).waitFor();
    expect(page.url()).not.toContain("/products/20001");
    expect(complaints).toEqual([]);
    await end();
  });
});

/** Holds the server's replies until `answer` is called; `asked` counts those waiting. */
async function holdAnswers(page: Page, calls: string) {
  const { promise: letGo, resolve } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(calls, async (route) => {
    asked += 1;
    await letGo;
    await route.continue();
  });
  return { answer: resolve, asked: () => asked };
}
